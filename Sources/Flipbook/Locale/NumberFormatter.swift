import Foundation

/// Foundation's with the locale of a film, until another is set.
open class NumberFormatter: Foundation.NumberFormatter, @unchecked Sendable {
  /// Makes a formatter with the locale of a film.
  public override init() {
    super.init()
    locale = .current
  }

  /// Reads a formatter from an archive, with the locale that is kept there.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns a number in this style, in the locale of a film.
  open override class func localizedString(from number: NSNumber, number style: Style) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = style
    return formatter.string(from: number) ?? ""
  }
}
