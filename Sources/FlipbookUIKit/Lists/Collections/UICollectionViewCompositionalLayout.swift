import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookLayers
import Foundation

/// A layout of sections of groups of items.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// Returns the section of a number; nil for none.
  public typealias SectionProvider = (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

  private let provider: SectionProvider
  /// The direction and the space between sections.
  open var configuration = UICollectionViewCompositionalLayoutConfiguration() {
    didSet { invalidateLayout() }
  }
  var places: [(section: NSCollectionLayoutSection, items: [UICollectionViewLayoutAttributes])] = []
  private var others: [UICollectionViewLayoutAttributes] = []
  private var estimated: Set<IndexPath> = []
  private var preferred: [IndexPath: CGFloat] = [:]
  private var contentSize = CGSize.zero
  /// The sections that are lists.
  private(set) var lists: [Int: UICollectionLayoutListConfiguration] = [:]
  private var across: Set<Int> = []

  /// Makes a layout whose sections are all alike.
  public convenience init(section: NSCollectionLayoutSection) { self.init { _, _ in section } }

  /// Makes a layout whose sections are all alike.
  public convenience init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init { _, _ in section }
    self.configuration = configuration
  }

  /// Makes a layout whose sections come from a closure.
  public init(sectionProvider: @escaping SectionProvider) {
    provider = sectionProvider
    super.init()
  }

  /// Makes a layout whose sections come from a closure.
  public convenience init(
    sectionProvider: @escaping SectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: sectionProvider)
    self.configuration = configuration
  }

  /// Makes a layout without sections. Archives are not read.
  public required init?(coder: NSCoder) {
    provider = { _, _ in nil }
    super.init(coder: coder)
  }

  /// Returns a layout of lists.
  public class func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }

  private var isVertical: Bool { configuration.scrollDirection == .vertical }

  /// The sections that scroll across the collection, where it scrolls up and down.
  override var sectionsAcross: Set<Int> { across }

  private func warnOfOrthogonal() {
    DiagnosticCollector.current.warn(
      "collection.orthogonal",
      "A section that scrolls up and down in a collection that scrolls to the sides is laid out as one that doesn't."
    )
  }

  /// Places all items and supplementary views.
  open override func prepare() {
    super.prepare()
    (places, others, estimated, lists, across) = ([], [], [], [:], [])
    guard let view = collectionView else { return }
    let inset = view.adjustedContentInset
    let room = CGSize(
      width: view.bounds.width - inset.left - inset.right,
      height: view.bounds.height - inset.top - inset.bottom)
    let environment = LayoutContext(room)
    var along: CGFloat = 0
    for number in 0..<view.numberOfSections {
      guard let section = provider(number, environment) else { continue }
      if section.orthogonalScrollingBehavior != .none {
        if isVertical { across.insert(number) } else { warnOfOrthogonal() }
      }
      lists[number] = section.list
      if number > 0 { along += configuration.interSectionSpacing }
      along = place(section, number, from: along, room, environment, view)
    }
    contentSize =
      isVertical ? CGSize(width: room.width, height: along) : CGSize(width: along, height: room.height)
    if let ground = lists[0]?.ground, view.backgroundColor != ground {
      view.backgroundColor = ground
    }
    if view.swipes == nil, lists.values.contains(where: \.hasSwipeActions) { view.swipes = ListSwipes(view) }
  }

  /// Places a header or a footer, and returns how long it is, in points.
  private func placeBoundary(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, _ section: NSCollectionLayoutSection, _ number: Int,
    at along: CGFloat, _ room: CGSize
  ) -> CGFloat {
    let follows = section.supplementariesFollowContentInsets && section.list == nil
    let own = follows ? section.contentInsets : NSDirectionalEdgeInsets()
    let size = item.layoutSize.size(
      in: CGSize(
        width: room.width - (isVertical ? own.leading + own.trailing : 0),
        height: room.height - (isVertical ? 0 : own.top + own.bottom)))
    let one = makeAttributes(IndexPath(item: 0, section: number), kind: item.elementKind)
    one.frame =
      isVertical
      ? CGRect(x: own.leading, y: along, width: size.width, height: size.height)
      : CGRect(x: along, y: own.top, width: size.width, height: size.height)
    one.zIndex = item.zIndex
    others.append(one)
    return isVertical ? size.height : size.width
  }

  private func place(
    _ section: NSCollectionLayoutSection, _ number: Int, from start: CGFloat, _ room: CGSize,
    _ environment: LayoutContext, _ view: UICollectionView
  ) -> CGFloat {
    let insets = section.contentInsets
    var along = start
    func boundary(_ item: NSCollectionLayoutBoundarySupplementaryItem) {
      along += placeBoundary(item, section, number, at: along, room)
    }
    let isAtEnd: (NSRectAlignment) -> Bool = { [.bottom, .bottomLeading, .bottomTrailing].contains($0) }
    for item in section.boundarySupplementaryItems where !isAtEnd(item.alignment) { boundary(item) }
    if section.list?.headerMode == .supplementary {
      boundary(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: section.group.layoutSize, elementKind: UICollectionView.elementKindSectionHeader,
          alignment: .top))
    }
    along += isVertical ? insets.top : insets.leading
    if across.contains(number) {
      along += placeAcross(section, number, from: along, room, environment, view) + insets.bottom
      for item in section.boundarySupplementaryItems where isAtEnd(item.alignment) { boundary(item) }
      return along
    }
    let inner = CGSize(
      width: room.width - (isVertical ? insets.leading + insets.trailing : 0),
      height: room.height - (isVertical ? 0 : insets.top + insets.bottom))
    let count = view.numberOfItems(inSection: number)
    var placed: [UICollectionViewLayoutAttributes] = []
    var isFirst = true
    while placed.count < count {
      if !isFirst { along += section.interGroupSpacing }
      isFirst = false
      let size = section.group.layoutSize.size(in: inner)
      let origin =
        isVertical ? CGPoint(x: insets.leading, y: along) : CGPoint(x: along, y: insets.top)
      let frames = section.group.places(
        in: CGRect(origin: origin, size: size), most: count - placed.count, environment)
      guard !frames.isEmpty else { break }
      along += place(
        frames, from: origin, length: isVertical ? size.height : size.width, number, &placed)
    }
    places.append((section, placed))
    along += isVertical ? insets.bottom : insets.trailing
    for item in section.boundarySupplementaryItems where isAtEnd(item.alignment) { boundary(item) }
    if let list = section.list, list.appearance == .insetGrouped {
      cards.insert(number)
    }
    return along
  }

  /// Places the items of a group, and returns how long it is, in points.
  func place(
    _ frames: [(frame: CGRect, zIndex: Int, isEstimated: Bool)], from origin: CGPoint, length: CGFloat,
    _ section: Int,
    _ placed: inout [UICollectionViewLayoutAttributes]
  ) -> CGFloat {
    var length = length
    for (index, entry) in frames.enumerated() {
      let path = IndexPath(item: placed.count, section: section)
      let one = makeAttributes(path)
      one.frame = entry.frame
      one.zIndex = entry.zIndex
      if entry.isEstimated {
        estimated.insert(path)
        if let height = preferred[path] {
          one.frame.size.height = height
          // A group of one is as high as its cell; one of several, as the highest.
          let end = one.frame.maxY - origin.y
          length = index == 0 ? end : max(length, end)
        }
      }
      placed.append(one)
    }
    return length
  }

  /// The sections whose first and last cells have round corners.
  private var cards: Set<Int> = []

  /// The size of all sections, in points.
  open override var collectionViewContentSize: CGSize { contentSize }

  /// Whether the size changes, or a section has a handler for its visible items.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
      || places.contains { $0.section.visibleItemsInvalidationHandler != nil }
  }

  /// Returns the elements in a rectangle, after the handlers of their sections have changed them.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var found = others.filter { $0.frame.intersects(rect) }
    for (section, items) in places {
      let scroll = items.first?.host
      if let scroll, !scroll.frame.intersects(rect) { continue }
      let sight = scroll?.bounds ?? rect
      let near = items.filter { $0.frame.intersects(sight) }
      if let handler = section.visibleItemsInvalidationHandler {
        let environment = LayoutContext(sight.size)
        handler(near, (scroll ?? collectionView)?.contentOffset ?? .zero, environment)
      }
      found += near
    }
    return found
  }

  /// Returns the place of an item; nil for one that is not there.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard places.indices.contains(indexPath.section),
      places[indexPath.section].items.indices.contains(indexPath.item)
    else { return nil }
    return places[indexPath.section].items[indexPath.item]
  }

  /// Returns the place of a section's supplementary view; nil for one that is not there.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    others.first { $0.representedElementKind == elementKind && $0.indexPath.section == indexPath.section }
  }

  override func renumber(_ places: [IndexPath: IndexPath]) {
    preferred = Dictionary(preferred.compactMap { old, height in places[old].map { ($0, height) } }) {
      first, _ in first
    }
  }

  override func applyPreferred(
    _ cell: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let path = attributes.indexPath
    guard attributes.representedElementKind == nil else {
      // Headers and footers between plates have no lines.
      if let label = cell as? UICollectionViewListCell, lists[path.section]?.appearance != .plain {
        label.showsLine = false
      }
      return false
    }
    if let row = cell as? UICollectionViewListCell, places.indices.contains(path.section),
      let list = places[path.section].section.list
    {
      let last = places[path.section].items.count - 1
      row.showsLine = list.showsSeparators && (path.item < last || list.appearance == .plain)
      row.layer.cornerRadius = cards.contains(path.section) && (path.item == 0 || path.item == last) ? 10 : 0
      row.layer.maskedCorners =
        last == 0
        ? [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        : path.item == 0
          ? [.layerMinXMinYCorner, .layerMaxXMinYCorner] : [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
      if row.backgroundColor == nil, row.backgroundConfiguration == nil {
        row.backgroundColor =
          list.appearance == .plain ? .systemBackground : .secondarySystemGroupedBackground
      }
    }
    guard estimated.contains(path), preferred[path] == nil, let cell = cell as? UICollectionViewCell else {
      return false
    }
    let height = max(cell.height(forWidth: attributes.size.width), 1)
    preferred[path] = height
    return height != attributes.size.height
  }
}
