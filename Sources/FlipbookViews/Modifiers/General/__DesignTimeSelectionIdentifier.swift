/// An identifier that a preview's views are found by.
public struct __DesignTimeSelectionIdentifier: Hashable, Sendable {
  /// The text.
  public let identifier: String

  /// Makes an identifier.
  public init(_ identifier: String) { self.identifier = identifier }
}
