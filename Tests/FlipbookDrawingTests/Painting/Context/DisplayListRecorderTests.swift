import Foundation
import Testing

@testable import FlipbookDrawing

@Suite("Recorders of items") struct DisplayListRecorderTests {
  private static let canvas = CGRect(x: 0, y: 0, width: 100, height: 100)

  private func items(_ range: Range<Int>) -> [DisplayItem] {
    range.map {
      DisplayItem(
        content: .fill(Path(CGRect(x: Double($0), y: 0, width: 1, height: 1)), .color(.white), FillStyle()),
        transform: .identity, canvas: Self.canvas)
    }
  }

  /// 5 items, a shared run of 20, 3 items, a short run of 2, a shared run of 30, 1 item.
  private func recorder() -> DisplayListRecorder {
    let recorder = DisplayListRecorder(canvas: Self.canvas, resources: .fixed)
    recorder.append(contentsOf: items(0..<5))
    recorder.append(ItemRun(items(5..<25)))
    recorder.append(contentsOf: items(25..<28))
    recorder.append(ItemRun(items(28..<30)))
    recorder.append(ItemRun(items(30..<60)))
    recorder.append(items(60..<61)[0])
    return recorder
  }

  @Test("items are in order from any index on, whatever run they are in", arguments: 0...61)
  func parts(start: Int) {
    let recorder = recorder()
    #expect(recorder.itemCount == 61)
    #expect(recorder.items(from: start) == items(start..<61))
    #expect(recorder.items == items(0..<61))
  }

  @Test("items from an index on are replaced, also amid a run", arguments: 0...61)
  func replacing(start: Int) {
    let recorder = recorder()
    recorder.replaceItems(from: start, with: items(99..<100)[0])
    #expect(recorder.items == items(0..<start) + items(99..<100))
    recorder.append(contentsOf: items(70..<72))
    #expect(recorder.items == items(0..<start) + items(99..<100) + items(70..<72))
  }

  @Test("what is taken as a run stays where it is", arguments: [0, 3, 5, 10, 25, 29, 30, 60, 61])
  func taking(start: Int) {
    let recorder = recorder()
    let run = recorder.run(from: start)
    #expect(run.items == items(start..<61))
    #expect(recorder.items == items(0..<61))
    let runs = recorder.finish()
    #expect(runs.flatMap(\.items) == items(0..<61))
    #expect(!runs.contains { $0.items.isEmpty })
    // Short ones are copied.
    #expect(runs.contains { $0 === run } == (61 - start >= 16))
  }

  @Test("long runs are shared, short ones are not")
  func sharing() {
    let runs = recorder().finish()
    #expect(runs.map(\.items.count) == [5, 20, 5, 30, 1])
  }
}
