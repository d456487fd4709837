import Foundation

/// The name of a thing, with a picture.
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
  /// The name.
  public var title: LocalizedStringResource
  /// A line below the name; nil for none.
  public var subtitle: LocalizedStringResource?
  /// The picture; nil for none.
  public var image: Image?

  /// Makes a name.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil
  ) { (self.title, self.subtitle, self.image) = (title, subtitle, image) }
  /// Makes a name from its words.
  public init(stringLiteral value: String) { self.init(title: LocalizedStringResource(stringLiteral: value)) }
  /// Makes a name with values.
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }

  /// A picture of a thing.
  public struct Image: Sendable, Hashable {
    private let name: String
    /// Makes a symbol's picture.
    public init(systemName: String) { name = systemName }
    /// Makes the picture of a name in the app's catalogue.
    public init(named: String) { name = named }
  }
}
