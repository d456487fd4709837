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

  @Test("the tab of a navigation controller is that of its lowest controller, unless it has one of its own")
  func navigation() {
    let page = UIViewController()
    page.tabBarItem = UITabBarItem(title: "Search", image: nil, tag: 3)
    let navigation = UINavigationController(rootViewController: page)
    #expect(navigation.tabBarItem === page.tabBarItem)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    tabs.loadViewIfNeeded()
    #expect(tabs.tabBar.items?.map(\.title) == ["Search"])
    navigation.tabBarItem = UITabBarItem(title: "Own", image: nil, tag: 0)
    #expect(navigation.tabBarItem.title == "Own" && page.tabBarItem.title == "Search")
    let plain = UIViewController()
    plain.title = "Home"
    #expect(UINavigationController(rootViewController: plain).tabBarItem.title == "Home")
  }

  private final class Watching: UITabBarController {
    var counts: [Int] = []
    override func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
      super.setViewControllers(viewControllers, animated: animated)
      counts.append(tabBar.subviews.filter { $0 is UIControl }.count)
    }
  }

  /// alasloob/Popup-TabBar ef9d69c: a subclass looks after the bar's buttons in the method, and sets the property.
  @Test("the property of the controllers calls the method, which a subclass may override")
  func setter() {
    let tabs = Watching()
    tabs.viewControllers = [UIViewController(), UIViewController(), UIViewController()]
    tabs.loadViewIfNeeded()
    tabs.viewControllers?.removeLast()
    #expect(tabs.counts.count == 2 && tabs.counts.last == 2)
    #expect(tabs.children.count == 2)
  }
}
