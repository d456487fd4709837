/// The result of SHA-256.
public struct SHA256Digest: Digest {
  /// 32 bytes.
  public static var byteCount: Int { 32 }
  /// SHA256.
  public static var functionName: String { "SHA256" }
  /// The bytes.
  public let bytes: [UInt8]
  /// Makes a digest of its bytes.
  public init(bytes: [UInt8]) { self.bytes = bytes }
}
