import Foundation

// What is dragged, copied and shared elsewhere; in a film nothing is, so that these only say what could be.

/// How a value would be handed on.
public protocol TransferRepresentation: Sendable {
  associatedtype Item
}

/// A value that could be handed on.
public protocol Transferable {
  associatedtype Representation: TransferRepresentation
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// Takes one way of handing a value on after the other.
@resultBuilder
public struct TransferRepresentationBuilder<Item> {
  public static func buildExpression<R: TransferRepresentation>(_ representation: R) -> R
  where R.Item == Item { representation }
  public static func buildBlock<R: TransferRepresentation>(_ representation: R) -> R { representation }
  public static func buildBlock<A: TransferRepresentation, B: TransferRepresentation>(_ a: A, _ b: B) -> A {
    a
  }
  public static func buildBlock<
    A: TransferRepresentation, B: TransferRepresentation, C: TransferRepresentation
  >(_ a: A, _ b: B, _ c: C) -> A { a }
}

/// As what its coding gives.
public struct CodableRepresentation<Item>: TransferRepresentation {
  public init(contentType: UTType) {}
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {}
}

/// As another value that can be handed on.
public struct ProxyRepresentation<Item, Proxy>: TransferRepresentation {
  public init(exporting: @escaping @Sendable (Item) throws -> Proxy) {}
  public init(importing: @escaping @Sendable (Proxy) throws -> Item) {}
  public init(
    exporting: @escaping @Sendable (Item) throws -> Proxy,
    importing: @escaping @Sendable (Proxy) throws -> Item
  ) {}
}

/// As data.
public struct DataRepresentation<Item>: TransferRepresentation {
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {}
  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {}
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
}

extension String: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation<String>(contentType: .plainText)
  }
}

extension URL: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation<URL>(contentType: .url)
  }
}

extension Data: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation<Data>(contentType: .data)
  }
}

extension UTType {
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) { self.init(identifier) }
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) { self.init(identifier) }
}
