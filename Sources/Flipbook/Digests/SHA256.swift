/// The hash function SHA-256.
public struct SHA256: HashFunction {
  /// 32 bytes.
  public typealias Digest = SHA256Digest

  /// 64 bytes are taken up at a time.
  public static var blockByteCount: Int { 64 }
  private var state: SHA2<UInt32>

  /// Makes a function that has taken up nothing.
  public init() {
    state = SHA2(
      [
        0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A,
        0x510E_527F, 0x9B05_688C, 0x1F83_D9AB, 0x5BE0_CD19,
      ], .narrow)
  }

  /// Takes up bytes.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { state.append(bufferPointer) }
  /// The digest of all that was taken up.
  public func finalize() -> Digest { Digest(bytes: state.digest) }
}
