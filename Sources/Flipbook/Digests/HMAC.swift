import Foundation

/// Bytes that only those who have a key can make of others.
public struct HMAC<Function: HashFunction>: Sendable {
  /// The result.
  public typealias MAC = Function.Digest
  /// The key.
  public typealias Key = SymmetricKey

  private var inner = Function()
  private let outerKey: [UInt8]

  /// Makes a function that has taken up nothing.
  public init(key: SymmetricKey) {
    var bytes = key.withUnsafeBytes { Array($0) }
    if bytes.count > Function.blockByteCount { bytes = Function.hash(data: bytes).bytes }
    bytes += [UInt8](repeating: 0, count: Function.blockByteCount - bytes.count)
    outerKey = bytes.map { $0 ^ 0x5C }
    inner.update(data: bytes.map { $0 ^ 0x36 })
  }

  /// Takes up bytes.
  public mutating func update<Bytes: DataProtocol>(data: Bytes) { inner.update(data: data) }

  /// The result of all that was taken up.
  public func finalize() -> MAC {
    var outer = Function()
    outer.update(data: outerKey)
    outer.update(data: inner.finalize().bytes)
    return outer.finalize()
  }

  /// The result of bytes.
  public static func authenticationCode<Bytes: DataProtocol>(for data: Bytes, using key: SymmetricKey) -> MAC
  {
    var function = Self(key: key)
    function.update(data: data)
    return function.finalize()
  }

  /// Whether a result is that of bytes.
  public static func isValidAuthenticationCode<Bytes: DataProtocol>(
    _ code: MAC, authenticating data: Bytes, using key: SymmetricKey
  ) -> Bool { authenticationCode(for: data, using: key) == code }
}
