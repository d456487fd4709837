/// The result of SHA-512.
public struct SHA512Digest: Digest {
  /// 64 bytes.
  public static var byteCount: Int { 64 }
  /// SHA512.
  public static var functionName: String { "SHA512" }
  /// The bytes.
  public let bytes: [UInt8]
  /// Makes a digest of its bytes.
  public init(bytes: [UInt8]) { self.bytes = bytes }
}
