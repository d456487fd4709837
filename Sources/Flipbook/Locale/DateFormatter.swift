import Foundation

/// Foundation's with the locale of a film, until another is set.
open class DateFormatter: Foundation.DateFormatter, @unchecked Sendable {
  /// Makes a formatter with the locale and the calendar of a film.
  public override init() {
    super.init()
    locale = .current
    calendar = .current
  }

  /// Reads a formatter from an archive, with the locale that is kept there.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns a date in these styles, in the locale of a film.
  open override class func localizedString(
    from date: Date, dateStyle: Style, timeStyle: Style
  ) -> String {
    let formatter = DateFormatter()
    (formatter.dateStyle, formatter.timeStyle) = (dateStyle, timeStyle)
    return formatter.string(from: date)
  }
}
