/// Dates of other apps: `2025-01-15 17:45:32`, `8 Apr 2026, 16:50`, `Apr 8, 2026, 4:50 PM`, `3 févr. 2026, 18:00`.

extension LocalTime {
  /// Nil for what is not understood as a date. A missing time of day means midnight.
  public init?(foreign text: String) {
    // Words and numbers, separated by spaces of every kind, commas, and the T of ISO 8601.
    let words = text.lowercased().prefix(100).split { $0.isWhitespace || Self.separators.contains($0) }.map(String.init)
      .filter { !Self.connectives.contains($0) }
    guard let first = words.first else { return nil }
    if let iso = LocalTime(iso: first, rest: words.dropFirst()) {
      self = iso
      return
    }
    guard words.count >= 3 else { return nil }
    let day: Day?
    if let year = Int(first), year > 31, let month = Int(words[1]), let number = Int(words[2]) {
      day = Day(year: year, month: month, day: number)
    } else if let number = Int(first), let month = MonthName.number(words[1]), let year = Int(words[2]) {
      day = Day(year: year, month: month, day: number)
    } else if let month = MonthName.number(first), let number = Int(words[1]), let year = Int(words[2]) {
      day = Day(year: year, month: month, day: number)
    } else {
      return nil
    }
    guard let day, let second = Self.second(words.dropFirst(3)) else { return nil }
    self.init(day: day, second: second)
  }

  /// With the signs for year, month and day in Chinese, Japanese and Korean.
  private static let separators: Set<Character> = [",", ".", "/", "年", "月", "日", "년", "월", "일"]
  /// `8 de abr. de 2026`, `8 апр. 2026 г.`
  private static let connectives: Set<String> = ["de", "del", "di", "at", "um", "à", "às", "alle", "kl", "г", "в"]

  /// Whether a date is written in UTC, as Fitbod (`2026-04-09 01:00:00 +0000`) and Liftosaur
  /// (`2026-04-08T22:30:00.000Z`) do. Other apps write no zone, and mean where the athlete was.
  static func isInUTC(foreign text: String) -> Bool {
    let text = text.trimmingSpaces().lowercased()
    if ["+0000", "+00:00", "utc", "gmt"].contains(where: text.hasSuffix) { return true }
    return text.hasSuffix("z") && text.dropLast().last?.isASCIIDigit == true
  }

  /// `2025-01-15`, with the time after a space or a `T`, in whatever zone is written after it.
  private init?(iso first: String, rest: ArraySlice<String>) {
    let parts = first.split(separator: "t", maxSplits: 1).map(String.init)
    let date = (parts.first ?? "").split(separator: "-").map { Int($0) }
    guard date.count == 3, let year = date[0], year > 31, let month = date[1], let number = date[2],
      let day = Day(year: year, month: month, day: number)
    else { return nil }
    let clock = parts.count == 2 ? [String(parts[1].prefix { $0.isASCIIDigit || $0 == ":" })] : Array(rest)
    guard let second = Self.second(clock[...]) else { return nil }
    self.init(day: day, second: second)
  }

  /// `17:45:32`, `16:50`, `4:50 pm`, `4:50pm`.
  private static func second(_ words: ArraySlice<String>) -> Int? {
    guard let first = words.first else { return 0 }
    let digits = first.prefix { $0.isASCIIDigit || $0 == ":" }
    let half = first.dropFirst(digits.count) + words.dropFirst().joined()
    let parts = digits.split(separator: ":").map { Int($0) ?? -1 }
    guard (2...3).contains(parts.count), (0..<24).contains(parts[0]),
      parts.dropFirst().allSatisfy({ (0..<60).contains($0) })
    else { return nil }
    let hour: Int
    switch half {
    case "am": hour = parts[0] % 12
    case "pm": hour = parts[0] % 12 + 12
    default: hour = parts[0]
    }
    return hour * 3600 + parts[1] * 60 + (parts.count == 3 ? parts[2] : 0)
  }
}

/// Months by the beginnings of their names in English, German, French, Spanish, Italian, Portuguese, Dutch, Polish,
/// Swedish, Turkish and Russian, as Unicode's locale data (cldr.unicode.org) abbreviates them; apps such as Hevy write
/// dates in the language of the phone.
private enum MonthName {
  private static let beginnings: [[String]] = [
    ["jan", "jän", "ene", "gen", "sty", "oca", "янв"], ["feb", "fév", "fev", "lut", "şub", "фев"],
    ["mar", "mär", "mrz", "mrt", "maa", "мар"], ["apr", "avr", "abr", "kwi", "nis", "апр"],
    ["may", "mai", "mag", "mei", "maj", "мая", "май"], ["jun", "juin", "giu", "cze", "haz", "июн"],
    ["jul", "juil", "lug", "lip", "tem", "июл"], ["aug", "aoû", "aou", "ago", "sie", "ağu", "авг"],
    ["sep", "set", "wrz", "eyl", "сен"], ["oct", "okt", "ott", "out", "paź", "eki", "окт"],
    ["nov", "lis", "kas", "ноя"], ["dec", "dez", "déc", "dic", "gru", "ara", "дек"],
  ]

  static func number(_ word: String) -> Int? {
    beginnings.firstIndex { names in names.contains { word.hasPrefix($0) } }.map { $0 + 1 }
  }
}

/// The order of a date's numbers, which only many dates together can tell: `08.04.2026`, `4/8/2026`, `2026/04/08`.
struct DateOrder {
  private var isDayFirst: Bool
  /// Whether no date of the table says which comes first.
  private(set) var isOpen: Bool

  init(of dates: some Sequence<String>) {
    var (dayFirst, monthFirst, hasSlashes) = (false, false, false)
    for date in dates {
      guard let (numbers, sign) = Self.numbers(date), numbers[0] <= 31 else { continue }
      if sign == "." { dayFirst = true } else { hasSlashes = true }
      if numbers[0] > 12 { dayFirst = true }
      if numbers[1] > 12 { monthFirst = true }
    }
    // Day first is what most of the world writes.
    isDayFirst = dayFirst || !monthFirst
    isOpen = hasSlashes && dayFirst == monthFirst
  }

  /// Nil for what is not three numbers, or no date in this order.
  func read(_ text: String) -> LocalTime? {
    guard let (numbers, _) = Self.numbers(text) else { return nil }
    let rest = text.trimmingSpaces().drop { !$0.isWhitespace && $0 != "," }.drop { $0.isWhitespace || $0 == "," }
    let day: Day?
    if numbers[0] > 31 {
      day = Day(year: numbers[0], month: numbers[1], day: numbers[2])
    } else {
      let (number, month) = isDayFirst ? (numbers[0], numbers[1]) : (numbers[1], numbers[0])
      day = Day(year: numbers[2] < 100 ? 2000 + numbers[2] : numbers[2], month: month, day: number)
    }
    guard let day else { return nil }
    return rest.isEmpty ? LocalTime(day: day, second: 0) : LocalTime(foreign: day.isoText + " " + String(rest))
  }

  private static func numbers(_ text: String) -> (numbers: [Int], sign: Character)? {
    let word = text.trimmingSpaces().prefix { $0.isASCIIDigit || "./-".contains($0) }
    guard let sign = word.first(where: { !$0.isASCIIDigit }) else { return nil }
    let parts = word.split(separator: sign).map { $0.count <= 4 ? Int($0) : nil }
    guard parts.count == 3, let first = parts[0], let second = parts[1], let third = parts[2] else { return nil }
    return ([first, second, third], sign)
  }
}
