import FlipbookDrawing
import Foundation
import Testing

@testable import FlipbookUIKit

@MainActor
@Suite("Navigation bars: their place on a screen, large titles, and grounds over content")
struct NavigationBarTests {
  /// A table of 40 rows, 44 high, that asks for large titles as it loads.
  private final class Table: UITableViewController {
    var prepare: (Table) -> Void = { _ in }
    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Fruits"
      tableView.rowHeight = 44
      navigationController?.navigationBar.prefersLargeTitles = true
      prepare(self)
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  /// The top of the bar on the screen: 59 less what it reaches into that.
  private let top = 59 - CGFloat(16) / 3

  private func film(_ prepare: @escaping (Table) -> Void = { _ in })
    -> (film: UIKitFilm, navigation: UINavigationController, table: Table)
  {
    let table = Table()
    table.prepare = prepare
    let navigation = UINavigationController(rootViewController: table)
    let film = UIKitFilm.onPhone { navigation }
    film.go(to: 0.1)
    return (film, navigation, table)
  }

  private func isClose(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.01 }

  @Test("the bar stands below the screen's own inset, with a large title that is asked for as the view loads")
  func rest() {
    let (film, navigation, table) = film()
    defer { withExtendedLifetime(film) {} }
    let bar = navigation.navigationBar
    #expect(isClose(bar.frame.minY, top) && bar.frame.height == 96)
    #expect(isClose(table.tableView.contentOffset.y, -(top + 96)))
    #expect(isClose(table.tableView.adjustedContentInset.top, top + 96))
    #expect(isClose(table.tableView.adjustedContentInset.bottom, 34))
    #expect(bar.look == .clear)
    let texts = bar.labels
    #expect(texts.map(\.text) == ["Fruits", "Fruits"])
    let large = texts.first { $0.font?.pointSize == 34 }
    #expect(large.map { isClose($0.convert($0.bounds, to: bar).minY, 44 + 36 - 34 * 1950 / 2048) } ?? false)
  }

  @Test(
    "content that goes up takes the large title away first; after that it lies under the bar, which has a ground"
  )
  func scrolling() {
    let (film, navigation, table) = film()
    let bar = navigation.navigationBar
    var heights: [CGFloat] = []
    var small: [CGFloat] = []
    for way in [0, 20, 45, 52, 52.25, 80] {
      table.tableView.contentOffset.y = way - (top + 96)
      film.go(to: film.runtime.now + 0.02)
      heights.append(bar.frame.height)
      small.append(bar.labels.first { $0.font?.pointSize == 17 }?.alpha ?? -1)
      #expect(bar.isOverContent == (way > 52.5), "\(way)")
      #expect(isClose(table.view.safeAreaInsets.top, bar.frame.maxY), "\(way)")
    }
    #expect(heights == [96, 76, 51, 44, 44, 44])
    #expect(small == [0, 0, 1, 1, 1, 1])
    #expect(bar.look.effect != nil && bar.look.line != nil)
    table.tableView.contentOffset.y = -(top + 96)
    film.go(to: film.runtime.now + 0.02)
    #expect(bar.frame.height == 96 && bar.look == .clear)
  }

  @Test("a scroll doesn't end with half of a large title; pulled down, the title goes with the content")
  func ends() {
    let (film, navigation, table) = film()
    let scroll = table.tableView!
    let (shown, gone) = (-(top + 96), -(top + 44))
    func rests(_ y: CGFloat) -> CGFloat { scroll.clearOfBars(CGPoint(x: 0, y: y)).y }
    #expect(isClose(rests(shown + 20), shown) && isClose(rests(shown + 30), gone))
    #expect(rests(gone + 7) == gone + 7)
    scroll.contentOffset.y = gone
    film.go(to: film.runtime.now + 0.02)
    // The content can come down again as far as it was.
    #expect(isClose(scroll.within(CGPoint(x: 0, y: -1000)).y, shown))
    scroll.contentOffset.y = shown - 30
    film.go(to: film.runtime.now + 0.02)
    #expect(navigation.navigationBar.frame.height == 126)
    #expect(isClose(scroll.adjustedContentInset.top, top + 96))
  }

