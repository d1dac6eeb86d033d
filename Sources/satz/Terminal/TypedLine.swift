/// A line that came through a pipe, as a terminal would have passed it on.

extension String {
  /// With blanks in place of control characters.
  var withoutControls: String {
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    var clean = UnicodeScalarView()
    clean.append(contentsOf: unicodeScalars.map { $0.isControl ? " " : $0 })
    return String(clean)
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool { properties.generalCategory == .control }
}
