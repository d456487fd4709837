/// The hash function SHA-384.
public struct SHA384: HashFunction {
  /// 48 bytes.
  public typealias Digest = SHA384Digest

  /// 128 bytes are taken up at a time.
  public static var blockByteCount: Int { 128 }
  private var state: SHA2<UInt64>

  /// Makes a function that has taken up nothing.
  public init() {
    state = SHA2(
      [
        0xCBBB_9D5D_C105_9ED8, 0x629A_292A_367C_D507, 0x9159_015A_3070_DD17,
        0x152F_ECD8_F70E_5939, 0x6733_2667_FFC0_0B31, 0x8EB4_4A87_6858_1511,
        0xDB0C_2E0D_64F9_8FA7, 0x47B5_481D_BEFA_4FA4,
      ], .wide)
  }

  /// Takes up bytes.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { state.append(bufferPointer) }
  /// The digest of all that was taken up.
  public func finalize() -> Digest { Digest(bytes: Array(state.digest.prefix(48))) }
}
