import Foundation

/// Hands a value on as another one.
public struct ProxyRepresentation<Item, Proxy>: TransferRepresentation {
  /// Makes the way out; the closure is never called in a film.
  public init(exporting: @escaping @Sendable (Item) throws -> Proxy) {}
  /// Makes the way in; the closure is never called in a film.
  public init(importing: @escaping @Sendable (Proxy) throws -> Item) {}
  /// Makes the ways out and in; the closures are never called in a film.
  public init(
    exporting: @escaping @Sendable (Item) throws -> Proxy,
    importing: @escaping @Sendable (Proxy) throws -> Item
  ) {}
}
