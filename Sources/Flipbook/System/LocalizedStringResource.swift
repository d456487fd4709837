import FlipbookDrawing
import FlipbookUIKit
import FlipbookViews
import Foundation

/// A text that is looked up in the tables of the scene; where they don't have it, the key is what is shown.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Hashable, Sendable {
  let content: LocalizedStringKey
  let table: String?
  /// Has no effect: the text is English.
  public var locale = Locale(identifier: "en_US")

  /// The key, with places for its arguments.
  public var key: String { content.key }
  /// The text as it is shown.
  var text: String { Text(content, tableName: table).plainString }

  /// Makes a resource from a key in the scene's usual table.
  public init(stringLiteral value: String) { (content, table) = (LocalizedStringKey(value), nil) }

  /// Makes a resource from a key with arguments in the scene's usual table.
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    (content, table) = (LocalizedStringKey(stringInterpolation: stringInterpolation), nil)
  }

  /// Makes a resource from a key in a table. The bundle has no effect.
  public init(
    _ keyAndValue: LocalizedStringKey, table: String? = nil, bundle: SceneBundle? = nil,
    comment: StaticString? = nil
  ) { (content, self.table) = (keyAndValue, table) }
}
