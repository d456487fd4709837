/// The result of SHA-384.
public struct SHA384Digest: Digest {
  /// 48 bytes.
  public static var byteCount: Int { 48 }
  /// SHA384.
  public static var functionName: String { "SHA384" }
  /// The bytes.
  public let bytes: [UInt8]
  /// Makes a digest of its bytes.
  public init(bytes: [UInt8]) { self.bytes = bytes }
}
