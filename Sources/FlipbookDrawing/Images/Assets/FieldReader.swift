/// Reads the fields of a message of Protocol Buffers, one after the other.
struct FieldReader: Sequence, IteratorProtocol {
  /// A field: its number, and its value by how it is written.
  struct Field {
    enum Value {
      case whole(UInt64)
      case fixed(UInt64)
      case bytes(ArraySlice<UInt8>)
    }

    var number: Int
    var value: Value

    /// The bytes of a text, a message or packed numbers; nil for other fields.
    var bytes: ArraySlice<UInt8>? { if case .bytes(let bytes) = value { bytes } else { nil } }
    /// A text; nil for other fields.
    var text: String? { bytes.map { String(decoding: $0, as: UTF8.self) } }
    /// A whole number; nil for other fields.
    var whole: Int? { if case .whole(let number) = value { Int(exactly: number) } else { nil } }
    /// A number in double precision; nil for other fields.
    var double: Double? { if case .fixed(let bits) = value { Double(bitPattern: bits) } else { nil } }
    /// Numbers in double precision that are packed, or one that isn't.
    var doubles: [Double] {
      guard let bytes else { return double.map { [$0] } ?? [] }
      return stride(from: bytes.startIndex, to: bytes.endIndex - 7, by: 8).map {
        Double(bitPattern: FieldReader.fixed(bytes[$0..<$0 + 8]))
      }
    }
  }

  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  /// The next field; nil at the end, and where the bytes are no message.
  mutating func next() -> Field? {
    guard let key = whole() else { return nil }
    let number = Int(key >> 3)
    switch key & 7 {
    case 0: return whole().map { Field(number: number, value: .whole($0)) }
    case 1: return taken(8).map { Field(number: number, value: .fixed(Self.fixed($0))) }
    case 2:
      guard let length = whole().flatMap(Int.init(exactly:)), let bytes = taken(length) else { return nil }
      return Field(number: number, value: .bytes(bytes))
    case 5: return taken(4).map { Field(number: number, value: .fixed(Self.fixed($0))) }
    default: return nil
    }
  }

  private mutating func taken(_ count: Int) -> ArraySlice<UInt8>? {
    guard count >= 0, count <= rest.count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }

  private mutating func whole() -> UInt64? {
    var result: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 7) {
      guard let byte = rest.popFirst() else { return nil }
      result |= UInt64(byte & 0x7f) << shift
      if byte < 0x80 { return result }
    }
    return nil
  }

  private static func fixed(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}
