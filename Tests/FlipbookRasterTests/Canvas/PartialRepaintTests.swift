import FlipbookDrawing
import Foundation
import Testing

@testable import FlipbookRaster

struct PartialRepaintTests {
  @Test("painting what changed gives the bytes that painting everything gives", arguments: 1...6)
  func equalsFullRepaint(seed: Int) throws {
    var source = RandomItems(seed: UInt64(seed))
    let scale = seed % 4 == 0 ? 1.5 : 1
    var items = (0..<14).map { _ in source.item() }
    let canvas = try Fixture.canvas(scale: scale)
    let background = seed % 3 == 0 ? RGBA.white : .clear
    canvas.paint(Fixture.list(items, background: background))
    for _ in 0..<4 {
      for _ in 0..<Int.random(in: 1...3, using: &source.random) {
        let index = Int.random(in: 0..<items.count, using: &source.random)
        switch Int.random(in: 0...3, using: &source.random) {
        case 0: items[index] = source.item()
        case 1: items.insert(source.item(), at: index)
        case 2: if items.count > 3 { items.remove(at: index) }
        default: items.swapAt(index, Int.random(in: 0..<items.count, using: &source.random))
        }
      }
      let before = canvas.makeBitmap()
      let damage = canvas.paint(Fixture.list(items, background: background))
      let after = canvas.makeBitmap()
      let whole = try Fixture.paint(items, background: background, scale: scale)
      #expect(after == whole)
      #expect(changes(before, after, outside: damage) == 0)
    }
  }

  private func changes(_ before: Bitmap, _ after: Bitmap, outside damage: Damage) -> Int {
    var count = 0
    for y in 0..<before.height {
      for x in 0..<before.width where before[x, y] != after[x, y] {
        let isInside = damage.rects.contains {
          x >= $0.x && x < $0.x + $0.width && y >= $0.y && y < $0.y + $0.height
        }
        if !isInside { count += 1 }
      }
    }
    return count
  }

  @Test("an equal list changes nothing")
  func equalList() throws {
    let canvas = try Fixture.canvas()
    let items = [Fixture.fill(CGRect(x: 5, y: 5, width: 20, height: 20), Fixture.red)]
    #expect(canvas.paint(Fixture.list(items)).rects == [Damage.Rect(x: 0, y: 0, width: 150, height: 110)])
    #expect(canvas.paint(Fixture.list(items)).isUnchanged)
    canvas.invalidate()
    #expect(!canvas.paint(Fixture.list(items)).isUnchanged)
  }

  @Test("damage holds where a moved item was and is, and little more")
  func damageOfMove() throws {
    let canvas = try Fixture.canvas()
    let background = Fixture.fill(Fixture.area, .white)
    canvas.paint(
      Fixture.list([background, Fixture.fill(CGRect(x: 2, y: 2, width: 8, height: 8), Fixture.red)]))
    let damage = canvas.paint(
      Fixture.list([background, Fixture.fill(CGRect(x: 135, y: 98, width: 8, height: 8), Fixture.red)]))
    #expect(
      damage.rects == [
        Damage.Rect(x: 0, y: 0, width: 64, height: 32), Damage.Rect(x: 128, y: 96, width: 22, height: 14),
      ])
    #expect(damage.rows == [0..<32, 96..<110])
  }

  @Test("another background repaints everything")
  func background() throws {
    let canvas = try Fixture.canvas()
    canvas.paint(Fixture.list([], background: .white))
    let damage = canvas.paint(Fixture.list([], background: .black))
    #expect(damage.rects.count == 1)
    #expect(canvas.makeBitmap().pixels.allSatisfy { $0 == 0xff00_0000 })
  }

  @Test("items that keep their order among others are not painted again")
  func difference() {
    func items(_ values: [Int]) -> [DisplayItem] {
      values.map { Fixture.fill(CGRect(x: Double($0), y: 0, width: 1, height: 1), Fixture.red) }
    }
    func difference(_ old: [Int], _ new: [Int]) -> ([Int], [Int]) {
      let result = ItemDifference(from: items(old).map(\.contentHash), to: items(new).map(\.contentHash))
      return (result.removed.map { old[$0] }, result.added.map { new[$0] })
    }
    #expect(difference([1, 2, 3], [1, 2, 3]) == ([], []))
    #expect(difference([1, 2, 3, 4], [1, 3, 4]) == ([2], []))
    #expect(difference([1, 2, 3, 4], [1, 9, 2, 3, 4]) == ([], [9]))
    #expect(difference([1, 2, 3, 4, 5], [1, 4, 2, 3, 5]) == ([4], [4]))
    #expect(difference([1, 2], [3, 4]) == ([1, 2], [3, 4]))
    #expect(difference([], [1]) == ([], [1]))
    #expect(difference([7, 7, 7], [7, 7]) == ([7], []))
  }
}
