import Foundation
import Testing

@testable import FlipbookPicture

@Suite("Lists of runs") struct ItemRunTests {
  private func items(_ range: Range<Int>) -> [DisplayItem] {
    range.map {
      DisplayItem(
        content: .fill(
          Path(CGRect(x: Double($0), y: 0, width: 1, height: 1)), .color(.white), FillStyle()),
        transform: .identity, canvas: CGRect(x: 0, y: 0, width: 100, height: 100))
    }
  }

  private func list(_ runs: [Range<Int>]) -> DisplayList {
    DisplayList(
      size: CGSize(width: 100, height: 100), background: .clear, runs: runs.map { ItemRun(items($0)) })
  }

  @Test("lists of the same items are equal, wherever their runs end")
  func equality() {
    let whole = list([0..<9])
    for runs in [[0..<4, 4..<9], [0..<1, 1..<2, 2..<9], [0..<8, 8..<9]] {
      #expect(list(runs) == whole)
      #expect(list(runs).items == whole.items)
      #expect(list(runs).itemCount == 9)
    }
    #expect(DisplayList(size: whole.size, items: items(0..<9)) == whole)
    #expect(list([0..<4, 5..<9]) != whole)
    #expect(list([4..<9, 0..<4]) != whole)
    #expect(list([]) == DisplayList(size: whole.size, items: []))
  }
}
