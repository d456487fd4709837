import FlipbookDrawing
import Foundation
import Testing

@testable import FlipbookUIKit

@MainActor
@Suite("Searches in navigation bars")
struct SearchControllerTests {
  private final class Page: UIViewController, UISearchResultsUpdating, UISearchBarDelegate {
    let table = UITableView()
    let search = UISearchController(searchResultsController: nil)
    var log: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Fruits"
      table.frame = view.bounds
      table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(table)
      table.contentSize = CGSize(width: 393, height: 2000)
      search.searchResultsUpdater = self
      search.searchBar.delegate = self
      search.obscuresBackgroundDuringPresentation = false
      search.searchBar.placeholder = "Search fruits"
      navigationItem.searchController = search
      navigationController?.navigationBar.prefersLargeTitles = true
    }
    func updateSearchResults(for searchController: UISearchController) {
      log.append("\(searchController.isActive ? "open" : "closed") \(searchController.searchBar.text ?? "")")
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel") }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
      log.append("scope \(selectedScope)")
    }
  }

  private let top = 59 - CGFloat(16) / 3

  private func film() -> (film: UIKitFilm, navigation: UINavigationController, page: Page) {
    let page = Page()
    let navigation = UINavigationController(rootViewController: page)
    let film = UIKitFilm.onPhone { navigation }
    film.go(to: 0.1)
    return (film, navigation, page)
  }

  private func isClose(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.01 }

  private func place(_ view: UIView, _ bar: UINavigationBar) -> CGRect { view.convert(view.bounds, to: bar) }

  @Test("the field stands below the title, 36 high, 16 from the sides, with a glass before its prompt")
  func rest() {
    let (film, navigation, page) = film()
    defer { withExtendedLifetime(film) {} }
    let bar = navigation.navigationBar
    #expect(isClose(bar.frame.height, 44 + 52 + 52))
    let field = page.search.searchBar.searchTextField
    #expect(place(field, bar) == CGRect(x: 16, y: 97, width: 361, height: 36))
    #expect(field.placeholder == "Search fruits" && field.leftView != nil)
    #expect(!page.search.searchBar.showsCancelButton)
  }

  @Test("content that goes up takes the field away first, then the title, and stops between neither")
  func scrolling() {
    let (film, navigation, page) = film()
    let (bar, field) = (navigation.navigationBar, page.search.searchBar.searchTextField)
    let shown = -(top + 148)
    var heights: [CGFloat] = []
    var fields: [CGFloat] = []
    for way in [CGFloat(0), 26, 52, 80, 104, 130] {
      page.table.contentOffset.y = shown + way
      film.go(to: film.runtime.now + 0.02)
      heights.append(bar.frame.height)
      fields.append(field.frame.height)
    }
    #expect(heights == [148, 122, 96, 68, 44, 44])
    #expect(fields == [36, 10, 0, 0, 0, 0])
    let places = navigation.restingOffsets(of: page.table)
    #expect(
      zip(places, [shown, shown + 52, shown + 104]).allSatisfy { abs($0 - $1) < 0.01 } && places.count == 3)
    page.navigationItem.hidesSearchBarWhenScrolling = false
    film.go(to: film.runtime.now + 0.02)
    page.table.contentOffset.y = shown + 80
    film.go(to: film.runtime.now + 0.02)
    #expect(bar.frame.height == 96 && field.frame.height == 36)
  }

  @Test(
    "an open search takes the place of the row, with a button that ends it; the updater is asked each time")
  func search() throws {
    let (film, navigation, page) = film()
    let (bar, searchBar) = (navigation.navigationBar, page.search.searchBar)
    let window = try #require(bar.window)
    window.tap(at: CGPoint(x: 150, y: top + 115))
    film.go(to: 1)
    #expect(page.search.isActive && searchBar.searchTextField.isEditing && searchBar.showsCancelButton)
    #expect(isClose(bar.frame.height, 52))
    let field = place(searchBar.searchTextField, bar)
    #expect(field.minY == 8 && field.height == 36 && field.maxX < 393 - 16 - 50)
    #expect(abs(page.table.contentOffset.y + top + 52) < 0.01)
    searchBar.searchTextField.type("ki")
    searchBar.searchTextField.pressReturn()
    #expect(page.log == ["open ", "open ki", "search"])
    window.tap(at: CGPoint(x: field.maxX + 40, y: top + 26))
    film.go(to: 2)
    #expect(!page.search.isActive && searchBar.text?.isEmpty == true && !searchBar.searchTextField.isEditing)
    #expect(Array(page.log.dropFirst(3)) == ["closed ", "cancel", "closed "])
    #expect(isClose(bar.frame.height, 148))
  }

  @Test("results lie over the content once there is a text")
  func results() {
    let found = UIViewController()
    let search = UISearchController(searchResultsController: found)
    let page = UIViewController()
    page.navigationItem.searchController = search
    let film = UIKitFilm.onPhone { UINavigationController(rootViewController: page) }
    film.go(to: 0.1)
    search.isActive = true
    #expect(found.parent == nil)
    search.searchBar.text = "a"
    #expect(found.parent === page && found.view.superview === page.view)
    search.isActive = false
    #expect(found.parent == nil && found.view.superview == nil)
  }

  @Test("scopes stand below the field while the search is open")
  func scopes() {
    let (film, navigation, page) = film()
    page.search.searchBar.scopeButtonTitles = ["All", "Red"]
    film.go(to: 0.2)
    #expect(isClose(navigation.navigationBar.frame.height, 148))
    page.search.isActive = true
    film.go(to: 1)
    #expect(isClose(navigation.navigationBar.frame.height, 52 + 40))
    #expect(page.search.searchBar.selectedScopeButtonIndex == 0)
  }
}
