import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookScenes

/// Reads colours: `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, or a name.
enum ColorText {
  private static let named: [(name: String, color: Color)] = [
    ("white", .white), ("black", .black), ("clear", .clear), ("transparent", .clear), ("red", .red),
    ("orange", .orange), ("yellow", .yellow), ("green", .green), ("mint", .mint), ("teal", .teal),
    ("cyan", .cyan), ("blue", .blue), ("indigo", .indigo), ("purple", .purple), ("pink", .pink),
    ("brown", .brown), ("gray", .gray), ("grey", .gray),
  ]

  static func parse(_ text: String) throws -> Color {
    let lowered = text.lowercased()
    if let found = named.first(where: { $0.name == lowered }) { return found.color }
    if lowered.hasPrefix("#"), let color = hexadecimal(lowered.dropFirst()) { return color }
    let hint = NearestWord.find(lowered, in: named.map(\.name)).map { "; do you mean \($0)?" } ?? ""
    throw ValueError("is not a colour; write a name such as black, or #1e90ff\(hint)")
  }

  private static func hexadecimal(_ digits: Substring) -> Color? {
    let values = digits.compactMap(\.hexDigitValue)
    guard values.count == digits.count else { return nil }
    let components: [Int]
    switch values.count {
    case 3, 4: components = values.map { $0 * 17 }
    case 6, 8: components = stride(from: 0, to: values.count, by: 2).map { values[$0] * 16 + values[$0 + 1] }
    default: return nil
    }
    let shares = components.map { Double($0) / 255 }
    return Color(
      red: shares[0], green: shares[1], blue: shares[2], opacity: shares.count == 4 ? shares[3] : 1)
  }
}
