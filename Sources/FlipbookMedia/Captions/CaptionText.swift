/// The text of a file of captions, whose encoding nothing says.
enum CaptionText {
  /// Decodes UTF-8, UTF-16 with or without a mark, and what is none of them as Windows-1252.
  static func decode(_ bytes: [UInt8]) -> String {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return String(decoding: bytes.dropFirst(3), as: UTF8.self) }
    if bytes.starts(with: [0xFF, 0xFE]) { return utf16(bytes.dropFirst(2), isLittle: true) }
    if bytes.starts(with: [0xFE, 0xFF]) { return utf16(bytes.dropFirst(2), isLittle: false) }
    // Times and numbers are ASCII: in UTF-16 every other byte of theirs is 0.
    let head = bytes.prefix(64)
    let zeros = (
      even: head.indices.count { $0 % 2 == 0 && head[$0] == 0 },
      odd: head.indices.count { $0 % 2 == 1 && head[$0] == 0 }
    )
    if head.count >= 4, zeros.odd * 4 >= head.count || zeros.even * 4 >= head.count {
      return utf16(bytes[...], isLittle: zeros.odd >= zeros.even)
    }
    return String(validating: bytes, as: UTF8.self) ?? windows(bytes)
  }

  private static func utf16(_ bytes: ArraySlice<UInt8>, isLittle: Bool) -> String {
    let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isLittle ? first | second << 8 : first << 8 | second
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// The characters of 0x80 to 0x9F in Windows-1252; the others are those of Latin 1.
  private static let windowsTable: [UInt32] = [
    0x20AC, 0xFFFD, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152,
    0xFFFD,
    0x017D, 0xFFFD, 0xFFFD, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161,
    0x203A,
    0x0153, 0xFFFD, 0x017E, 0x0178,
  ]

  private static func windows(_ bytes: [UInt8]) -> String {
    var text = String.UnicodeScalarView()
    for byte in bytes {
      let code = (0x80...0x9F).contains(byte) ? windowsTable[Int(byte) - 0x80] : UInt32(byte)
      text.append(Unicode.Scalar(code) ?? "\u{FFFD}")
    }
    return String(text)
  }

  /// The lines of a text whose lines end as on any system.
  static func lines(_ text: String) -> [String] {
    var lines: [String] = []
    var line = String.UnicodeScalarView()
    var last: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      defer { last = scalar }
      switch scalar {
      case "\n" where last == "\r": continue
      case "\n", "\r":
        lines.append(String(line))
        line = String.UnicodeScalarView()
      case "\u{FEFF}" where lines.isEmpty && line.isEmpty: continue
      case "\0": line.append("\u{FFFD}")
      default: line.append(scalar)
      }
    }
    lines.append(String(line))
    return lines
  }
}
