import FlipbookRaster
import FlipbookScenes
import Foundation
import Testing

@testable import FlipbookGoldens

@Suite("Folders of goldens")
struct GoldenFolderTests {
  @Test("names hold what is safe in a file's name")
  func names() {
    #expect(GoldenFolder.name(file: "Clock", scene: "Clock", frame: 12) == "Clock/Clock/00012")
    #expect(GoldenFolder.name(file: "A", scene: "../x/y", frame: 123_456) == "A/x.y/123456")
    #expect(GoldenFolder.name(file: "A", scene: "..", frame: 0) == "A/_/00000")
  }

  @Test("orphans are those that nothing was compared with, in the files that were checked")
  func orphans() throws {
    let pictureFolder = try PictureFolder()
    for name in ["A/A/00000.png", "A/A/00001.png", "B/B/00000.png"] { try pictureFolder.write(name, [1]) }
    let folder = GoldenFolder(path: pictureFolder.folder)
    #expect(folder.orphans(used: ["A/A/00000"], files: nil) == ["A/A/00001.png", "B/B/00000.png"])
    #expect(folder.orphans(used: ["A/A/00000"], files: ["A"]) == ["A/A/00001.png"])
    try folder.remove(["B/B/00000.png"])
    #expect(!pictureFolder.exists("B"))
    #expect(pictureFolder.exists("A/A/00001.png"))
  }

  @Test("a lock reports libraries and fonts that differ")
  func lock() {
    let font = FontFingerprint(file: "a.ttf", size: 3, checksum: "00000001")
    let mine = GoldenLock(components: ["Pango": "1.50", "Cairo": "1.16"], fonts: [font])
    #expect(mine.differences(from: mine) == [])
    var other = mine
    other.components["Pango"] = "1.52"
    other.fonts[0].checksum = "00000002"
    #expect(mine.differences(from: other) == ["Pango 1.52, not 1.50", "another font file a.ttf"])
    other.components["Cairo"] = nil
    #expect(mine.differences(from: other).first == "Cairo missing, not 1.16")
  }

  @Test("this machine has versions and fonts to lock")
  func current() {
    #expect(GoldenLock.current.components["Cairo"]?.isEmpty == false)
    #expect(GoldenLock.current.fonts.contains { $0.file.hasPrefix("Inter") && $0.checksum.count == 8 })
  }
}
