/// Numbers in the tables of other apps.

/// Numbers as apps write them: `80`, `62,5`, `8.50`, `0.0`, `1,500.5`.
enum Decimal {
  /// Rounded to thousandths; nil for what is not a number or is beyond a billion. Where commas separate the columns, one
  /// before three digits separates thousands; elsewhere it is the decimal sign.
  static func thousandths(_ text: String, groupsByCommas: Bool = false) -> Int? {
    let text = groupsByCommas ? ungrouped(text) : text
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

  /// `1500.5` for `1,500.5`; what is not grouped stays.
  private static func ungrouped(_ text: String) -> String {
    let whole = text.prefix { $0 != "." }
    let groups = whole.split(separator: ",", omittingEmptySubsequences: false)
    guard groups.count > 1, let first = groups.first?.drop(while: { $0 == "-" || $0 == "+" }),
      (1...3).contains(first.count), first.first != "0",
      groups.dropFirst().allSatisfy({ $0.count == 3 && $0.allSatisfy(\.isASCIIDigit) })
    else { return text }
    return groups.joined() + text.dropFirst(whole.count)
  }

  private static func digits(_ text: Substring, most: Int) -> Int? {
    guard !text.isEmpty, text.count <= most, text.allSatisfy(\.isASCIIDigit) else { return nil }
    return Int(text)
  }
}

extension Character {
  var isASCIIDigit: Bool { "0" <= self && self <= "9" }
}
