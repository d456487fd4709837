import FlipbookDrawing
import Foundation

/// Joins texts in the form of a locale. Foundation has no such class here.
open class ListFormatter: @unchecked Sendable {
  /// The words between the items.
  open var locale: Locale! = Locale.current
  /// Writes each item; nil for the items' descriptions.
  open var itemFormatter: Formatter?

  /// Makes a formatter.
  public init() {}

  /// Returns the items one after another: `one, two, and three`.
  open func string(from items: [Any]) -> String? {
    let texts = items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
    return texts.formatted(.list(type: .and).locale(locale))
  }

  /// Returns texts one after another: `one, two, and three`.
  open class func localizedString(byJoining strings: [String]) -> String {
    ListFormatter().string(from: strings) ?? ""
  }
}
