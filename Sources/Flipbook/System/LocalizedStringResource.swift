import FlipbookDrawing
import FlipbookUIKit
import FlipbookViews
import Foundation

/// A text that is looked up in the tables of the scene; where they don't have it, the key is what is shown.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Hashable, Sendable {
  /// The key, with the table and the module that have it.
  private(set) var content: LocalizedStringKey
  /// Has no effect: the text is in the scene's language.
  public var locale = Locale.current

  /// The key, with places for its arguments.
  public var key: String { content.key }
  /// The text as it is shown.
  var text: String { Text(content).plainString }

  /// Makes a resource from a key in the scene's usual table.
  public init(stringLiteral value: String) { content = LocalizedStringKey(value) }

  /// Makes a resource from a key with arguments in the scene's usual table.
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    content = LocalizedStringKey(stringInterpolation: stringInterpolation)
  }

  /// Where texts are looked up.
  public typealias BundleDescription = SceneBundle

  /// Makes a resource from a key in a table of a bundle.
  public init(
    _ keyAndValue: LocalizedStringKey, table: String? = nil, bundle: SceneBundle? = nil,
    comment: StaticString? = nil
  ) {
    content = keyAndValue
    content.table = table ?? content.table
    content.module = bundle?.module ?? content.module
  }

  /// Makes the resource of a key of a string catalogue, as generated symbols do.
  public init(
    _catalogKey key: String, value: String, _ values: [(Any, String)], table: String?, module: String?
  ) {
    content = LocalizedStringKey(_catalogKey: key, value: value, values, table: table, module: module)
  }

  /// Makes a resource from a key in a table of a bundle; where that has none, the text is a value with its arguments.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current,
    bundle: SceneBundle? = nil, comment: StaticString? = nil
  ) {
    self.init(defaultValue.content, table: table, bundle: bundle)
    content.key = key.description
    self.locale = locale
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
    self.init(keyAndValue.content, table: table, bundle: bundle)
  }
}

extension String {
  /// A key with values that is looked up in tables.
  public typealias LocalizationValue = LocalizedStringResource
}