  @Test("the bar's looks: at the edge, over content, of an item, and of a bar that isn't translucent")
  func looks() {
    let (red, blue) = (UIColor.red, UIColor.blue)
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = red
    let own = UINavigationBarAppearance(barAppearance: look)
    own.backgroundColor = blue
    func grounds(_ set: @escaping (UINavigationBar, UINavigationItem) -> Void) -> [UIColor?] {
      let (film, navigation, table) = film { set($0.navigationController!.navigationBar, $0.navigationItem) }
      let edge = navigation.navigationBar.look.color
      table.tableView.contentOffset.y = 100
      film.go(to: film.runtime.now + 0.02)
      return [edge, navigation.navigationBar.look.color]
    }
    #expect(grounds { bar, _ in bar.standardAppearance = look } == [nil, red])
    #expect(grounds { bar, _ in bar.scrollEdgeAppearance = look } == [red, nil])
    #expect(
      grounds { bar, item in
        bar.standardAppearance = look
        item.standardAppearance = own
        item.scrollEdgeAppearance = look
      } == [red, blue])
    #expect(grounds { bar, _ in bar.barTintColor = red } == [nil, red])
    #expect(
      grounds { bar, _ in
        bar.barTintColor = red
        bar.isTranslucent = false
      } == [red, red])
    #expect(
      grounds { bar, _ in
        bar.scrollEdgeAppearance = look
        bar.setBackgroundImage(UIImage(), for: .default)
      } == [nil, nil])
  }

  @Test("views begin below a bar that isn't translucent, and where their edges end")
  func edges() {
    func frame(_ set: @escaping (UINavigationController, UIViewController) -> Void) -> CGRect {
      let page = UIViewController()
      let navigation = UINavigationController(rootViewController: page)
      set(navigation, page)
      let film = UIKitFilm.onPhone { navigation }
      film.go(to: 0.1)
      return page.view.frame
    }
    let below = CGRect(x: 0, y: top + 44, width: 393, height: 852 - top - 44)
    func isNear(_ a: CGRect, _ b: CGRect) -> Bool { isClose(a.minY, b.minY) && isClose(a.height, b.height) }
    #expect(frame { _, _ in } == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(isNear(frame { navigation, _ in navigation.navigationBar.isTranslucent = false }, below))
    #expect(
      frame { navigation, page in
        navigation.navigationBar.isTranslucent = false
        page.extendedLayoutIncludesOpaqueBars = true
      }.minY == 0)
    #expect(isNear(frame { _, page in page.edgesForExtendedLayout = [.bottom] }, below))
    #expect(isClose(frame { _, page in page.edgesForExtendedLayout = [] }.maxY, 852 - 34))
  }

  @Test("a toolbar stands over the screen's own inset, and views keep clear of it")
  func toolbar() {
    let page = UIViewController()
    page.toolbarItems = [UIBarButtonItem(title: "One", style: .plain, target: nil, action: nil)]
    let navigation = UINavigationController(rootViewController: page)
    let film = UIKitFilm.onPhone { navigation }
    film.go(to: 0.1)
    #expect(page.view.safeAreaInsets.bottom == 34)
    navigation.isToolbarHidden = false
    film.go(to: 0.2)
    #expect(navigation.toolbar.frame == CGRect(x: 0, y: 852 - 34 - 44, width: 393, height: 44))
    #expect(page.view.safeAreaInsets.bottom == 78)
    #expect(navigation.toolbar.items?.first === page.toolbarItems?.first)
    navigation.setToolbarHidden(true, animated: false)
    #expect(navigation.toolbar.alpha == 0 && page.view.safeAreaInsets.bottom == 34)
  }

  @Test("a title that is set later is shown")
  func later() {
    let (film, navigation, table) = film()
    table.title = "Berries"
    film.go(to: 0.2)
    #expect(navigation.navigationBar.labels.map(\.text) == ["Berries", "Berries"])
  }

  @Test("the opacity of a title's view is the scene's, and a title that is set as a view loads fades in")
  func opacity() throws {
    let (film, navigation, _) = film { table in
      table.navigationItem.titleView = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
      table.navigationItem.titleView?.alpha = 0.25
    }
    #expect(navigation.topViewController?.navigationItem.titleView?.alpha == 0.25)
    navigation.pushViewController(Table(), animated: true)
    film.go(to: film.runtime.now + 0.1)
    let contents = navigation.navigationBar.subviews.compactMap { $0 as? NavigationBarContent }
    let alphas = contents.map { $0.layer.presentation()?.opacity ?? -1 }
    #expect(contents.count == 2 && alphas.allSatisfy { $0 > 0.05 && $0 < 0.95 }, "\(alphas)")
  }

  @Test("a bar alone shows the last of its items and goes back")
  func alone() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    bar.items = [UINavigationItem(title: "One"), UINavigationItem(title: "Two")]
    #expect(bar.topItem?.title == "Two")
    #expect(bar.popItem(animated: false)?.title == "Two")
    #expect(bar.topItem?.title == "One" && bar.popItem(animated: false) == nil)
  }

  @Test("a change of a bar item's image, colour or view is shown at once")
  func items() throws {
    let item = UIBarButtonItem(title: nil, style: .plain, target: nil, action: nil)
    let (bar, navigation, _) = film { $0.navigationItem.rightBarButtonItem = item }
    defer { withExtendedLifetime(bar) {} }
    let button = try #require(item.shownView as? UIButton)
    #expect(item.value(forKey: "view") as? UIView === button)
    let image = UIImage(systemName: "plus")
    item.image = image
    item.tintColor = .red
    #expect(button.image(for: .normal) === image && button.tintColor == .red)
    bar.go(to: 0.2)
    #expect(button.isDescendant(of: navigation.navigationBar) && button.bounds.width >= 17)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    item.customView = view
    #expect(view.isDescendant(of: navigation.navigationBar))
    #expect(!button.isDescendant(of: navigation.navigationBar))
  }
}

extension UIView {
  /// The labels in the view, in their order.
  fileprivate var labels: [UILabel] {
    subviews.flatMap { (view: UIView) -> [UILabel] in (view as? UILabel).map { [$0] } ?? view.labels }
      .sorted { ($0.font?.pointSize ?? 0) < ($1.font?.pointSize ?? 0) }
  }
}
