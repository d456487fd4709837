import FlipbookDiagnostics

/// Escapes a stream of bytes that arrives in pieces: characters and colours that a piece cuts wait for the next one.
struct PrintFilter {
  private var held: [UInt8] = []
  /// Bytes that a colour takes at most; a longer one is escaped.
  private static let longest = 32

  /// The escaped text of what was held and a piece, up to where the piece cuts something.
  mutating func escaped(_ piece: some Collection<UInt8>) -> String {
    held += piece
    let whole = held.count - Self.open(held)
    let text = String(decoding: held[..<whole], as: UTF8.self)
    held.removeFirst(whole)
    return PrintableText.escaped(text, keepingColors: true)
  }

  /// The escaped text of what is still held.
  mutating func rest() -> String {
    defer { held = [] }
    return PrintableText.escaped(String(decoding: held, as: UTF8.self), keepingColors: true)
  }

  /// How many bytes at the end begin a character or a colour that is not whole.
  private static func open(_ bytes: [UInt8]) -> Int {
    let tail = bytes.suffix(longest)
    if let escape = tail.lastIndex(of: 0x1b),
      bytes[(escape + 1)...].allSatisfy({ $0 == 0x5b || $0 == 0x3b || (0x30...0x39).contains($0) })
    {
      return bytes.count - escape
    }
    // The first byte of a character says how long it is.
    for (distance, byte) in bytes.reversed().prefix(4).enumerated() where byte & 0xc0 != 0x80 {
      let length = byte < 0x80 ? 1 : byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4
      return length > distance + 1 ? distance + 1 : 0
    }
    return 0
  }
}
