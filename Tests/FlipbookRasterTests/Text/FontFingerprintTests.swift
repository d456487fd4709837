import FlipbookDigest
import Foundation
import Testing

@testable import FlipbookRaster

@Suite("Fingerprints of fonts")
struct FontFingerprintTests {
  @Test("kept fingerprints are those of the files as they are now")
  func kept() async throws {
    let folder = FileManager.default.temporaryDirectory.path + "/flipbook-fonts-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let memo = FileMemo(folder: folder + "/facts")
    let files = ["A b.otf", "C.ttf"].map { "\(folder)/\($0)" }
    for file in files { try Data(file.utf8).write(to: URL(fileURLWithPath: file)) }
    try await Task.sleep(for: .seconds(3.2))
    let plain = FontFingerprint.made(of: files)
    #expect(plain.map(\.file) == ["A b.otf", "C.ttf"])
    for _ in 0..<2 { #expect(FontFingerprint.made(of: files, rememberedIn: memo) == plain) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: memo.folder).count == 1)
    try Data("another font".utf8).write(to: URL(fileURLWithPath: files[1]))
    let changed = FontFingerprint.made(of: files, rememberedIn: memo)
    #expect(changed == FontFingerprint.made(of: files))
    #expect(changed != plain)
    // A font that is added or removed is another list.
    #expect(FontFingerprint.made(of: [files[0]], rememberedIn: memo) == [plain[0]])
    try FileManager.default.removeItem(atPath: files[1])
    #expect(FontFingerprint.made(of: files, rememberedIn: memo) == [plain[0]])
  }
}
