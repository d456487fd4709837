import FlipbookDrawing
import FlipbookViews
import Foundation

/// A search: a bar with a field, and a controller that shows what was found.
open class UISearchController: UIViewController {
  /// The object that is asked to search again whenever the text or the scope changes; it is not retained.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The object that is called when the search opens and ends; it is not retained.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// The bar with the field.
  public let searchBar = UISearchBar()
  /// The controller that shows what was found, over the content; nil where the content itself shows it.
  open private(set) var searchResultsController: UIViewController?
  /// Whether the content is dimmed while the search is open and no results are shown.
  open var obscuresBackgroundDuringPresentation = true
  /// The former name of ``obscuresBackgroundDuringPresentation``.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// Whether the field takes the place of the bar's row while the search is open.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the button that ends the search comes and goes with it.
  open var automaticallyShowsCancelButton = true
  /// Whether the scopes come and go with the search.
  open var automaticallyShowsScopeBar = true
  /// Whether the results are shown also without a text.
  open var showsSearchResultsController = false { didSet { showResults() } }
  private var isOpen = false
  private let shade = UIView()

  /// Makes a search, with a controller that shows what was found.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.controller = self
    shade.backgroundColor = UIColor(white: 0, alpha: 0.2)
  }

  /// Makes a search without a controller for what was found.
  public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: SceneBundle?) {
    self.init(searchResultsController: nil)
  }

  /// Makes a search without a controller for what was found. Archives are not read.
  public required convenience init?(coder: NSCoder) { self.init(searchResultsController: nil) }

  /// Whether the scopes are shown in an open search.
  var showsScopes: Bool { automaticallyShowsScopeBar }
  /// Whether the field has taken the place of the bar's row.
  var takesBar: Bool { isOpen && hidesNavigationBarDuringPresentation }
  /// The room of the field in a navigation bar, in points.
  var roomInBar: CGFloat { searchBar.roomInBar }

  /// The length of the opening and the end of a search, in seconds.
  private static let duration: TimeInterval = 0.35

  /// Whether the search is open.
  open var isActive: Bool {
    get { isOpen }
    set {
      guard newValue != isOpen else { return }
      newValue ? delegate?.willPresentSearchController(self) : delegate?.willDismissSearchController(self)
      move { [self] in
        isOpen = newValue
        if automaticallyShowsCancelButton { searchBar.showsCancelButton = newValue }
        searchBar.setNeedsLayout()
      }
      if newValue { searchBar.becomeFirstResponder() } else { end() }
      showResults()
      newValue ? delegate?.didPresentSearchController(self) : delegate?.didDismissSearchController(self)
      update()
    }
  }

  private func end() {
    searchBar.searchTextField.text = ""
    searchBar.resignFirstResponder()
  }

  /// Makes a change of the bar, gradually where the bar is shown.
  private func move(_ change: @escaping () -> Void) {
    guard let page, page.view.window != nil, UIView.areAnimationsEnabled else { return change() }
    page.view.layoutIfNeeded()
    UIView.animate(withDuration: Self.duration) {
      change()
      page.navigationBar.layoutSearch()
      page.view.setNeedsLayout()
      page.view.layoutIfNeeded()
    }
  }

  /// The navigation controller in whose bar the field stands.
  private var page: UINavigationController? {
    let nearest = searchBar.nearestController
    return nearest as? UINavigationController ?? nearest?.navigationController
  }

  /// Has the results follow the text.
  func update() {
    showResults()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  /// Closes the search and takes its bar away.
  func leave() {
    isActive = false
    searchBar.removeFromSuperview()
  }

  /// Shows what was found over the content, or dims it.
  private func showResults() {
    let content = page?.topViewController ?? searchBar.nearestController
    let hasText = searchBar.text?.isEmpty == false
    if let results = searchResultsController {
      let isShown = isOpen && (hasText || showsSearchResultsController)
      if isShown, results.parent == nil, let content, let view = results.view {
        content.addChild(results)
        view.frame = content.view.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.view.addSubview(view)
        results.didMove(toParent: content)
      } else if !isShown, results.parent != nil {
        results.willMove(toParent: nil)
        results.viewIfLoaded?.removeFromSuperview()
        results.removeFromParent()
      }
    }
    let isDimmed = isOpen && obscuresBackgroundDuringPresentation && searchResultsController?.parent == nil
    guard isDimmed, let content else { return shade.removeFromSuperview() }
    shade.frame = content.view.bounds
    content.view.addSubview(shade)
  }
}
