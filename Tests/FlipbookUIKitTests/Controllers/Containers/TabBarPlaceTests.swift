import FlipbookDrawing
import Foundation
import Testing

@testable import FlipbookUIKit

@MainActor
@Suite("Tab bars: their place, their tabs' places, and bars of the scene's own")
struct TabBarPlaceTests {
  private final class Tabs: UITabBarController {
    var loaded = CGRect.zero
    let mark = UIView()
    override func viewDidLoad() {
      super.viewDidLoad()
      loaded = tabBar.frame
      view.addSubview(mark)
      mark.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        mark.bottomAnchor.constraint(equalTo: bottomLayoutGuide.topAnchor),
        mark.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor, constant: 150),
        mark.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        mark.widthAnchor.constraint(equalToConstant: 10),
      ])
    }
  }

  private func pages(_ count: Int) -> [UIViewController] {
    (0..<count).map { index in
      let page = UIViewController()
      page.tabBarItem = UITabBarItem(title: "\(index)", image: nil, tag: index)
      return page
    }
  }

  @Test("the bar has its place as the view loads, and constraints to the bars' guides hold")
  func place() {
    let tabs = Tabs()
    tabs.viewControllers = pages(2)
    let film = UIKitFilm { tabs }
    film.go(to: 0.1)
    #expect(tabs.loaded == CGRect(x: 0, y: 151, width: 200, height: 49))
    #expect(tabs.mark.frame == CGRect(x: 0, y: 150, width: 10, height: 50))
  }

  @Test("tabs share the width, or stand in the middle by their width and spacing")
  func positions() {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 200, height: 49))
    bar.items = pages(2).map { $0.tabBarItem }
    bar.layoutIfNeeded()
    func spans() -> [CGFloat] {
      bar.subviews.filter { $0 is UIButton }.flatMap { [$0.frame.minX, $0.frame.width] }
    }
    #expect(spans() == [0, 100, 100, 100])
    (bar.itemPositioning, bar.itemWidth, bar.itemSpacing) = (.centered, 40, 20)
    bar.layoutIfNeeded()
    #expect(spans() == [50, 40, 110, 40])
    (bar.itemWidth, bar.itemSpacing) = (0, 0)
    bar.layoutIfNeeded()
    #expect(spans() == [7, 76, 117, 76])
  }

  @Test("a tab's title and image are moved by its offset and insets")
  func moved() {
    func places(_ change: (UITabBarItem) -> Void) -> [CGPoint] {
      let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 200, height: 49))
      let item = UITabBarItem(title: "One", image: UIImage(systemName: "star"), tag: 0)
      bar.items = [item]
      change(item)
      bar.layoutIfNeeded()
      let button = bar.subviews.compactMap { $0 as? UIButton }.first
      button?.layoutIfNeeded()
      return [button?.titleLabel?.center, button?.imageView?.center].compactMap { $0 }
    }
    let film = UIKitFilm { _ in }
    film.go(to: 0.1)
    let plain = places { _ in }
    let moved = places {
      $0.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: -5)
      $0.imageInsets = UIEdgeInsets(top: 6, left: 0, bottom: -6, right: 0)
    }
    #expect(plain.count == 2 && moved.count == 2)
    #expect(moved.first?.x == plain.first.map { $0.x + 3 } && moved.first?.y == plain.first.map { $0.y - 5 })
    #expect(moved.last?.y == plain.last.map { $0.y + 6 })
  }

  private final class Listener: UITabBarDelegate {
    var chosen: [Int] = []
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { chosen.append(item.tag) }
  }

  @Test("a bar without a controller chooses the tab that is tapped and tells its delegate")
  func alone() {
    let (bar, listener) = (UITabBar(frame: CGRect(x: 0, y: 0, width: 200, height: 49)), Listener())
    let film = UIKitFilm { view in
      bar.items = pages(2).map { $0.tabBarItem }
      bar.delegate = listener
      view.addSubview(bar)
    }
    film.go(to: 0.1)
    bar.window?.tap(at: CGPoint(x: 150, y: 20))
    #expect(listener.chosen == [1] && bar.selectedItem === bar.items?[1])
  }

  /// A bar with one wide button of its own, that is higher than the system's.
  private final class OwnBar: UITabBar {
    var changes = 0
    override var items: [UITabBarItem]? {
      didSet {
        changes += 1
        subviews.filter { String(describing: type(of: $0)) == "UITabBarButton" }.forEach {
          $0.removeFromSuperview()
        }
      }
    }
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 60) }
    func choose(_ index: Int) { if let item = items?[index] { delegate?.tabBar(self, didSelect: item) } }
  }

  @Test("a bar that is put in by its key has the tabs and its own height, and chooses by the delegate")
  func own() {
    let (tabs, bar) = (UITabBarController(), OwnBar())
    tabs.viewControllers = pages(3)
    let film = UIKitFilm {
      tabs.loadViewIfNeeded()
      tabs.setValue(bar, forKey: "tabBar")
      return tabs
    }
    film.go(to: 0.1)
    #expect(tabs.tabBar === bar && bar.items?.count == 3)
    #expect(bar.frame == CGRect(x: 0, y: 140, width: 200, height: 60))
    #expect(!bar.subviews.contains { $0 is UIButton })
    bar.choose(2)
    #expect(tabs.selectedIndex == 2 && bar.selectedItem === tabs.viewControllers?[2].tabBarItem)
    #expect(bar.changes == 1)
  }
}
