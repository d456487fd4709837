import Foundation

/// A text on an intent.
public struct IntentDescription: ExpressibleByStringInterpolation, Sendable {
  /// The text.
  public let descriptionText: LocalizedStringResource
  /// The group of intents that it stands in; nil for none.
  public let categoryName: LocalizedStringResource?
  /// Words by which people find it.
  public let searchKeywords: [LocalizedStringResource]
  /// The name of the result; nil for none.
  public let resultValueName: LocalizedStringResource?

  /// Makes a description.
  public init(
    _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource? = nil
  ) {
    (self.descriptionText, self.categoryName) = (descriptionText, categoryName)
    (self.searchKeywords, self.resultValueName) = (searchKeywords, resultValueName)
  }
  /// Makes a description without more.
  public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
}
