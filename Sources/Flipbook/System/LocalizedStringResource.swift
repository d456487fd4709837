import FlipbookDrawing
import FlipbookUIKit
import FlipbookViews
import Foundation

/// A text that is looked up in the tables of the scene; where they don't have it, the key is what is shown.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Hashable, Sendable {
  let content: LocalizedStringKey
  let table: String?
  /// The module of the project whose table it is; nil for `Bundle.main`.
  private let module: String?
  /// Has no effect: the text is in the scene's language.
  public var locale = Locale.current

  /// The key, with places for its arguments.
  public var key: String { content.key }
  /// The text as it is shown.
  var text: String { Text(content, tableName: table, bundle: bundle).plainString }

  /// The bundle that has the table; nil for the main one.
  var bundle: SceneBundle? { module.map(SceneBundle.init(module:)) }

  /// Makes a resource from a key in the scene's usual table.
  public init(stringLiteral value: String) {
    (content, table, module) = (LocalizedStringKey(value), nil, nil)
  }

  /// Makes a resource from a key with arguments in the scene's usual table.
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    (content, table, module) = (LocalizedStringKey(stringInterpolation: stringInterpolation), nil, nil)
  }

  /// Makes a resource from a key in a table of a bundle.
  public init(
    _ keyAndValue: LocalizedStringKey, table: String? = nil, bundle: SceneBundle? = nil,
    comment: StaticString? = nil
  ) { (content, self.table, module) = (keyAndValue, table, bundle?.module) }

  /// Makes the resource of a key of a string catalogue, as generated symbols do.
  public init(
    _catalogKey key: String, value: String, _ values: [(Any, String)], table: String?, module: String?
  ) {
    content = LocalizedStringKey(_catalogKey: key, value: value, values, table: table, module: module)
    (self.table, self.module) = (table, module)
  }

  /// Makes a resource from a key in a table of a bundle; where that has none, the text is a value with its arguments.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current,
    bundle: SceneBundle? = nil, comment: StaticString? = nil
  ) {
    var content = defaultValue.content
    content.key = key.description
    (self.content, self.table, module, self.locale) = (content, table, bundle?.module, locale)
  }

  /// Makes a resource from a key that is known when the program runs.
  @_disfavoredOverload
  public init(_ value: String) { self.init(stringLiteral: value) }

  /// Makes a resource from another, in a table of a bundle.
  @_disfavoredOverload
  public init(
    _ keyAndValue: LocalizedStringResource, table: String? = nil, bundle: SceneBundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(keyAndValue.content, table: table ?? keyAndValue.table, bundle: bundle ?? keyAndValue.bundle)
  }
}

extension String {
  /// A key with values that is looked up in tables.
  public typealias LocalizationValue = LocalizedStringResource
}
