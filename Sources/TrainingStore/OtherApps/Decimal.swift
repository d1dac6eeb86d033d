/// Numbers in the tables of other apps.

/// Numbers as apps write them: `80`, `62,5`, `8.50`, `0.0`.
enum Decimal {
  /// Rounded to thousandths; nil for what is not a number or is beyond a billion.
  static func thousandths(_ text: String) -> Int? {
    let isNegative = text.hasPrefix("-")
    let parts = text.drop { $0 == "-" || $0 == "+" }.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    guard (1...2).contains(parts.count), let whole = digits(parts[0], most: 9) else { return nil }
    var fraction = 0
    if parts.count == 2 {
      guard !parts[1].isEmpty, let places = digits(parts[1].prefix(4), most: 4) else { return nil }
      guard parts[1].allSatisfy(\.isASCIIDigit) else { return nil }
      let scale = [1: 1000, 2: 100, 3: 10, 4: 1][min(4, parts[1].count)] ?? 1
      fraction = (places * scale + 5) / 10
    }
    let number = whole * 1000 + fraction
    return isNegative ? -number : number
  }

  private static func digits(_ text: Substring, most: Int) -> Int? {
    guard !text.isEmpty, text.count <= most, text.allSatisfy(\.isASCIIDigit) else { return nil }
    return Int(text)
  }
}

extension Character {
  var isASCIIDigit: Bool { "0" <= self && self <= "9" }
}
