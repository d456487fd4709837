/// Reads the records of a file in LLVM's bitstream form.
///
/// The form: a magic of four bytes, then entries whose number has the width that their block states. An entry opens a
/// block, ends one, defines an abbreviation, or is a record, spelt out or by an abbreviation.
struct BitstreamReader {
  struct Record: Equatable {
    var block: Int
    var code: Int
    var values: [UInt64]
    /// The bytes that end it; empty for none.
    var blob: [UInt8] = []
  }

  private struct Damage: Error {}

  private enum Operand {
    case literal(UInt64)
    case fixed(Int)
    case variable(Int)
    case array
    case character
    case blob
  }

  private let bytes: [UInt8]
  private var position = 32
  private var known: [Int: [[Operand]]] = [:]
  private var records: [Record] = []

  /// Records that are read, at most.
  private static let limit = 4_000_000

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// - Returns: Nil for a file that is damaged or in another form.
  static func records(_ bytes: [UInt8], magic: [UInt8]) -> [Record]? {
    guard bytes.starts(with: magic) else { return nil }
    var reader = BitstreamReader(bytes)
    do { try reader.readBlock(-1, width: 2, depth: 0) } catch { return nil }
    return reader.records
  }

  // MARK: Bits

  private mutating func bits(_ count: Int) throws -> UInt64 {
    guard count <= 64, position + count <= bytes.count * 8 else { throw Damage() }
    var value: UInt64 = 0
    for index in 0..<count {
      let place = position + index
      if bytes[place >> 3] >> (place & 7) & 1 == 1 { value |= 1 << UInt64(index) }
    }
    position += count
    return value
  }

  private mutating func variable(_ width: Int) throws -> UInt64 {
    guard (2...32).contains(width) else { throw Damage() }
    let last: UInt64 = 1 << UInt64(width - 1)
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while shift < 64 {
      let piece = try bits(width)
      value |= (piece & (last - 1)) << shift
      if piece & last == 0 { return value }
      shift += UInt64(width - 1)
    }
    throw Damage()
  }

  private mutating func align() { position = (position + 31) / 32 * 32 }

  // MARK: Blocks

  private mutating func readBlock(_ block: Int, width: Int, depth: Int) throws {
    guard depth < 16, (1...32).contains(width) else { throw Damage() }
    var abbreviations = known[block] ?? []
    var described = -1
    while position + width <= bytes.count * 8 {
      switch try bits(width) {
      case 0:
        guard block >= 0 else { throw Damage() }
        align()
        return
      case 1:
        let inner = Int(try variable(8))
        let innerWidth = Int(try variable(4))
        align()
        _ = try bits(32)
        try readBlock(inner, width: innerWidth, depth: depth + 1)
      case 2:
        let abbreviation = try readAbbreviation()
        // Those in the block of descriptions are another block's.
        if block == 0 {
          known[described, default: []].append(abbreviation)
        } else {
          abbreviations.append(abbreviation)
        }
      case 3:
        let code = Int(try variable(6))
        let count = try variable(6)
        guard count < 1 << 20 else { throw Damage() }
        var values: [UInt64] = []
        for _ in 0..<count { values.append(try variable(6)) }
        if block == 0, code == 1, let first = values.first { described = Int(truncatingIfNeeded: first) }
        try add(Record(block: block, code: code, values: values))
      case let number:
        guard number - 4 < abbreviations.count else { throw Damage() }
        try readRecord(abbreviations[Int(number) - 4], block)
      }
    }
    // Only the file itself ends without a mark.
    guard block < 0 else { throw Damage() }
  }

  private mutating func add(_ record: Record) throws {
    guard records.count < Self.limit else { throw Damage() }
    records.append(record)
  }

  private mutating func readAbbreviation() throws -> [Operand] {
    let count = try variable(5)
    guard count < 256 else { throw Damage() }
    var operands: [Operand] = []
    while operands.count < count {
      if try bits(1) == 1 {
        operands.append(.literal(try variable(8)))
        continue
      }
      switch try bits(3) {
      case 1: operands.append(.fixed(Int(try variable(5))))
      case 2: operands.append(.variable(Int(try variable(5))))
      case 3: operands.append(.array)
      case 4: operands.append(.character)
      case 5: operands.append(.blob)
      default: throw Damage()
      }
    }
    return operands
  }

  private mutating func readRecord(_ operands: [Operand], _ block: Int) throws {
    var values: [UInt64] = []
    var blob: [UInt8] = []
    var index = 0
    while index < operands.count {
      switch operands[index] {
      case .array:
        guard index + 1 < operands.count else { throw Damage() }
        let count = try variable(6)
        guard count < 1 << 24 else { throw Damage() }
        for _ in 0..<count { values.append(try value(operands[index + 1])) }
        index += 1
      case .blob:
        let count = Int(try variable(6))
        align()
        let start = position / 8
        guard count >= 0, start + count <= bytes.count else { throw Damage() }
        blob = Array(bytes[start..<start + count])
        position = (start + count) * 8
        align()
      case let operand: values.append(try value(operand))
      }
      index += 1
    }
    guard let code = values.first else { throw Damage() }
    try add(
      Record(block: block, code: Int(truncatingIfNeeded: code), values: Array(values.dropFirst()), blob: blob)
    )
  }

  private mutating func value(_ operand: Operand) throws -> UInt64 {
    switch operand {
    case .literal(let value): return value
    case .fixed(let width): return try bits(width)
    case .variable(let width): return try variable(width)
    case .character: return try bits(6)
    case .array, .blob: throw Damage()
    }
  }
}
