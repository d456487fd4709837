import Foundation

/// Writes values of any type as data.
public protocol TopLevelEncoder<Output> {
  /// The type of the data.
  associatedtype Output
  /// Writes a value as data, or throws.
  func encode<T: Encodable>(_ value: T) throws -> Output
}
