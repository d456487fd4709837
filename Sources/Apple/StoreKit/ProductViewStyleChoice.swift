/// The styles of products.
public struct ProductViewStyleChoice: Hashable, Sendable {
  private let name: String
  /// As the place wants it.
  public static let automatic = ProductViewStyleChoice(name: "automatic")
  /// Small.
  public static let compact = ProductViewStyleChoice(name: "compact")
  /// As a row.
  public static let regular = ProductViewStyleChoice(name: "regular")
  /// Large.
  public static let large = ProductViewStyleChoice(name: "large")
}
