import Foundation
import Testing

@testable import FlipbookRaster

@Suite("the measures of a font's file")
struct FontHeaderTests {
  /// Where a table of a font lies in its bytes.
  private func offset(of tag: String, in bytes: Data) -> Int? {
    let count = Int(bytes[4]) << 8 | Int(bytes[5])
    for table in 0..<count {
      let entry = 12 + 16 * table
      guard String(decoding: bytes[entry..<entry + 4], as: UTF8.self) == tag else { continue }
      return (0..<4).reduce(0) { $0 << 8 | Int(bytes[entry + 8 + $1]) }
    }
    return nil
  }

  @Test("lines are as high as `hhea` says, also where the font asks for its typographic figures")
  func header() throws {
    var bytes = try Data(
      contentsOf: URL(fileURLWithPath: "/usr/share/fonts/truetype/quicksand/Quicksand-Bold.ttf"))
    let (header, os2) = try (#require(offset(of: "hhea", in: bytes)), #require(offset(of: "OS/2", in: bytes)))
    let head = try #require(offset(of: "head", in: bytes))
    func put(_ value: Int, _ place: Int) {
      (bytes[place], bytes[place + 1]) = (UInt8(value >> 8 & 255), UInt8(value & 255))
    }
    // USE_TYPO_METRICS, and other figures than in `hhea`.
    put(Int(bytes[os2 + 62]) << 8 | Int(bytes[os2 + 63]) | 0x80, os2 + 62)
    for (value, place) in [(700, 68), (-100, 70), (300, 72)] { put(value, os2 + place) }
    for (value, place) in [(900, 4), (-400, 6), (50, 8)] { put(value, header + place) }
    let unitsPerEm = CGFloat(Int(bytes[head + 18]) << 8 | Int(bytes[head + 19]))
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).ttf")
    try bytes.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let metrics = try #require(FontFile(path: file.path, index: 0)).metrics
    #expect(abs(metrics.ascent - 900 / unitsPerEm) < 1e-6)
    #expect(abs(metrics.descent - 400 / unitsPerEm) < 1e-6)
    #expect(abs(metrics.lineGap - 50 / unitsPerEm) < 1e-6)
  }
}
