import Foundation

/// A sentence that a voice would say. A film has none.
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
  /// The whole sentence.
  public let full: LocalizedStringResource
  /// The part that is said where a picture shows the rest.
  public let supporting: LocalizedStringResource

  /// Makes a sentence.
  public init(_ dialog: LocalizedStringResource) { (full, supporting) = (dialog, dialog) }
  /// Makes a sentence and a shorter one.
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
    (self.full, self.supporting) = (full, supporting)
  }
  /// Makes a sentence from its words.
  public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
  /// Makes a sentence with values.
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}
