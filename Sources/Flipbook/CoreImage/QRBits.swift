/// The codewords of a QR code: bytes in byte mode, in blocks with codewords that correct errors.
struct QRBits {
  let version: Int
  let level: Int
  /// The codewords in the order in which they are placed.
  let codewords: [UInt8]

  /// Puts bytes into the smallest version that holds them; nil where none does.
  init?(_ message: [UInt8], level: Int) {
    let found = (1...40).first { version in
      4 + (version < 10 ? 8 : 16) + 8 * message.count <= 8 * QRTables.data(version, level)
    }
    guard let version = found else { return nil }
    (self.version, self.level) = (version, level)
    codewords = Self.interleaved(Self.data(message, version, level), version, level)
  }

  private static func data(_ message: [UInt8], _ version: Int, _ level: Int) -> [UInt8] {
    var bits: [Bool] = []
    func add(_ value: Int, _ count: Int) {
      for place in (0..<count).reversed() { bits.append(value >> place & 1 == 1) }
    }
    let room = QRTables.data(version, level)
    add(4, 4)
    add(message.count, version < 10 ? 8 : 16)
    for byte in message { add(Int(byte), 8) }
    add(0, min(4, room * 8 - bits.count))
    add(0, (8 - bits.count % 8) % 8)
    var bytes = stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
    }
    let used = bytes.count
    while bytes.count < room { bytes.append((bytes.count - used) % 2 == 0 ? 0xEC : 0x11) }
    return bytes
  }

  private static func interleaved(_ data: [UInt8], _ version: Int, _ level: Int) -> [UInt8] {
    let count = QRTables.blocks[level][version - 1]
    let correction = QRTables.correction[level][version - 1]
    let all = QRTables.codewords(version)
    let (short, shortCount) = (all / count - correction, count - all % count)
    let divisor = ReedSolomon.divisor(degree: correction)
    var blocks: [(data: [UInt8], correction: [UInt8])] = []
    var start = 0
    for index in 0..<count {
      let length = short + (index < shortCount ? 0 : 1)
      let part = Array(data[start..<start + length])
      blocks.append((part, ReedSolomon.remainder(of: part, by: divisor)))
      start += length
    }
    var result: [UInt8] = []
    for place in 0...short {
      for block in blocks where place < block.data.count { result.append(block.data[place]) }
    }
    for place in 0..<correction { for block in blocks { result.append(block.correction[place]) } }
    return result
  }
}

/// Codewords that let a reader find and mend errors, over the field of 256 elements with the polynomial 0x11D.
private enum ReedSolomon {
  static func divisor(degree: Int) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: degree)
    result[degree - 1] = 1
    var root: UInt8 = 1
    for _ in 0..<degree {
      for place in 0..<degree {
        result[place] = product(result[place], root)
        if place + 1 < degree { result[place] ^= result[place + 1] }
      }
      root = product(root, 2)
    }
    return result
  }

  static func remainder(of data: [UInt8], by divisor: [UInt8]) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: divisor.count)
    for byte in data {
      let factor = byte ^ result.removeFirst()
      result.append(0)
      for place in result.indices { result[place] ^= product(divisor[place], factor) }
    }
    return result
  }

  private static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
    var result = 0
    for place in (0..<8).reversed() {
      result = result << 1 ^ (result >> 7) * 0x11D
      if b >> UInt8(place) & 1 == 1 { result ^= Int(a) }
    }
    return UInt8(result)
  }
}
