import FlipbookDrawing
import Foundation

/// Writes how long something lasts, in the words of a locale. Foundation has no such class here.
open class DateComponentsFormatter: @unchecked Sendable {
  /// The form of the text.
  public enum UnitsStyle: Int, Sendable {
    /// `1:05:09`
    case positional = 0
    /// `1h 5m 9s`, `1 hr, 5 min, 9 sec`, `1 hour, 5 minutes, 9 seconds`,
    /// `one hour, five minutes, nine seconds` and `1hr 5min 9sec`.
    case abbreviated, short, full, spellOut, brief
  }

  /// The zeros that are left out or filled up. In positional texts `dropTrailing` drops zeros at the end;
  /// `pad` fills up in all.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The bits of the behaviour.
    public let rawValue: UInt
    /// Makes a behaviour from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Drops zeros at the front of positional texts, down to two units, and all zeros of others.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    /// Has the effect of ``default``.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    /// Has the effect of ``default``.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    /// Drops zeros at the end too.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    /// Drops zeros at both ends, and those of texts that aren't positional.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Keeps all units, and writes those of positional texts with two digits.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  /// `positional` unless set.
  open var unitsStyle = UnitsStyle.positional
  /// The units that are written, from years to seconds. Hours, minutes and seconds unless set.
  open var allowedUnits: NSCalendar.Unit = [.hour, .minute, .second]
  /// ``ZeroFormattingBehavior/default`` unless set.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The most units that are written; 0 for all.
  open var maximumUnitCount = 0
  /// Whether the text begins with "About". It does so in English alone; elsewhere setting it to true is reported.
  open var includesApproximationPhrase = false {
    didSet {
      unsupported(
        "DateComponentsFormatter.includesApproximationPhrase",
        when: includesApproximationPhrase && !isEnglish)
    }
  }
  /// Whether the text ends with "remaining". It does so in English alone; elsewhere setting it to true is reported.
  open var includesTimeRemainingPhrase = false {
    didSet {
      unsupported(
        "DateComponentsFormatter.includesTimeRemainingPhrase",
        when: includesTimeRemainingPhrase && !isEnglish)
    }
  }
  /// The locale, by its own, and the lengths of months and years.
  open var calendar: Calendar? = Calendar.current
  /// From when months and years are counted; the begin of 2001 unless set.
  open var referenceDate: Date?
  /// Whether amounts of the smallest unit have a part after the point. Has no effect.
  open var allowsFractionalUnits = false {
    didSet {
      unsupported("DateComponentsFormatter.allowsFractionalUnits", when: allowsFractionalUnits)
    }
  }
  /// Whether units that are left out are counted in a smaller one. Has no effect.
  open var collapsesLargestUnit = false {
    didSet { unsupported("DateComponentsFormatter.collapsesLargestUnit", when: collapsesLargestUnit) }
  }

  /// Makes a formatter for hours, minutes and seconds.
  public init() {}

  private var locale: Locale { calendar?.locale ?? Locale.current }
  private var isEnglish: Bool { locale.language.languageCode == .english }

  private static let units: [(option: NSCalendar.Unit, component: Calendar.Component, name: String)] = [
    (.year, .year, "year"), (.month, .month, "month"), (.weekOfMonth, .weekOfMonth, "week"),
    (.day, .day, "day"), (.hour, .hour, "hour"), (.minute, .minute, "minute"), (.second, .second, "second"),
  ]

  /// The text for a number of seconds.
  open func string(from interval: TimeInterval) -> String? {
    guard interval.isFinite, abs(interval) < 1e11 else { return nil }
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return text(from: start, to: start.addingTimeInterval(interval.rounded(.towardZero)))
  }

  /// The text for the time between two dates.
  open func string(from startDate: Date, to endDate: Date) -> String? { text(from: startDate, to: endDate) }

  private func text(from start: Date, to end: Date) -> String? {
    let units = Self.units.filter { allowedUnits.contains($0.option) }
    guard !units.isEmpty else { return "" }
    var calendar = calendar ?? Calendar.current
    // Amounts of time have no changes of the clock.
    if referenceDate == nil { calendar.timeZone = .gmt }
    let isNegative = end < start
    let counts = calendar.dateComponents(
      Set(units.map(\.component)), from: min(start, end), to: max(start, end))
    return text(
      units.map { (count: counts.value(for: $0.component) ?? 0, unit: $0.name) }, isNegative: isNegative)
  }

  /// The amounts that are written, without the zeros that are left out.
  private func shown(_ amounts: [(count: Int, unit: String)]) -> [(count: Int, unit: String)] {
    let isPositional = unitsStyle == .positional
    var parts = amounts
    if !zeroFormattingBehavior.contains(.pad) {
      // Times by the clock keep their minutes and what is between; others drop every zero.
      while parts.count > (isPositional ? min(2, parts.count) : 1), parts.first?.count == 0 {
        parts.removeFirst()
      }
      if !isPositional || zeroFormattingBehavior.contains(.dropTrailing) {
        while parts.count > 1, parts.last?.count == 0 { parts.removeLast() }
      }
      if !isPositional, parts.count > 1 { parts.removeAll { $0.count == 0 } }
    }
    return maximumUnitCount > 0 ? Array(parts.prefix(maximumUnitCount)) : parts
  }

  private func text(_ amounts: [(count: Int, unit: String)], isNegative: Bool) -> String? {
    let parts = shown(amounts)
    let sign = isNegative && parts.contains { $0.count != 0 } ? "-" : ""
    let width: UnitText.Width =
      switch unitsStyle {
      case .full, .spellOut: .wide
      case .short, .brief: .abbreviated
      case .positional, .abbreviated: .narrow
      }
    guard unitsStyle != .positional else { return sign + positional(parts) }
    let joint = unitsStyle == .brief ? UnitText.Width.narrow : width
    let text = UnitText.list(parts, width, joint: joint, locale: locale) { count, text in
      switch unitsStyle {
      case .brief: text.filter { !$0.isWhitespace }
      case .spellOut: spelledOut(count, in: text)
      default: text
      }
    }
    return phrase(sign + text)
  }

  /// Hours, minutes and seconds as on a clock: `1:05:09`.
  private func positional(_ parts: [(count: Int, unit: String)]) -> String {
    let pads = zeroFormattingBehavior.contains(.pad)
    return parts.enumerated().map { index, part in
      let isLong = index > 0 || pads && parts.count > 1
      return isLong && part.count < 10 ? "0\(part.count)" : "\(part.count)"
    }.joined(separator: ":")
  }

  /// Returns an amount with its number in words: `five minutes`.
  private func spelledOut(_ count: Int, in text: String) -> String {
    let formatter = NumberFormatter()
    (formatter.locale, formatter.numberStyle) = (locale, .spellOut)
    guard let words = formatter.string(from: NSNumber(value: count)) else { return text }
    return text.replacingOccurrences(of: count.formatted(.number.locale(locale)), with: words)
  }

  private func phrase(_ text: String) -> String {
    guard isEnglish else { return text }
    return (includesApproximationPhrase ? "About " : "") + text
      + (includesTimeRemainingPhrase ? " remaining" : "")
  }

  /// Returns the text for hours, minutes and seconds in a style.
  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  /// The text for amounts of units; those that aren't written are counted in the others.
  open func string(from components: DateComponents) -> String? {
    var calendar = calendar ?? Calendar.current
    calendar.timeZone = .gmt
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return calendar.date(byAdding: components, to: start).flatMap { text(from: start, to: $0) }
  }
}
