import Foundation

/// Turns bytes of any number into a few that stand for them.
public protocol HashFunction: Sendable {
  /// The digest that it makes.
  associatedtype Digest: Flipbook.Digest
  /// How many bytes are taken up at a time.
  static var blockByteCount: Int { get }
  /// Makes a function that has taken up nothing.
  init()
  /// Takes up bytes.
  mutating func update(bufferPointer: UnsafeRawBufferPointer)
  /// The digest of all that was taken up.
  func finalize() -> Digest
}

extension HashFunction {
  /// How many bytes the digest has.
  public static var byteCount: Int { Digest.byteCount }

  /// The digest of bytes.
  public static func hash<Bytes: DataProtocol>(data: Bytes) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }

  /// The digest of bytes.
  public static func hash(bufferPointer: UnsafeRawBufferPointer) -> Digest {
    var function = Self()
    function.update(bufferPointer: bufferPointer)
    return function.finalize()
  }

  /// Takes up bytes.
  public mutating func update<Bytes: DataProtocol>(data: Bytes) {
    for region in data.regions { region.withUnsafeBytes { update(bufferPointer: $0) } }
  }
}
