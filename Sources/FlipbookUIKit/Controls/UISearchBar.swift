import FlipbookDrawing
import FlipbookLayers
import FlipbookViews
import Foundation

/// A field to search in. `searchable` draws one of its own, which follows the appearance of text fields in search bars.
open class UISearchBar: UIView, UITextFieldDelegate {
  /// The ground of a bar. It is clear in each style: what lies behind shows.
  public enum Style: UInt, Hashable, Sendable {
    case `default` = 0
    case prominent, minimal
  }

  /// The field in the bar.
  public let searchTextField = UISearchTextField()
  /// The object that is asked and called during typing; it is not retained.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The search whose bar it is; nil for a bar alone.
  weak var controller: UISearchController?
  private let cancel = UIButton(type: .system)
  private var scopes: UISegmentedControl?
  /// Whether the bar stands in a navigation bar.
  private var isInBar: Bool { controller != nil && superview is NavigationBarContent }

  /// The text in the field.
  open var text: String? {
    get { searchTextField.text }
    set {
      searchTextField.text = newValue
      controller?.update()
    }
  }

  /// The text that the field shows while it is empty.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// The line above the field. It is not shown.
  open var prompt: String?
  /// The style of the ground. Has no effect: the ground is clear.
  open var searchBarStyle = Style.default
  /// The style of the bar. Others than `default` have no effect, with a diagnostic.
  open var barStyle = UIBarStyle.default {
    didSet { unsupported("UISearchBar.barStyle", when: barStyle != .default) }
  }
  /// The ground of the bar; clear unless set.
  open var barTintColor: UIColor? { didSet { backgroundColor = barTintColor } }
  /// Has no effect. The ground is clear.
  open var isTranslucent = true
  /// The image behind the bar. Has no effect but to make the ground clear.
  open var backgroundImage: UIImage? { didSet { if backgroundImage != nil { backgroundColor = .clear } } }
  /// Whether the button that ends the search stands beside the field.
  open var showsCancelButton = false {
    didSet { if showsCancelButton != oldValue { setNeedsLayout() } }
  }
  /// Whether a button for bookmarks stands in the field. Has no effect, with a diagnostic.
  open var showsBookmarkButton = false {
    didSet { unsupported("UISearchBar.showsBookmarkButton", when: showsBookmarkButton) }
  }
  /// The titles of the scopes below the field; nil for none.
  open var scopeButtonTitles: [String]? { didSet { makeScopes() } }
  /// The index of the chosen scope, from 0.
  open var selectedScopeButtonIndex = 0 { didSet { scopes?.selectedSegmentIndex = selectedScopeButtonIndex } }
  /// Whether the scopes are shown.
  open var showsScopeBar = false { didSet { setNeedsLayout() } }
  /// Has no effect. A film has no keyboard.
  open var keyboardType = UIKeyboardType.default
  /// Has no effect. A film has no keyboard.
  open var returnKeyType = UIReturnKeyType.search
  /// Has no effect. A script types what it says.
  open var autocapitalizationType = UITextAutocapitalizationType.none
  /// Has no effect. A script types what it says.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Has no effect. A film has no keyboard.
  open var enablesReturnKeyAutomatically = true

  private static var metrics: SearchMetrics { ControlMetrics.current.search }
  /// The height of a bar alone, in points.
  private static let height: CGFloat = 56
  private static let scopeHeight: CGFloat = 32

