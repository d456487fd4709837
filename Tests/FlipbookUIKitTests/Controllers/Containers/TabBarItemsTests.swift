import Foundation
import Testing

@testable import FlipbookUIKit

@MainActor
@Suite struct TabBarItemsTests {
  private final class Counting: UITabBar {
    var changes: [Int] = []
    override var items: [UITabBarItem]? { didSet { changes.append(items?.count ?? 0) } }
  }

  @Test("a bar's tabs can be set, and a subclass sees each change of them, by its controller's too")
  func observed() {
    let bar = Counting()
    let tabs = (0..<3).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
    bar.items = tabs
    bar.setItems(Array(tabs.prefix(2)), animated: false)
    #expect(bar.changes == [3, 2])
    #expect(bar.subviews.filter { $0 is UIButton }.count == 2)
  }
}
