import Foundation

/// Hands a value on by its coding.
public struct CodableRepresentation<Item>: TransferRepresentation {
  /// Makes the way for a kind of data; nothing is kept of it.
  public init(contentType: UTType) {}
  /// Makes the way for a type and a kind of data; nothing is kept of it.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {}
}
