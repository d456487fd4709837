import FlipbookDrawing
import FlipbookViews
import Foundation

extension AttributedString {
  /// Makes the text of a resource in the scene's language, with its agreement of numbers and nouns; without its other
  /// marks.
  public init(localized resource: LocalizedStringResource) { self.init(resource.text) }

  /// Makes the text of a key in the scene's language, with its agreement of numbers and nouns; without its other marks.
  public init(
    localized key: LocalizedStringKey, table: String? = nil, bundle: SceneBundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) { self.init(localized: LocalizedStringResource(key, table: table, bundle: bundle)) }
}
