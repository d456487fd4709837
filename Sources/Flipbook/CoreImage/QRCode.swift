/// A QR code, by ISO/IEC 18004.
struct QRCode {
  /// Modules on a side.
  let size: Int
  /// Whether a module is dark, row by row.
  private(set) var isDark: [Bool]
  private var isFixed: [Bool]

  /// Makes the code of bytes; nil where there are too many.
  ///
  /// - Parameter level: How much may be lost: 0 for L (7 %), 1 for M (15 %), 2 for Q (25 %), 3 for H (30 %).
  init?(_ message: [UInt8], level: Int) {
    guard let bits = QRBits(message, level: level) else { return nil }
    size = bits.version * 4 + 17
    isDark = [Bool](repeating: false, count: size * size)
    isFixed = isDark
    drawPatterns(bits.version)
    place(bits.codewords)
    let plain = self
    // The mask with the fewest of what confuses readers; the first of several.
    let masks = (0..<8).map { mask -> QRCode in
      var code = plain
      code.apply(mask)
      code.drawFormat(bits.level, mask)
      return code
    }
    isDark = masks.min { $0.penalty < $1.penalty }?.isDark ?? isDark
  }

  subscript(x: Int, y: Int) -> Bool { isDark[y * size + x] }

  private mutating func fix(_ x: Int, _ y: Int, _ dark: Bool) {
    guard (0..<size).contains(x), (0..<size).contains(y) else { return }
    isDark[y * size + x] = dark
    isFixed[y * size + x] = true
  }

  private mutating func drawPatterns(_ version: Int) {
    for place in 0..<size {
      fix(6, place, place % 2 == 0)
      fix(place, 6, place % 2 == 0)
    }
    for (x, y) in [(3, 3), (size - 4, 3), (3, size - 4)] {
      for dy in -4...4 {
        for dx in -4...4 {
          let ring = max(abs(dx), abs(dy))
          fix(x + dx, y + dy, ring != 2 && ring != 4)
        }
      }
    }
    let places = QRTables.alignment(version)
    let last = places.count - 1
    for (i, x) in places.enumerated() {
      for (j, y) in places.enumerated()
      where !((i == 0 && j == 0) || (i == 0 && j == last) || (i == last && j == 0)) {
        for dy in -2...2 { for dx in -2...2 { fix(x + dx, y + dy, max(abs(dx), abs(dy)) != 1) } }
      }
    }
    drawFormat(0, 0)
    guard version >= 7 else { return }
    var rest = version
    for _ in 0..<12 { rest = rest << 1 ^ (rest >> 11) * 0x1F25 }
    let bits = version << 12 | rest
    for place in 0..<18 {
      let dark = bits >> place & 1 == 1
      fix(size - 11 + place % 3, place / 3, dark)
      fix(place / 3, size - 11 + place % 3, dark)
    }
  }

  private mutating func drawFormat(_ level: Int, _ mask: Int) {
    let data = [1, 0, 3, 2][level] << 3 | mask
    var rest = data
    for _ in 0..<10 { rest = rest << 1 ^ (rest >> 9) * 0x537 }
    let bits = (data << 10 | rest) ^ 0x5412
    func bit(_ place: Int) -> Bool { bits >> place & 1 == 1 }
    for place in 0...5 { fix(8, place, bit(place)) }
    fix(8, 7, bit(6))
    fix(8, 8, bit(7))
    fix(7, 8, bit(8))
    for place in 9..<15 { fix(14 - place, 8, bit(place)) }
    for place in 0..<8 { fix(size - 1 - place, 8, bit(place)) }
    for place in 8..<15 { fix(8, size - 15 + place, bit(place)) }
    fix(8, size - 8, true)
  }

  /// Places codewords from the lower right corner, two columns at a time, up and down in turns.
  private mutating func place(_ codewords: [UInt8]) {
    var index = 0
    for column in stride(from: size - 1, through: 1, by: -2) {
      let right = column <= 6 ? column - 1 : column
      for step in 0..<size {
        for x in [right, right - 1] {
          let isUpward = (right + 1) & 2 == 0
          let y = isUpward ? size - 1 - step : step
          guard !isFixed[y * size + x], index < codewords.count * 8 else { continue }
          isDark[y * size + x] = codewords[index / 8] >> UInt8(7 - index % 8) & 1 == 1
          index += 1
        }
      }
    }
  }

  private mutating func apply(_ mask: Int) {
    for y in 0..<size {
      for x in 0..<size where !isFixed[y * size + x] {
        let flips =
          switch mask {
          case 0: (x + y) % 2 == 0
          case 1: y % 2 == 0
          case 2: x % 3 == 0
          case 3: (x + y) % 3 == 0
          case 4: (x / 3 + y / 2) % 2 == 0
          case 5: x * y % 2 + x * y % 3 == 0
          case 6: (x * y % 2 + x * y % 3) % 2 == 0
          default: ((x + y) % 2 + x * y % 3) % 2 == 0
          }
        if flips { isDark[y * size + x].toggle() }
      }
    }
  }

  /// How much in the code confuses readers: runs, squares, what looks like a corner, and more of one colour.
  private var penalty: Int {
    var result = 0
    for line in 0..<size {
      result += Self.penalty(of: (0..<size).map { self[$0, line] })
      result += Self.penalty(of: (0..<size).map { self[line, $0] })
    }
    for y in 0..<size - 1 {
      for x in 0..<size - 1 {
        let dark = self[x, y]
        if dark == self[x + 1, y], dark == self[x, y + 1], dark == self[x + 1, y + 1] { result += 3 }
      }
    }
    let dark = isDark.count { $0 }
    return result + abs(dark * 20 - size * size * 10) / (size * size) * 10
  }

  private static func penalty(of line: [Bool]) -> Int {
    var (result, run) = (0, 0)
    for (place, dark) in line.enumerated() {
      run = place > 0 && line[place - 1] == dark ? run + 1 : 1
      if run == 5 { result += 3 } else if run > 5 { result += 1 }
    }
    let corner = [true, false, true, true, true, false, true]
    let gap = [false, false, false, false]
    for start in line.indices where start + 11 <= line.count {
      let part = Array(line[start..<start + 11])
      if part == corner + gap || part == gap + corner { result += 40 }
    }
    return result
  }
}
