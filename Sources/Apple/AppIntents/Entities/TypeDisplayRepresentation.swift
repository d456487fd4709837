import Foundation

/// The name of a kind of things.
public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
  /// The name.
  public var name: LocalizedStringResource
  /// How many of them are named; nil for none.
  public var numericFormat: LocalizedStringResource?

  /// Makes a name.
  public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil) {
    (self.name, self.numericFormat) = (name, numericFormat)
  }
  /// Makes a name from its words.
  public init(stringLiteral value: String) { self.init(name: LocalizedStringResource(stringLiteral: value)) }
}
