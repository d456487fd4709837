import FlipbookCompare
import FlipbookTestSupport
import Foundation
import Testing

@testable import FlipbookGoldens

@Suite("Pictures of every kind, and broken ones")
struct PictureFileTests {
  private let pictureFolder: PictureFolder

  init() throws { pictureFolder = try PictureFolder() }

  private func verdict(
    _ expected: String?, _ actual: String?, _ settings: CompareSettings = CompareSettings()
  ) -> PictureVerdict {
    PairComparison.pictures(
      "case", expected: expected.map(pictureFolder.path), actual: actual.map(pictureFolder.path),
      settings: settings,
      keepsEvidence: false
    ).0.verdict
  }

  @Test("16-bit, palette, grey and interlaced files of the same picture match the plain one")
  func kinds() throws {
    // 2 × 2: black, white; grey 0x80, black.
    let files: [String: HandmadePNG] = [
      "plain": HandmadePNG(
        width: 2, height: 2, colorType: 2,
        raw: [0, 0, 0, 0, 255, 255, 255] + [0, 128, 128, 128, 0, 0, 0]),
      "alpha": HandmadePNG(
        width: 2, height: 2, colorType: 6,
        raw: [0, 0, 0, 0, 255, 255, 255, 255, 255] + [0, 128, 128, 128, 255, 0, 0, 0, 255]),
      "deep": HandmadePNG(
        width: 2, height: 2, depth: 16, colorType: 2,
        raw: [0] + [UInt8](repeating: 0, count: 6) + [UInt8](repeating: 255, count: 6) + [0]
          + [UInt8](repeating: 0x80, count: 6) + [UInt8](repeating: 0, count: 6)),
      "palette": HandmadePNG(
        width: 2, height: 2, colorType: 3, palette: [0, 0, 0, 255, 255, 255, 128, 128, 128],
        raw: [0, 0, 1, 0, 2, 0]),
      "grey": HandmadePNG(width: 2, height: 2, colorType: 0, raw: [0, 0, 255, 0, 128, 0]),
      "interlaced": HandmadePNG(
        width: 2, height: 2, colorType: 0, isInterlaced: true, raw: [0, 0] + [0, 255] + [0, 128, 0]),
    ]
    for (name, png) in files { try pictureFolder.write("\(name).png", png.bytes) }
    for name in files.keys.sorted() { #expect(verdict("plain.png", "\(name).png") == .match, "\(name)") }
    try pictureFolder.write(
      "other.png", HandmadePNG(width: 2, height: 2, colorType: 0, raw: [0, 0, 255, 0, 129, 0]).bytes)
    #expect(verdict("plain.png", "other.png").word == "pixels-differ")
  }

  @Test("cut, corrupt, empty and foreign files and bombs are unreadable, with the side and the reason")
  func broken() throws {
    let whole = HandmadePNG(width: 2, height: 2, colorType: 0, raw: [0, 0, 255, 0, 128, 0]).bytes
    try pictureFolder.write("whole.png", whole)
    try pictureFolder.write("cut.png", Array(whole.dropLast(20)))
    var corrupt = whole
    corrupt[45] ^= 0xff
    try pictureFolder.write("corrupt.png", corrupt)
    try pictureFolder.write("empty.png", [])
    try pictureFolder.write("text.png", text: "not a picture")
    try pictureFolder.write(
      "bomb.png", HandmadePNG(width: 60_000, height: 60_000, colorType: 6, raw: [0]).bytes)
    try pictureFolder.write("lie.png", HandmadePNG(width: 9_000, height: 9_000, colorType: 6, raw: [0]).bytes)
    for (name, part) in [
      ("cut", "too early"), ("corrupt", "damaged"), ("empty", "empty"), ("text", "not a PNG"),
      ("bomb", "more than the"), ("lie", "too short"),
    ] {
      guard case .unreadable(.actual, let reason) = verdict("whole.png", "\(name).png") else {
        Issue.record("\(name) is read")
        continue
      }
      #expect(reason.contains(part), "\(name): \(reason)")
    }
    #expect(verdict("cut.png", "whole.png").word == "unreadable")
    // Two equal broken files are no match either.
    #expect(verdict("cut.png", "cut.png").word == "unreadable")
  }

  @Test("missing files are reported by side, sizes by both")
  func missing() throws {
    try pictureFolder.write("a.png", PictureFolder.picture(2))
    try pictureFolder.write("b.png", PictureFolder.picture(2, width: 30))
    #expect(verdict("a.png", nil) == .missing(.actual))
    #expect(verdict(nil, "a.png") == .missing(.expected))
    #expect(verdict("a.png", "b.png").description == "the size is 30×24, not 32×24")
  }
}
