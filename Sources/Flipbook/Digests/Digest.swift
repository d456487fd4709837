import Foundation

/// The result of a hash function: bytes that stand for others.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable
where Element == UInt8 {
  /// How many bytes it has.
  static var byteCount: Int { get }
  /// The name of the hash function, for descriptions.
  static var functionName: String { get }
  /// The bytes.
  var bytes: [UInt8] { get }
  /// Makes a digest of its bytes.
  init(bytes: [UInt8])
}

extension Digest {
  /// Goes through the bytes.
  public func makeIterator() -> [UInt8].Iterator { bytes.makeIterator() }
  /// Gives the bytes to a closure.
  public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    try bytes.withUnsafeBytes(body)
  }
  /// The name of the function and the bytes as hexadecimal digits.
  public var description: String {
    Self.functionName + " digest: "
      + bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }
  /// Whether bytes are the digest's.
  public static func == <Other: DataProtocol>(left: Self, right: Other) -> Bool {
    left.bytes.elementsEqual(right)
  }
}
