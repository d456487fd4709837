/// Bytes that a hash function of the MD family takes up in blocks, and the padding after the last.
struct HashBlocks: Sendable {
  /// 64 or 128 bytes.
  let size: Int
  /// Bytes of the number of bits at the end: 8 or 16.
  let lengthSize: Int
  let isBigEndian: Bool
  private var rest: [UInt8] = []
  private var count: UInt64 = 0

  init(size: Int, lengthSize: Int, isBigEndian: Bool) {
    (self.size, self.lengthSize, self.isBigEndian) = (size, lengthSize, isBigEndian)
  }

  /// Takes up bytes.
  ///
  /// - Returns: The blocks that are full.
  mutating func append(_ bytes: UnsafeRawBufferPointer) -> [ArraySlice<UInt8>] {
    count &+= UInt64(bytes.count)
    rest += bytes
    let full = Self.blocks(rest, of: size)
    rest.removeFirst(full.count * size)
    return full
  }

  /// The rest of the message with the padding: a bit, zeros and the number of bits.
  var last: [ArraySlice<UInt8>] {
    var last = rest + [0x80]
    while last.count % size != size - lengthSize { last.append(0) }
    let bits = count &* 8
    let length = (0..<8).map { UInt8(truncatingIfNeeded: bits >> (8 * UInt64($0))) }
    let wide = length + [UInt8](repeating: 0, count: lengthSize - 8)
    last += isBigEndian ? wide.reversed() : wide
    return Self.blocks(last, of: size)
  }

  private static func blocks(_ bytes: [UInt8], of size: Int) -> [ArraySlice<UInt8>] {
    (0..<bytes.count / size).map { bytes[$0 * size..<($0 + 1) * size] }
  }
}

extension ArraySlice<UInt8> {
  /// The words of a block, of which each takes as many bytes as its type.
  func words<Word: FixedWidthInteger>(isBigEndian: Bool) -> [Word] {
    let size = Word.bitWidth / 8
    return stride(from: startIndex, to: endIndex, by: size).map { start in
      let bytes = self[start..<start + size]
      return (isBigEndian ? Array(bytes) : bytes.reversed()).reduce(0) { $0 << 8 | Word($1) }
    }
  }
}

extension FixedWidthInteger {
  /// The bits turned to the right.
  func turned(_ count: Int) -> Self { self >> Self(count) | self << Self(Self.bitWidth - count) }

  /// The bytes, the highest first.
  var bigEndianBytes: [UInt8] {
    stride(from: Self.bitWidth - 8, through: 0, by: -8).map { UInt8(truncatingIfNeeded: self >> Self($0)) }
  }
}
