/// A picture as text: shapes and words in SVG, placed from the top down, in the colours of a theme. One file needs no other.

import PlanWording

struct PicturePage {
  let width: Double
  /// Where the next part begins.
  var y: Double
  private var parts: [String] = []

  enum Anchor: String { case start, middle, end }

  static let margin = 60.0

  init(width: Double) {
    self.width = width
    y = Self.margin
  }

  /// What is between the margins.
  var inner: Double { width - 2 * Self.margin }

  /// How wide a text is at most, as fonts without serifs are drawn.
  static func width(of text: String, size: Double, isBold: Bool = false) -> Double {
    Double(text.displayWidth) * size * (isBold ? 0.65 : 0.59)
  }

  mutating func text(
    _ text: String, x: Double, y: Double, size: Double, _ role: PictureRole = .ink, isBold: Bool = false,
    anchor: Anchor = .start, room: Double = .infinity
  ) {
    let columns = room / (size * (isBold ? 0.65 : 0.59))
    let row = text.visibleInRow
    let shown = columns < Double(row.displayWidth) ? row.cut(toWidth: max(1, Int(columns))) : row
    let weight = isBold ? #" font-weight="700""# : ""
    let side = anchor == .start ? "" : #" text-anchor="\#(anchor.rawValue)""#
    parts.append(
      #"<text x="\#(x.svg)" y="\#(y.svg)" font-size="\#(size.svg)" class="\#(role.rawValue)"\#(weight)\#(side)>"#
        + shown.escapedForMarkup + "</text>")
  }

  mutating func rect(
    x: Double, y: Double, width: Double, height: Double, _ role: PictureRole, radius: Double = 0, opacity: Double = 1
  ) {
    let round = radius > 0 ? #" rx="\#(radius.svg)""# : ""
    let see = opacity < 1 ? #" fill-opacity="\#(opacity.svg)""# : ""
    parts.append(
      #"<rect x="\#(x.svg)" y="\#(y.svg)" width="\#(max(0, width).svg)" height="\#(max(0, height).svg)"\#(round) class="\#(role.rawValue)"\#(see)/>"#
    )
  }

  mutating func line(
    x1: Double, y1: Double, x2: Double, y2: Double, _ role: PictureRole, width: Double = 1, dashes: String? = nil
  ) {
    let dashed = dashes.map { #" stroke-dasharray="\#($0)""# } ?? ""
    parts.append(
      #"<line x1="\#(x1.svg)" y1="\#(y1.svg)" x2="\#(x2.svg)" y2="\#(y2.svg)" stroke-width="\#(width.svg)" class="\#(role.rawValue)-s"\#(dashed)/>"#
    )
  }

  mutating func polyline(_ points: [(x: Double, y: Double)], _ role: PictureRole, width: Double) {
    let path = points.map { "\($0.x.svg),\($0.y.svg)" }.joined(separator: " ")
    parts.append(
      #"<polyline points="\#(path)" stroke-width="\#(width.svg)" stroke-linejoin="round" stroke-linecap="round" class="\#(role.rawValue)-s"/>"#
    )
  }

  mutating func polygon(_ points: [(x: Double, y: Double)], _ role: PictureRole, opacity: Double = 1) {
    let path = points.map { "\($0.x.svg),\($0.y.svg)" }.joined(separator: " ")
    let see = opacity < 1 ? #" fill-opacity="\#(opacity.svg)""# : ""
    parts.append(#"<polygon points="\#(path)" class="\#(role.rawValue)"\#(see)/>"#)
  }

  mutating func circle(x: Double, y: Double, radius: Double, _ role: PictureRole) {
    parts.append(#"<circle cx="\#(x.svg)" cy="\#(y.svg)" r="\#(radius.svg)" class="\#(role.rawValue)"/>"#)
  }

  /// A part of a circle, from the top clockwise: 0 … 1.
  mutating func arc(x: Double, y: Double, radius: Double, share: Double, _ role: PictureRole, width: Double) {
    let around = 2 * Double.pi * radius
    parts.append(
      #"<circle cx="\#(x.svg)" cy="\#(y.svg)" r="\#(radius.svg)" stroke-width="\#(width.svg)" stroke-linecap="round" class="\#(role.rawValue)-s""#
        + #" stroke-dasharray="\#((around * min(max(share, 0), 1)).svg) \#(around.svg)" transform="rotate(-90 \#(x.svg) \#(y.svg))"/>"#
    )
  }

  /// Five points, the first at the top.
  mutating func star(x: Double, y: Double, radius: Double, _ role: PictureRole) {
    // Sines and cosines of 36°, 72° …, the inner ones at two fifths of the radius.
    let corners: [(Double, Double)] = [
      (0, -1), (0.25, -0.34), (0.951, -0.309), (0.4, 0.13), (0.588, 0.809), (0, 0.42), (-0.588, 0.809), (-0.4, 0.13),
      (-0.951, -0.309), (-0.25, -0.34),
    ]
    let points = corners.map { (x: x + $0.0 * radius, y: y + $0.1 * radius) }
    polygon(points, role)
  }

  /// The whole file; `title` is what it shows, for who cannot see it.
  func document(title: String, theme: PictureTheme, height: Double? = nil) -> String {
    let height = (height ?? y + Self.margin).rounded(.up)
    let size = #"width="\#(width.svg)" height="\#(height.svg)" viewBox="0 0 \#(width.svg) \#(height.svg)""#
    return """
      <svg xmlns="http://www.w3.org/2000/svg" \(size) role="img" xml:space="preserve" \
      font-family="Inter, 'Helvetica Neue', Arial, 'DejaVu Sans', sans-serif">
      <title>\(title.visibleInRow.escapedForMarkup)</title>
      <style>
      \(theme.css)
      </style>
      <rect width="100%" height="100%" class="background"/>
      \(parts.joined(separator: "\n"))
      </svg>

      """
  }
}

extension Double {
  /// With at most one decimal place.
  fileprivate var svg: String {
    let tenths = Int(clamping: self * (abs(self) < 1 ? 100 : 10))
    let scale = abs(self) < 1 ? 100 : 10
    let sign = tenths < 0 ? "-" : ""
    let (whole, rest) = abs(tenths).quotientAndRemainder(dividingBy: scale)
    if rest == 0 { return "\(sign)\(whole)" }
    let digits = scale == 100 ? (rest % 10 == 0 ? "\(rest / 10)" : rest.twoDigits) : "\(rest)"
    return "\(sign)\(whole).\(digits)"
  }
}
