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

  /// The most digits after the point. As many are the fewest, where those would be more.
  open override var maximumFractionDigits: Int {
    get { super.maximumFractionDigits }
    set {
      // A currency's own fewest are 2, also where its style is set later.
      if newValue <= minimumFractionDigits { minimumFractionDigits = newValue }
      super.maximumFractionDigits = newValue
    }
  }

  /// Returns a number in this style, in the locale of a film.
  open override class func localizedString(from number: NSNumber, number style: Style) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = style
    return formatter.string(from: number) ?? ""
  }
}
