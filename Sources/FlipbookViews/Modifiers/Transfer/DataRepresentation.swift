import Foundation

/// Hands a value on as data.
public struct DataRepresentation<Item>: TransferRepresentation {
  /// Makes the way out; the closure is never called in a film.
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {}
  /// Makes the way in; the closure is never called in a film.
  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {}
  /// Makes the ways out and in; the closures are never called in a film.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
}
