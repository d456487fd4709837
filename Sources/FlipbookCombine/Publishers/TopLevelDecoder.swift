import Foundation

/// Reads values of any type from data.
public protocol TopLevelDecoder<Input> {
  /// The type of the data.
  associatedtype Input
  /// Reads a value from data, or throws.
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}
