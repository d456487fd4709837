extension Insecure {
  /// The result of SHA-1.
  public struct SHA1Digest: Digest {
    /// 20 bytes.
    public static var byteCount: Int { 20 }
    /// SHA1.
    public static var functionName: String { "SHA1" }
    /// The bytes.
    public let bytes: [UInt8]
    /// Makes a digest of its bytes.
    public init(bytes: [UInt8]) { self.bytes = bytes }
  }

  /// The hash function SHA-1.
  public struct SHA1: HashFunction {
    /// 20 bytes.
    public typealias Digest = SHA1Digest

    /// 64 bytes are taken up at a time.
    public static var blockByteCount: Int { 64 }
    private var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
    private var blocks = HashBlocks(size: 64, lengthSize: 8, isBigEndian: true)

    /// Makes a function that has taken up nothing.
    public init() {}

    /// Takes up bytes.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      for block in blocks.append(bufferPointer) { take(block) }
    }

    /// The digest of all that was taken up.
    public func finalize() -> Digest {
      var last = self
      for block in blocks.last { last.take(block) }
      return Digest(bytes: last.state.flatMap(\.bigEndianBytes))
    }

    private mutating func take(_ block: ArraySlice<UInt8>) {
      var words: [UInt32] = block.words(isBigEndian: true)
      for index in 16..<80 {
        words.append(
          (words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16]).turned(31))
      }
      var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
      for (index, word) in words.enumerated() {
        let (mix, constant): (UInt32, UInt32) =
          switch index / 20 {
          case 0: ((b & c) | (~b & d), 0x5A82_7999)
          case 1: (b ^ c ^ d, 0x6ED9_EBA1)
          case 2: ((b & c) | (b & d) | (c & d), 0x8F1B_BCDC)
          default: (b ^ c ^ d, 0xCA62_C1D6)
          }
        (e, d, c, b, a) = (d, c, b.turned(2), a, a.turned(27) &+ mix &+ e &+ constant &+ word)
      }
      for (index, word) in [a, b, c, d, e].enumerated() { state[index] &+= word }
    }
  }
}
