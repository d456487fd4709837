import Foundation

extension JSONDecoder: TopLevelDecoder {}

extension JSONEncoder: TopLevelEncoder {}

extension PropertyListDecoder: TopLevelDecoder {}

extension PropertyListEncoder: TopLevelEncoder {}

extension Publisher {
  /// Decodes each value. Ends with the first error.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> Publishers.TryMap<Self, Item> where Coder.Input == Output {
    tryMap { try decoder.decode(type, from: $0) }
  }

  /// Encodes each value. Ends with the first error.
  public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.TryMap<Self, Coder.Output>
  where Output: Encodable {
    tryMap { try encoder.encode($0) }
  }
}
