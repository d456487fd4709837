import Foundation

/// The names in a font file: of the first face where it has several.
struct FontNames {
  var postScriptName: String?
  var fullName: String?

  /// - Returns: nil for bytes that are no font.
  init?(_ data: Data) {
    let bytes = [UInt8](data)
    func word(_ at: Int) -> Int? {
      at >= 0 && at + 2 <= bytes.count ? Int(bytes[at]) << 8 | Int(bytes[at + 1]) : nil
    }
    func long(_ at: Int) -> Int? {
      guard let high = word(at), let low = word(at + 2) else { return nil }
      return high << 16 | low
    }
    guard let tag = long(0) else { return nil }
    var start = 0
    if tag == 0x7474_6366 {
      guard let first = long(12) else { return nil }
      start = first
    }
    guard let kind = long(start), [0x0001_0000, 0x4f54_544f, 0x7472_7565].contains(kind),
      let tables = word(start + 4)
    else { return nil }
    let table = (0..<tables).lazy.map { start + 12 + 16 * $0 }.first { long($0) == 0x6e61_6d65 }
    guard let table, let offset = long(table + 8), let count = word(offset + 2), let text = word(offset + 4)
    else { return nil }
    for record in (0..<count).map({ offset + 6 + 12 * $0 }) {
      guard let platform = word(record), let name = word(record + 6), let length = word(record + 8),
        let place = word(record + 10), [4, 6].contains(name)
      else { continue }
      let begin = offset + text + place
      guard begin + length <= bytes.count else { continue }
      let part = Data(bytes[begin..<begin + length])
      let value = String(data: part, encoding: platform == 1 ? .macOSRoman : .utf16BigEndian)
      if name == 6 { postScriptName = postScriptName ?? value } else { fullName = fullName ?? value }
    }
  }
}
