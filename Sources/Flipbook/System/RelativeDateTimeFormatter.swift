import FlipbookDrawing
import FlipbookTime
import Foundation

/// Writes how far a date is from another, in the words of a locale. Foundation has no such class here.
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
  /// The words.
  open var locale: Locale! = Locale.current
  /// The lengths of months and years.
  open var calendar: Calendar! = Calendar.current
  /// Where the text is to stand: at the begin of a sentence and alone it has a capital, where the language has them.
  open var formattingContext = Formatter.Context.unknown

  /// Makes a formatter for full numeric texts.
  public init() {}

  /// Returns the text for a time from now.
  ///
  /// - Parameter timeInterval: In seconds; negative for the past.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    // Months and years are counted from the film's beginning, which any thread may ask for.
    let start = FilmClock.start
    return localizedString(for: start.addingTimeInterval(timeInterval), relativeTo: start)
  }

  /// Returns the text for a date as seen from another: the largest unit that there is one of, without what is beyond.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let parts = calendar.dateComponents(
      [.year, .month, .weekOfMonth, .day, .hour, .minute, .second], from: referenceDate, to: date)
    return text(parts, isPast: date < referenceDate)
  }

  /// Returns the text for a difference; negative components for the past.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let isPast = Self.units.contains { dateComponents.value(for: $0.component).map { $0 < 0 } ?? false }
    return text(dateComponents, isPast: isPast)
  }

  private static let units: [(component: Calendar.Component, unit: RelativeDateText.Unit)] = [
    (.year, .year), (.month, .month), (.weekOfMonth, .week), (.weekOfYear, .week), (.day, .day),
    (.hour, .hour), (.minute, .minute), (.second, .second),
  ]

  private func text(_ parts: DateComponents, isPast: Bool) -> String {
    let found = Self.units.first { parts.value(for: $0.component).map { $0 != 0 } ?? false }
    let count = found.flatMap { parts.value(for: $0.component) } ?? 0
    let width: UnitText.Width =
      switch unitsStyle {
      case .full, .spellOut: .wide
      case .short: .abbreviated
      case .abbreviated: .narrow
      }
    let offset = count == 0 && isPast ? -0.0 : Double(count)
    return RelativeDateText.text(
      offset, found?.unit ?? .second, width, isNamed: dateTimeStyle == .named,
      isCapitalized: formattingContext == .beginningOfSentence || formattingContext == .standalone,
      locale: locale) ?? "\(count)"
  }

  /// Returns the text for a date as seen from film time now; nil for anything else.
  open func string(for object: Any?) -> String? {
    (object as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }
}
