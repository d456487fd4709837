/// A barcode of the kind Code 128 (ISO/IEC 15417): a row of modules, dark or light.
struct Code128 {
  /// From the left, dark ones true; without quiet space.
  let modules: [Bool]

  /// The widths of bars and spaces of each symbol, in modules, a bar first.
  private static let widths = """
    212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 \
    123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 \
    232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 \
    313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 \
    111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 \
    111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 \
    114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112
    """.split(separator: " ").map { $0.compactMap(\.wholeNumberValue) }

  private enum CodeSet: Int {
    case a = 101
    case b = 100
    case c = 99

    /// The symbol that begins a code in this set.
    var start: Int { self == .a ? 103 : self == .b ? 104 : 105 }
  }

  /// - Parameter message: ASCII; nil comes of other bytes, and of none.
  init?(_ message: [UInt8]) {
    guard !message.isEmpty, message.allSatisfy({ $0 < 128 }) else { return nil }
    var symbols = Self.symbols(of: message)
    // The first symbol counts once, each other as often as its place.
    let sum = symbols.enumerated().reduce(0) { $0 + max(1, $1.offset) * $1.element }
    symbols += [sum % 103, 106]
    modules = symbols.flatMap { symbol in
      Self.widths[symbol].enumerated().flatMap { Array(repeating: $0.offset % 2 == 0, count: $0.element) }
    }
  }

  /// The symbols before the sum. Pairs of digits are taken in set C where that is shorter, control characters in set A.
  private static func symbols(of message: [UInt8]) -> [Int] {
    var symbols: [Int] = []
    var current: CodeSet?
    func enter(_ set: CodeSet) {
      if current != set { symbols.append(current == nil ? set.start : set.rawValue) }
      current = set
    }
    var place = 0
    while place < message.count {
      let digits = message[place...].prefix { (48...57).contains($0) }.count
      let isAtEnd = place + digits == message.count
      let least = current == .c ? 2 : current == nil && isAtEnd ? 2 : current == nil || isAtEnd ? 4 : 6
      if digits >= least, current == .c || current == nil || digits % 2 == 0 {
        enter(.c)
        for pair in 0..<digits / 2 {
          symbols.append(
            Int(message[place + 2 * pair] - 48) * 10 + Int(message[place + 2 * pair + 1] - 48))
        }
        place += digits / 2 * 2
        continue
      }
      let byte = Int(message[place])
      let isControl = message[place...].first { $0 < 32 || $0 >= 96 }.map { $0 < 32 } ?? false
      if byte < 32 || current == nil && isControl {
        enter(.a)
      } else if byte >= 96 || current != .a {
        enter(.b)
      }
      symbols.append(byte < 32 ? byte + 64 : byte - 32)
      place += 1
    }
    return symbols
  }
}
