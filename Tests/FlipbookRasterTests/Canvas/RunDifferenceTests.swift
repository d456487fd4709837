import FlipbookDrawing
import FlipbookTestSupport
import Foundation
import Testing

@testable import FlipbookRaster

@Suite("Lists that share runs") struct RunDifferenceTests {
  private func list(_ items: [DisplayItem], cut random: inout SeededNumbers) -> DisplayList {
    var runs: [ItemRun] = []
    var rest = items[...]
    while !rest.isEmpty {
      let part = rest.prefix(Int.random(in: 1...5, using: &random))
      runs.append(ItemRun(Array(part)))
      rest = rest.dropFirst(part.count)
    }
    return DisplayList(size: Fixture.area.size, background: .white, runs: runs)
  }

  @Test("painting what changed gives the bytes of painting all, wherever runs end", arguments: 1...8)
  func equalsFullRepaint(seed: Int) throws {
    var source = RandomItems(seed: UInt64(seed) + 100)
    var cuts = SeededNumbers(seed: UInt64(seed))
    var items = (0..<30).map { _ in source.item() }
    let canvas = try Fixture.canvas()
    canvas.paint(list(items, cut: &cuts))
    for _ in 0..<6 {
      for _ in 0..<Int.random(in: 0...3, using: &source.random) {
        let index = Int.random(in: 0..<items.count, using: &source.random)
        switch Int.random(in: 0...4, using: &source.random) {
        case 0: items[index] = source.item()
        case 1: items.insert(source.item(), at: index)
        case 2: items.remove(at: index)
        case 3:
          // Whole runs may change their order too.
          items = Array(items[index...] + items[..<index])
        default: items.swapAt(index, Int.random(in: 0..<items.count, using: &source.random))
        }
      }
      canvas.paint(list(items, cut: &cuts))
      #expect(canvas.makeBitmap() == (try Fixture.paint(items, background: .white)))
    }
  }

  @Test("a run that both lists have is not painted again")
  func damage() throws {
    func run(_ x: Double) -> ItemRun {
      ItemRun([Fixture.fill(CGRect(x: x, y: 2, width: 8, height: 8), Fixture.red)])
    }
    func list(_ runs: [ItemRun]) -> DisplayList {
      DisplayList(size: Fixture.area.size, background: .white, runs: runs)
    }
    let (left, right) = (run(2), run(135))
    let canvas = try Fixture.canvas()
    canvas.paint(list([left, run(70), right]))
    let damage = canvas.paint(list([left, run(72), right]))
    #expect(damage.rects == [Damage.Rect(x: 64, y: 0, width: 64, height: 32)])
    // Two that change places are painted where they are.
    #expect(canvas.paint(list([right, run(72), left])).rects.count > 0)
  }
}
