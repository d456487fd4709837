import Foundation

/// A key that both sides have.
public struct SymmetricKey: ContiguousBytes, Hashable, Sendable {
  private let bytes: [UInt8]

  /// Makes a key of bytes.
  public init<Bytes: ContiguousBytes>(data: Bytes) { bytes = data.withUnsafeBytes { Array($0) } }

  /// How many bits it has.
  public var bitCount: Int { bytes.count * 8 }

  /// Gives the bytes to a closure.
  public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    try bytes.withUnsafeBytes(body)
  }
}
