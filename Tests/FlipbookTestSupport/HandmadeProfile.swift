/// Builds ICC profiles byte by byte.
package enum HandmadeProfile {
  /// An ICC profile, version 2, whose grey is proportional to light: header, three tags, their content.
  package static var linearGrey: [UInt8] {
    let white = Array("XYZ ".utf8) + word(0) + word(0xf6d6) + word(0x10000) + word(0xd32d)
    let curve = Array("curv".utf8) + word(0) + word(0)
    let name =
      Array("desc".utf8) + word(0) + word(2) + Array("g\u{0}".utf8) + [UInt8](repeating: 0, count: 78)
    let parts = [("wtpt", white), ("kTRC", curve), ("desc", name)]
    var (table, content) = (word(UInt32(parts.count)), [UInt8]())
    for (tag, bytes) in parts {
      let offset = 128 + 4 + 12 * parts.count + content.count
      table += Array(tag.utf8) + word(UInt32(offset)) + word(UInt32(bytes.count))
      content += bytes + [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4)
    }
    var header = [UInt8](repeating: 0, count: 128)
    func put(_ bytes: [UInt8], _ offset: Int) {
      header.replaceSubrange(offset..<offset + bytes.count, with: bytes)
    }
    put(word(UInt32(128 + table.count + content.count)), 0)
    put(word(0x0240_0000), 8)
    put(Array("mntrGRAYXYZ ".utf8), 12)
    put(Array("acsp".utf8), 36)
    put(word(0xf6d6) + word(0x10000) + word(0xd32d), 68)
    return header + table + content
  }

  private static func word(_ value: UInt32) -> [UInt8] { HandmadePNG.word(value) }
}
