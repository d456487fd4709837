import FlipbookDiagnostics
import FlipbookDrawing
import Foundation
import Synchronization
import Testing

@testable import FlipbookRaster

@Suite("Pictures within a budget of memory")
struct PictureBudgetTests {
  /// Which pictures were made, in order.
  private final class Log: Sendable {
    let made = Mutex<[Int]>([])
  }

  private func folder(_ files: [String: Bitmap]) throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("flipbook-budget-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, bitmap) in files {
      try Data(try PictureFile.png(bitmap)).write(to: folder.appendingPathComponent(name))
    }
    return folder
  }

  private func picture(_ side: Int, _ color: UInt32) -> Bitmap {
    Bitmap(width: side, height: side, pixels: [UInt32](repeating: 0xff00_0000 | color, count: side * side))
  }

  @Test("the pictures not used longest make room and come back as they were")
  func eviction() throws {
    let log = Log()
    let budget = PictureBudget(capacity: 3 * 400)
    let pictures = (0..<5).map { number in
      let source = BudgetedPicture(width: 10, height: 10, budget: budget) {
        log.made.withLock { $0.append(number) }
        return [UInt32](repeating: UInt32(number), count: 100)
      }
      return Bitmap(width: 10, height: 10, source: source)
    }
    #expect(budget.bytes == 0)
    for (number, picture) in pictures.enumerated() { #expect(picture[3, 3] == UInt32(number)) }
    #expect(budget.bytes == 1_200)
    _ = pictures[2].pixels
    _ = pictures[0].pixels
    _ = pictures[2].pixels
    #expect(log.made.withLock { $0 } == [0, 1, 2, 3, 4, 0])
    #expect(pictures[1] == Bitmap(width: 10, height: 10, pixels: [UInt32](repeating: 1, count: 100)))
  }

  @Test("a picture that is gone keeps no memory")
  func gone() {
    let budget = PictureBudget(capacity: 1 << 20)
    do {
      let source = BudgetedPicture(width: 10, height: 10, budget: budget) {
        [UInt32](repeating: 0, count: 100)
      }
      _ = source.pixels
      #expect(budget.bytes == 400)
    }
    #expect(budget.bytes == 0)
  }

  @Test("files and drawings share the budget, and their pixels are right after they have made room")
  func provider() throws {
    let folder = try folder(["a.png": picture(64, 0xff), "b.png": picture(64, 0xff00)])
    defer { try? FileManager.default.removeItem(at: folder) }
    var limits = CostLimits()
    limits.memory = 64 * 64 * 4
    let provider = FileImageProvider(folder: folder, limits: limits)
    let (a, b) = (try #require(provider.bitmap(named: "a")), try #require(provider.bitmap(named: "b")))
    let list = DisplayList.record(
      size: CGSize(width: 64, height: 64), background: .clear,
      resources: DrawingResources(textEngine: PangoTextEngine.shared, imageProvider: provider)
    ) { $0.fill(Path(CGRect(x: 0, y: 0, width: 64, height: 64)), with: .color(.white)) }
    let drawing = try #require(provider.bitmap(of: list, scale: 1))
    for _ in 0..<2 {
      #expect(a.bitmap[5, 5] == 0xff00_00ff && b.bitmap[5, 5] == 0xff00_ff00 && drawing[5, 5] == 0xffff_ffff)
      #expect(provider.keptBytes <= 64 * 64 * 4)
    }
    #expect(a.bitmap == picture(64, 0xff))
  }

  @Test("a picture beyond the memory is refused with the option that allows it")
  func tooLarge() throws {
    let folder = try folder(["a.png": picture(512, 0xff)])
    defer { try? FileManager.default.removeItem(at: folder) }
    var limits = CostLimits()
    limits.memory = 1_000_000
    let collector = DiagnosticCollector()
    DiagnosticCollector.$current.withValue(collector) {
      #expect(FileImageProvider(folder: folder, limits: limits).bitmap(named: "a") == nil)
      #expect(FileImageProvider(folder: folder, limits: limits, isChecking: true).bitmap(named: "a") == nil)
    }
    #expect(collector.diagnostics.count == 1 || collector.diagnostics.count == 2)
    for diagnostic in collector.diagnostics {
      #expect(diagnostic.message.contains("--limit memory="), "\(diagnostic)")
    }
  }

  @Test("checking reads headers alone: sizes are right, and damaged pixels are not looked at")
  func checking() throws {
    let folder = try folder(["a.png": picture(48, 0xff)])
    defer { try? FileManager.default.removeItem(at: folder) }
    let whole = try Data(contentsOf: folder.appendingPathComponent("a.png"))
    try whole.prefix(60).write(to: folder.appendingPathComponent("cut.png"))
    try whole.prefix(20).write(to: folder.appendingPathComponent("short.png"))
    try Data("GIF89a\u{10}\u{0}\u{20}\u{0}".utf8).write(to: folder.appendingPathComponent("b.gif"))
    let collector = DiagnosticCollector()
    DiagnosticCollector.$current.withValue(collector) {
      let checker = FileImageProvider(folder: folder, isChecking: true)
      #expect(checker.bitmap(named: "a").map { [$0.bitmap.width, $0.bitmap.height] } == [48, 48])
      #expect(checker.bitmap(named: "cut")?.bitmap.width == 48)
      #expect(checker.bitmap(named: "b").map { [$0.bitmap.width, $0.bitmap.height] } == [16, 32])
      #expect(checker.bitmap(named: "short") == nil)
      #expect(checker.keptBytes == 0)
      #expect(FileImageProvider(folder: folder).bitmap(named: "cut") == nil)
    }
  }

  @Test("a file that changes while it is in use is an error, not another picture")
  func changed() throws {
    let folder = try folder(["a.png": picture(64, 0xff), "b.png": picture(64, 0xff00)])
    defer { try? FileManager.default.removeItem(at: folder) }
    var limits = CostLimits()
    limits.memory = 64 * 64 * 4
    let collector = DiagnosticCollector()
    try DiagnosticCollector.$current.withValue(collector) {
      let provider = FileImageProvider(folder: folder, limits: limits)
      let a = try #require(provider.bitmap(named: "a"))
      _ = provider.bitmap(named: "b")
      try Data(try PictureFile.png(picture(64, 0x12_3456))).write(to: folder.appendingPathComponent("a.png"))
      #expect(a.bitmap[1, 1] == 0)
    }
    #expect(collector.firstError?.code == "image.changed")
  }
}
