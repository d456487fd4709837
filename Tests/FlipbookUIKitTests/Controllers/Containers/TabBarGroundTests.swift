import FlipbookDrawing
import Foundation
import Testing

@testable import FlipbookUIKit

@MainActor
@Suite("Tab bars on a screen: their place, their grounds, and pages that hide them")
struct TabBarGroundTests {
  private final class Page: UIViewController {
    let scroll = UIScrollView()
    override func viewDidLoad() {
      super.viewDidLoad()
      scroll.frame = view.bounds
      scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scroll.contentSize = CGSize(width: 393, height: 2000)
      view.addSubview(scroll)
    }
  }

  @Test("the bar reaches to the screen's end, and has a ground while content lies under it")
  func grounds() {
    let (page, tabs) = (Page(), UITabBarController())
    tabs.viewControllers = [UINavigationController(rootViewController: page)]
    let film = UIKitFilm.onPhone { tabs }
    film.go(to: 0.1)
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 852 - 83, width: 393, height: 83))
    #expect(page.view.safeAreaInsets.bottom == 83 && page.scroll.adjustedContentInset.bottom == 83)
    #expect(tabs.tabBar.look.effect != nil && tabs.tabBar.look.line != nil)
    page.scroll.contentOffset.y = 2000 - 852 + 83
    film.go(to: 0.2)
    #expect(tabs.tabBar.look == .clear)
    page.scroll.contentOffset.y -= 1
    film.go(to: 0.3)
    #expect(tabs.tabBar.look.effect != nil)
  }

  @Test(
    "over a page that doesn't scroll the bar is clear, unless it has a look for that or isn't translucent")
  func edge() {
    func look(_ set: (UITabBar) -> Void) -> BarChrome {
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController()]
      set(tabs.tabBar)
      let film = UIKitFilm.onPhone { tabs }
      film.go(to: 0.1)
      return tabs.tabBar.look
    }
    let red = UITabBarAppearance()
    red.configureWithOpaqueBackground()
    red.backgroundColor = .red
    #expect(look { _ in } == .clear)
    #expect(look { $0.standardAppearance = red } == .clear)
    #expect(look { $0.scrollEdgeAppearance = red }.color == .red)
    #expect(look { $0.isTranslucent = false }.effect != nil)
    #expect(look { $0.backgroundImage = UIImage() } == .clear)
  }

  @Test("a page that hides the bar takes it away to the left as it is pushed, and gives it back")
  func pushed() {
    let (navigation, tabs) = (UINavigationController(rootViewController: Page()), UITabBarController())
    tabs.viewControllers = [navigation]
    let film = UIKitFilm.onPhone { tabs }
    film.go(to: 0.1)
    let next = Page()
    next.hidesBottomBarWhenPushed = true
    navigation.pushViewController(next, animated: true)
    film.go(to: 0.2)
    let way = tabs.tabBar.layer.presentation()?.frame.minX ?? 0
    #expect(way < 0 && way > -393)
    film.go(to: 1)
    #expect(tabs.tabBar.frame.minX == -393 && next.view.safeAreaInsets.bottom == 34)
    navigation.popViewController(animated: false)
    film.go(to: 2)
    #expect(tabs.tabBar.frame.minX == 0)
  }

  @Test("a sheet's page is covered at the bottom alone, and its bar is higher")
  func safeArea() {
    let (below, page) = (UIViewController(), Page())
    let film = UIKitFilm.onPhone { below }
    film.go(to: 0.1)
    let navigation = UINavigationController(rootViewController: page)
    below.present(navigation, animated: false)
    film.go(to: 0.3)
    #expect(navigation.navigationBar.frame.minY == 0 && navigation.navigationBar.frame.height == 56)
    #expect(page.view.safeAreaInsets.top == 56 && page.view.safeAreaInsets.bottom == 34)
  }
}
