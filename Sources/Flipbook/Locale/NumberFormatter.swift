import Foundation

/// Foundation's with the locale of a film, until another is set.
open class NumberFormatter: Foundation.NumberFormatter, @unchecked Sendable {
  public override init() {
    super.init()
    locale = .current
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override class func localizedString(from number: NSNumber, number style: Style) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = style
    return formatter.string(from: number) ?? ""
  }
}
