import FlipbookDrawing
import FlipbookUIKit
import FlipbookViews
import Foundation

/// Writes how far a date is from another, in English. Foundation has no such class here.
open class RelativeDateTimeFormatter: @unchecked Sendable {
  /// The form of the unit: `2 months`, `2 mo.`, `2mo`. `spellOut` gives the text of `full`.
  public enum UnitsStyle: Int, Sendable {
    /// `2 months ago`
    case full = 0
    /// The text of `full`, `2 mo. ago` and `2mo ago`.
    case spellOut, short, abbreviated
  }

  /// Whether near dates have names.
  public enum DateTimeStyle: Int, Sendable {
    /// `1 day ago`
    case numeric = 0
    /// `yesterday`
    case named
  }

  /// `full` unless set.
  open var unitsStyle = UnitsStyle.full
  /// `numeric` unless set.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// Has no effect: the text is English.
  open var locale: Locale! = Locale.current
  /// Has no effect: a month has 30 days, a year 365.
  open var calendar: Calendar! = Calendar(identifier: .gregorian)

  /// Makes a formatter for full numeric texts.
  public init() {}

  /// - Parameter timeInterval: In seconds; negative for the past.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let units: [(seconds: Double, full: String, short: String, brief: String)] = [
      (31_536_000, "year", "yr.", "y"), (2_592_000, "month", "mo.", "mo"), (604_800, "week", "wk.", "w"),
      (86_400, "day", "day", "d"), (3600, "hour", "hr.", "h"), (60, "minute", "min.", "m"),
      (1, "second", "sec.", "s"),
    ]
    let length = abs(timeInterval)
    let unit = units.first { length >= $0.seconds } ?? units[units.count - 1]
    let count = Int((length / unit.seconds).rounded(.down))
    let isPast = timeInterval < 0
    if dateTimeStyle == .named, let name = Self.name(unit.full, count, isPast) { return name }
    let text: String
    switch unitsStyle {
    case .abbreviated: text = "\(count)\(unit.brief)"
    case .short: text = "\(count) \(unit.full == "day" && count != 1 ? "days" : unit.short)"
    case .full, .spellOut: text = "\(count) \(unit.full)\(count == 1 ? "" : "s")"
    }
    return isPast ? "\(text) ago" : "in \(text)"
  }

  private static func name(_ unit: String, _ count: Int, _ isPast: Bool) -> String? {
    switch (unit, count) {
    case ("second", 0): "now"
    case ("day", 1): isPast ? "yesterday" : "tomorrow"
    case ("week", 1), ("month", 1), ("year", 1): isPast ? "last \(unit)" : "next \(unit)"
    default: nil
    }
  }

  /// Returns the text for a date as seen from another.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    localizedString(fromTimeInterval: date.timeIntervalSince(referenceDate))
  }

  /// Returns the text for a difference; negative components for the past. A month has 30 days, a year 365.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let seconds =
      Double(dateComponents.second ?? 0) + Double(dateComponents.minute ?? 0) * 60
      + Double(dateComponents.hour ?? 0) * 3600 + Double(dateComponents.day ?? 0) * 86_400
      + Double(dateComponents.weekOfYear ?? 0) * 604_800 + Double(dateComponents.month ?? 0) * 2_592_000
      + Double(dateComponents.year ?? 0) * 31_536_000
    return localizedString(fromTimeInterval: seconds)
  }

  /// Returns the text for a date as seen from film time now; nil for anything else.
  open func string(for object: Any?) -> String? {
    (object as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }
}
