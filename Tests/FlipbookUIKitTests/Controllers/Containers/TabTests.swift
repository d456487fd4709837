import FlipbookDrawing
import Foundation
import Testing

@testable import FlipbookUIKit

/// Tabs of iOS 18, by Apple's documentation of `UITab`.
@MainActor
@Suite("Tabs that make their controllers")
struct TabTests {
  private final class Delegate: UITabBarControllerDelegate {
    var lines: [String] = []
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
      tab.identifier != "closed"
    }
    func tabBarController(
      _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) { lines.append("\(previousTab?.identifier ?? "-") \(selectedTab.identifier)") }
  }

  private func tab(_ name: String) -> UITab {
    UITab(title: name, image: nil, identifier: name) { _ in UIViewController() }
  }

  @Test("a bar shows the titles of tabs, and a group shows its first tab")
  func shown() {
    let group = UITabGroup(title: "group", image: nil, identifier: "group", children: [tab("b"), tab("c")])
    let tabs = UITabBarController(tabs: [tab("a"), group])
    let film = UIKitFilm { tabs }
    defer { withExtendedLifetime(film) {} }
    film.go(to: 0.1)
    #expect(tabs.tabBar.items?.map(\.title) == ["a", "group"])
    #expect(tabs.selectedTab?.identifier == "a")
    tabs.selectedTab = group
    #expect(tabs.selectedIndex == 1 && tabs.selectedViewController === group.children[0].viewController)
    #expect(tabs.tab(forIdentifier: "c") === group.children[1])
    tabs.tabs[0].isHidden = true
    #expect(tabs.tabBar.items?.map(\.title) == ["group"] && tabs.selectedTab === group)
    tabs.tabs[0].title = "other"
    tabs.tabs[0].isHidden = false
    #expect(tabs.tabBar.items?.map(\.title) == ["other", "group"])
  }

  @Test("the delegate is asked for tabs, and hears of them")
  func delegate() {
    let delegate = Delegate()
    let tabs = UITabBarController(tabs: [tab("a"), tab("b"), tab("closed")])
    tabs.delegate = delegate
    let film = UIKitFilm { tabs }
    defer { withExtendedLifetime(film) {} }
    film.go(to: 0.1)
    for index in [1, 2] { tabs.tabBar.choose?(index) }
    #expect(delegate.lines == ["a b"])
    #expect(tabs.selectedTab?.identifier == "b")
  }
}
