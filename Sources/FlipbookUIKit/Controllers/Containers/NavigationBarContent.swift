import FlipbookDrawing
import FlipbookViews
import Foundation

/// The title, the buttons and the field to search in of one item.
final class NavigationBarContent: UIView {
  let title: UIView
  let left: [UIView]
  /// Whether the first view is the way back.
  let leadsBack: Bool
  private let right: [UIView]
  private let largeTitle: UILabel?
  /// Cuts a large title off where it goes under the row of items.
  private let largeRoom = UIView()
  private let item: UINavigationItem
  private weak var bar: UINavigationBar?
  private let searchBar: UISearchBar?
  /// Holds the title and the buttons, whose own opacities are the scene's.
  private let rowView = UIView()

  var hasLargeTitle: Bool { largeTitle != nil }
  /// How far the title and the field below the row are aside, as their page is while it comes or goes, in points.
  var shift: CGFloat = 0 {
    didSet {
      let transform = CGAffineTransform(translationX: shift, y: 0)
      largeRoom.transform = transform
      if searchBar?.superview === self { searchBar?.transform = transform }
    }
  }

  private static var metrics: BarMetrics { ControlMetrics.current.bar }
  /// The font and the size of a large title, in points.
  private static let largeFont = UIFont.systemFont(ofSize: 34, weight: .bold)

  init(_ item: UINavigationItem, back: UINavigationItem?, in bar: UINavigationBar) {
    let isLarge = bar.hasLargeTitle(item)
    (self.item, self.bar) = (item, bar)
    title = item.titleView ?? UILabel()
    largeTitle = isLarge ? UILabel() : nil
    let appearance = bar.shownAppearance
    var left = Self.views(item.leftBarButtonItems, of: item, appearance)
    leadsBack = (left.isEmpty || item.leftItemsSupplementBackButton) && back != nil
    if leadsBack, let back { left.insert(Self.backButton(back, bar, appearance), at: 0) }
    self.left = left
    right = Self.views(item.rightBarButtonItems, of: item, appearance)
    searchBar = item.searchController?.searchBar
    super.init(frame: .zero)
    largeRoom.clipsToBounds = true
    largeRoom.isUserInteractionEnabled = false
    if let largeTitle {
      largeRoom.addSubview(largeTitle)
      addSubview(largeRoom)
    }
    ([title] + left + right).forEach(rowView.addSubview)
    addSubview(rowView)
    if let searchBar { addSubview(searchBar) }
    showTexts()
  }

  required init?(coder: NSCoder) { nil }

  private static func views(
    _ buttons: [UIBarButtonItem]?, of item: UINavigationItem, _ appearance: UINavigationBarAppearance
  ) -> [UIView] {
    (buttons ?? []).compactMap { button in
      button.changed = { [weak item] in item?.changed?() }
      return button.isHidden ? nil : button.makeView(in: appearance)
    }
  }

  private static func backButton(
    _ back: UINavigationItem, _ bar: UINavigationBar, _ appearance: UINavigationBarAppearance
  ) -> UIView {
    let button = UIButton(type: .system)
    let chevron = UIImage(
      systemName: "chevron.backward",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: metrics.backSize, weight: .medium))
    button.setImage(appearance.backIndicatorImage ?? chevron, for: .normal)
    button.setTitle(
      back.backBarButtonItem?.title ?? back.backButtonTitle ?? back.title ?? "Back", for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 17)
    appearance.backButtonAppearance.normal.apply(to: button)
    button.ownGap = metrics.backSpacing
    button.addAction(
      UIAction { [weak bar] _ in
        guard let bar else { return }
        if let goBack = bar.goBack { goBack() } else { bar.popItem(animated: true) }
      }, for: .touchUpInside)
    return button
  }

  /// Gives the titles the fonts and colours of the bar's present appearance.
  func showTexts() {
    guard let bar else { return }
    let appearance = bar.shownAppearance
    func dress(_ label: UILabel, _ font: UIFont, _ attributes: [NSAttributedString.Key: Any]) {
      label.text = item.title
      label.font = attributes[.font] as? UIFont ?? font
      label.textColor = attributes[.foregroundColor] as? UIColor ?? .label
    }
    if item.titleView == nil, let label = title as? UILabel {
      dress(
        label, .systemFont(ofSize: 17, weight: .semibold),
        bar.titleTextAttributes ?? appearance.titleTextAttributes)
    }
    if let largeTitle {
      dress(
        largeTitle, Self.largeFont, bar.largeTitleTextAttributes ?? appearance.largeTitleTextAttributes)
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let bar else { return }
    // The row fades while a search has taken its place.
    let isSearching = item.searchController?.takesBar == true
    let row = isSearching ? 0 : bar.rowHeight
    rowView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bar.rowHeight)
    rowView.alpha = isSearching ? 0 : 1
    layOutRow(height: bar.rowHeight)
    let search = item.searchController?.roomInBar ?? 0
    let gone = item.hidesSearchBarWhenScrolling ? item.collapsed : 0
    let searchHeight = isSearching ? search : max(search - gone, 0)
    let largeHeight = isSearching ? 0 : max(bounds.height - bar.rowHeight - searchHeight, 0)
    let isSmall = largeTitle == nil || largeHeight < UINavigationBar.largeTitleHeight / 4
    if item.titleView == nil { title.alpha = !isSearching && isSmall ? 1 : 0 }
    layOutLargeTitle(below: row, height: largeHeight)
    if let searchBar {
      searchBar.frame = CGRect(x: 0, y: row + largeHeight, width: bounds.width, height: searchHeight)
    }
  }

  private func layOutLargeTitle(below row: CGFloat, height: CGFloat) {
    guard let largeTitle else { return }
    let (metrics, font) = (Self.metrics, largeTitle.font ?? Self.largeFont)
    let margin = metrics.margin(width: bounds.width)
    let ascent = font.pointSize * metrics.letterAscent
    let room = UINavigationBar.largeTitleHeight
    largeRoom.frame = CGRect(x: 0, y: row, width: bounds.width, height: height)
    let size = largeTitle.intrinsicContentSize
    largeTitle.frame = CGRect(
      x: margin, y: max(metrics.largeTitleBaseline, ascent) - ascent + height - room,
      width: min(size.width, max(bounds.width - 2 * margin, 0)), height: size.height)
  }

  private func layOutRow(height: CGFloat) {
    let margin = Self.metrics.margin(width: bounds.width)
    var x = margin - (leadsBack ? Self.metrics.backOverhang : 0)
    for view in left {
      let size = view.fittingSize
      view.frame = CGRect(x: x, y: (height - size.height) / 2, width: size.width, height: size.height)
      x += size.width + 12
    }
    var end = bounds.width - margin
    for view in right {
      let size = view.fittingSize
      view.frame = CGRect(
        x: end - size.width, y: (height - size.height) / 2, width: size.width, height: size.height)
      end -= size.width + 12
    }
    let size = title.fittingSize
    let width = min(size.width, max(end - x, 0))
    // In the middle of the bar where there is room, and beside the buttons otherwise.
    let middle = min(max((bounds.width - width) / 2, x), max(end - width, x))
    title.setUntransformedPlace(
      CGRect(x: middle, y: (height - size.height) / 2, width: width, height: size.height))
  }
}

extension UIView {
  /// The natural size of a view, in points, or else the size that it has.
  var fittingSize: CGSize {
    let wanted = intrinsicContentSize
    return CGSize(
      width: wanted.width >= 0 ? wanted.width : bounds.width,
      height: wanted.height >= 0 ? wanted.height : bounds.height)
  }
}
