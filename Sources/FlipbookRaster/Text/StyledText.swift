import FlipbookPicture
import Foundation

/// The text of a ``TextContent`` as UTF-8 with the byte ranges of its runs, whole or a part of it.
struct StyledText {
  struct Run {
    var bytes: Range<Int>
    /// Which run of the content.
    var index: Int
  }

  private(set) var bytes: [UInt8] = []
  private(set) var runs: [Run] = []
  /// For each byte, the UTF-16 offset in the whole content of the character it belongs to, and the end at last.
  private var offsets: [Int32] = []

  init(_ content: TextContent) {
    for (index, run) in content.runs.enumerated() {
      let start = bytes.count
      var symbol = false
      for scalar in run.string.unicodeScalars {
        if symbol, scalar.value != 0xfe0e, scalar.value != 0xfe0f { appendPictureSelector() }
        // NUL ends a C string; it is invisible all the same.
        append(scalar == "\0" ? " " : scalar)
        symbol = Self.isPicture(scalar)
      }
      if symbol { appendPictureSelector() }
      runs.append(Run(bytes: start..<bytes.count, index: index))
    }
    offsets.append(end)
  }

  private var end: Int32 = 0

  private mutating func append(_ scalar: Unicode.Scalar) {
    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
      bytes.append(byte)
      offsets.append(end)
    }
    end += scalar.value > 0xffff ? 2 : 1
  }

  /// Whether the phone has a symbol as a picture only, although Unicode has it as a letter.
  private static func isPicture(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x23cf, 0x23ed...0x23ef, 0x23f1...0x23f2, 0x23f8...0x23fa, 0x2b05...0x2b07: true
    default: false
    }
  }

  /// Asks for the picture of the character before; no character of the text's own.
  private mutating func appendPictureSelector() {
    let own = end
    append("\u{FE0F}")
    end = own
  }

  /// The UTF-16 offset in the whole content of the character at a byte.
  func characterOffset(ofByte byte: Int) -> Int { Int(offsets[min(max(byte, 0), offsets.count - 1)]) }

  /// Whether a byte is a digit of ASCII.
  func isDigit(atByte byte: Int) -> Bool { byte < bytes.count && (0x30...0x39).contains(bytes[byte]) }

  /// The UTF-16 offsets of all spaces.
  var spaces: Set<Int> { Set(bytes.indices.filter { bytes[$0] == 0x20 }.map { Int(offsets[$0]) }) }

  /// Which run of the content a byte belongs to; the last one's for the end.
  func runIndex(ofByte byte: Int) -> Int {
    runs.first { $0.bytes.contains(byte) }?.index ?? runs.last { $0.bytes.lowerBound <= byte }?.index ?? 0
  }

  /// A part of the text.
  func part(_ range: Range<Int>) -> StyledText {
    var part = StyledText()
    part.bytes = Array(bytes[range])
    part.offsets = Array(offsets[range.lowerBound...range.upperBound])
    part.runs = runs.compactMap { run in
      let shared = run.bytes.clamped(to: range)
      guard !shared.isEmpty else { return nil }
      return Run(
        bytes: shared.lowerBound - range.lowerBound..<shared.upperBound - range.lowerBound, index: run.index)
    }
    if part.runs.isEmpty { part.runs = [Run(bytes: 0..<0, index: runIndex(ofByte: range.lowerBound))] }
    return part
  }

  private init() {}

  /// The text with other characters in place of a range of its bytes, in the style of what is before them; at the start of the
  /// text, of what follows.
  func replacing(_ range: Range<Int>, with string: String) -> StyledText {
    let (head, tail) = (part(0..<range.lowerBound), part(range.upperBound..<bytes.count))
    let inserted = Array(string.utf8)
    var result = StyledText()
    result.bytes = head.bytes + inserted + tail.bytes
    result.offsets = head.offsets.dropLast()
    result.offsets += [Int32](repeating: offsets[range.lowerBound], count: inserted.count) + tail.offsets
    let length = head.bytes.count + inserted.count
    result.runs = head.runs
    if head.bytes.isEmpty { result.runs = [Run(bytes: 0..<0, index: runIndex(ofByte: range.lowerBound))] }
    let last = result.runs.count - 1
    result.runs[last].bytes = result.runs[last].bytes.lowerBound..<length
    for run in tail.runs where !run.bytes.isEmpty {
      result.runs.append(
        Run(bytes: run.bytes.lowerBound + length..<run.bytes.upperBound + length, index: run.index))
    }
    return result
  }

  /// Line ends become spaces, so that the text is one paragraph. Bytes keep their places.
  mutating func joinParagraphs() {
    for index in bytes.indices where bytes[index] == 0x0a || bytes[index] == 0x0d { bytes[index] = 0x20 }
  }

  /// Where the paragraph that a byte is in ends, before its line end.
  func endOfParagraph(from byte: Int) -> Int {
    bytes[byte...].firstIndex { $0 == 0x0a || $0 == 0x0d } ?? bytes.count
  }

  /// Where the paragraph that a byte is in ends, before its line end; `limit` where it goes on until there.
  func endOfParagraph(from byte: Int, before limit: Int) -> Int {
    bytes[byte..<limit].firstIndex { $0 == 0x0a || $0 == 0x0d } ?? limit
  }

  /// The byte after the line end at a byte.
  func afterLineEnd(_ byte: Int) -> Int {
    let isPair = bytes[byte] == 0x0d && byte + 1 < bytes.count && bytes[byte + 1] == 0x0a
    return byte + (isPair ? 2 : 1)
  }

  /// The first byte from a place on that begins a character, and not the second half of a line end.
  func characterBoundary(from byte: Int) -> Int {
    var byte = min(byte, bytes.count)
    while byte < bytes.count, bytes[byte] & 0xc0 == 0x80 || bytes[byte] == 0x0a && bytes[byte - 1] == 0x0d {
      byte += 1
    }
    return byte
  }

  /// A range without the spaces and line ends at its end.
  func trimmingEnd(of range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, [0x20, 0x0a, 0x0d, 0x09].contains(bytes[end - 1]) { end -= 1 }
    return range.lowerBound..<end
  }

  /// The language that decides how Han characters are drawn: by the company they are in, since the settings of
  /// the machine must not matter. nil when there are none.
  var eastAsianLanguage: String? {
    guard bytes.contains(where: { $0 >= 0xe1 }) else { return nil }
    var language: String?
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      switch scalar.value {
      case 0x3040...0x30ff, 0x31f0...0x31ff, 0xff66...0xff9f: return "ja"
      case 0x1100...0x11ff, 0x3130...0x318f, 0xac00...0xd7af: return "ko"
      case 0x3100...0x312f, 0x31a0...0x31bf: language = "zh-tw"
      case 0x2e80...0x2fdf, 0x3000...0x303f, 0x3400...0x9fff, 0xf900...0xfaff, 0xff00...0xff65,
        0x20000...0x3ffff:
        language = language ?? "zh-cn"
      default: break
      }
    }
    return language
  }
}
