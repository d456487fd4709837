/// The hash function SHA-512.
public struct SHA512: HashFunction {
  /// 64 bytes.
  public typealias Digest = SHA512Digest

  /// 128 bytes are taken up at a time.
  public static var blockByteCount: Int { 128 }
  private var state: SHA2<UInt64>

  /// Makes a function that has taken up nothing.
  public init() {
    state = SHA2(
      [
        0x6A09_E667_F3BC_C908, 0xBB67_AE85_84CA_A73B, 0x3C6E_F372_FE94_F82B,
        0xA54F_F53A_5F1D_36F1, 0x510E_527F_ADE6_82D1, 0x9B05_688C_2B3E_6C1F,
        0x1F83_D9AB_FB41_BD6B, 0x5BE0_CD19_137E_2179,
      ], .wide)
  }

  /// Takes up bytes.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { state.append(bufferPointer) }
  /// The digest of all that was taken up.
  public func finalize() -> Digest { Digest(bytes: state.digest) }
}