  /// Makes a bar with an empty field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a view of no size. Archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.nib?.read(into: self as UISearchBar)
  }

  private func setUp() {
    clipsToBounds = true
    searchTextField.delegate = self
    searchTextField.addAction(
      UIAction { [weak self] _ in self?.textChanged() }, for: .editingChanged)
    addSubview(searchTextField)
    cancel.setTitle("Cancel", for: .normal)
    cancel.titleLabel?.font = .systemFont(ofSize: 17)
    cancel.alpha = 0
    cancel.addAction(UIAction { [weak self] _ in self?.cancelled() }, for: .touchUpInside)
    addSubview(cancel)
  }

  /// Shows or hides the button that ends the search, over 0.25 s where it is animated.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard animated, window != nil else {
      self.showsCancelButton = showsCancelButton
      return
    }
    layoutIfNeeded()
    self.showsCancelButton = showsCancelButton
    UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() }
  }

  /// Sets the image of an icon. Has no effect, with a diagnostic.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    unsupported("UISearchBar.setImage", when: iconImage != nil)
  }

  /// The icons in a field.
  public enum Icon: Int, Hashable, Sendable {
    case search = 0
    case clear, bookmark, resultsList
  }

  // MARK: Typing

  private func textChanged() {
    delegate?.searchBar(self, textDidChange: text ?? "")
    controller?.update()
  }

  private func cancelled() {
    controller?.isActive = false
    if controller != nil { searchTextField.text = "" }
    delegate?.searchBarCancelButtonClicked(self)
    controller?.update()
  }

  /// Asks the delegate whether typing may begin.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    delegate?.searchBarShouldBeginEditing(self) ?? true
  }

  /// Opens the search and calls the delegate.
  public func textFieldDidBeginEditing(_ textField: UITextField) {
    controller?.isActive = true
    delegate?.searchBarTextDidBeginEditing(self)
  }

  /// Calls the delegate.
  public func textFieldDidEndEditing(_ textField: UITextField) { delegate?.searchBarTextDidEndEditing(self) }

  /// Asks the delegate whether a text may be typed.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    delegate?.searchBar(self, shouldChangeTextIn: range, replacementText: string) ?? true
  }

  /// Calls the delegate after the key to search.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    delegate?.searchBarSearchButtonClicked(self)
    return true
  }

  /// Whether the field may become the first responder.
  open dynamic override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }

  /// Begins typing in the field.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

  /// Ends typing in the field.
  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  /// Whether the field takes typing.
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

  // MARK: Scopes

  private func makeScopes() {
    scopes?.removeFromSuperview()
    scopes = nil
    guard let titles = scopeButtonTitles, !titles.isEmpty else { return setNeedsLayout() }
    let made = UISegmentedControl(items: titles)
    made.selectedSegmentIndex = min(selectedScopeButtonIndex, titles.count - 1)
    made.addAction(
      UIAction { [weak self, weak made] _ in
        guard let self, let made else { return }
        selectedScopeButtonIndex = made.selectedSegmentIndex
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
        controller?.update()
      }, for: .valueChanged)
    addSubview(made)
    scopes = made
    setNeedsLayout()
  }

  private var scopesAreShown: Bool {
    scopes != nil && (showsScopeBar || (controller?.isActive == true && controller?.showsScopes == true))
  }

  /// The room of the field in a navigation bar, in points.
  var roomInBar: CGFloat {
    let metrics = Self.metrics
    let field =
      controller?.takesBar == true
      ? metrics.aboveOpen + metrics.height + metrics.belowOpen
      : metrics.above + metrics.height + metrics.below
    return field + (scopesAreShown ? Self.scopeHeight + metrics.belowOpen : 0)
  }

  /// Places the field, the button beside it and the scopes.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let metrics = Self.metrics
    let margin = isInBar ? ControlMetrics.current.bar.margin(width: bounds.width) : 8
    let scopeRoom = scopesAreShown ? Self.scopeHeight + metrics.belowOpen : 0
    let room = bounds.height - scopeRoom
    var above = max((Self.height - metrics.height) / 2, 0)
    var height = metrics.height
    if isInBar {
      above = controller?.takesBar == true ? metrics.aboveOpen : metrics.above
      // Of a field that goes away less and less is left, from below.
      let below = controller?.takesBar == true ? metrics.belowOpen : metrics.below
      height = min(max(room - above - below, 0), metrics.height)
      searchTextField.contentAlpha = height < metrics.height ? max(2 * height / metrics.height - 1, 0) : 1
    } else {
      above = (room - height) / 2
    }
    let size = cancel.fittingSize
    let cancelRoom = showsCancelButton ? size.width + metrics.cancelSpacing : 0
    searchTextField.frame = CGRect(
      x: margin, y: above, width: max(bounds.width - 2 * margin - cancelRoom, 0), height: height)
    cancel.frame = CGRect(
      x: searchTextField.frame.maxX + metrics.cancelSpacing, y: above + (metrics.height - size.height) / 2,
      width: size.width, height: size.height)
    cancel.alpha = showsCancelButton ? 1 : 0
    scopes?.frame = CGRect(
      x: margin, y: bounds.height - scopeRoom, width: max(bounds.width - 2 * margin, 0),
      height: Self.scopeHeight)
    scopes?.isHidden = !scopesAreShown
  }

  /// As wide as there is room, and 56 high; 96 with scopes.
  open override var intrinsicContentSize: CGSize {
    let scopeRoom = scopesAreShown ? Self.scopeHeight + Self.metrics.belowOpen : 0
    return CGSize(width: UIView.noIntrinsicMetric, height: Self.height + scopeRoom)
  }

  /// Returns the width that is offered and the bar's own height, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }
}
