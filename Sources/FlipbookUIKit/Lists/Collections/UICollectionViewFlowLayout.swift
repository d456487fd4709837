import FlipbookDrawing
import Foundation

/// A layout that places cells in lines, one after the other.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size that stands for items that give their own size.
  nonisolated public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// The direction of scrolling; `vertical` unless set.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }
  /// The size of items, in points; 50 by 50 unless set.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// The size that items have until their cells give one, in points; zero for ``itemSize``.
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The least space between lines, in points; 10 unless set.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The least space between items of a line, in points; 10 unless set.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The room around the items of a section, in points.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// The edges from which sections are inset. Others than the content's have no effect, with a diagnostic.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet {
      unsupported(
        "UICollectionViewFlowLayout.sectionInsetReference", when: sectionInsetReference != .fromContentInset)
    }
  }
  /// The size of headers, in points. Only the length along the scroll counts; 0 for none.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The size of footers, in points. Only the length along the scroll counts; 0 for none.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// Whether a header stays in sight while its section is.
  open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  /// Whether a footer stays in sight while its section is. Has no effect, with a diagnostic.
  open var sectionFootersPinToVisibleBounds = false {
    didSet {
      unsupported(
        "UICollectionViewFlowLayout.sectionFootersPinToVisibleBounds", when: sectionFootersPinToVisibleBounds)
    }
  }

  /// The edges from which sections are inset.
  public enum SectionInsetReference: Int, Hashable, Sendable {
    case fromContentInset = 0
    case fromSafeArea, fromLayoutMargins
  }

  private var items: [[UICollectionViewLayoutAttributes]] = []
  private var headers: [Int: UICollectionViewLayoutAttributes] = [:]
  private var footers: [Int: UICollectionViewLayoutAttributes] = [:]
  /// From the start of each section to its end, along the scroll, in points.
  private var reaches: [ClosedRange<CGFloat>] = []
  private var contentSize = CGSize.zero
  private var preferred: [IndexPath: CGSize] = [:]

  /// Makes a layout.
  public override init() { super.init() }

  /// Makes a layout with its defaults. Archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.nib?.read(into: self as UICollectionViewFlowLayout)
  }

  private var isVertical: Bool { scrollDirection == .vertical }

  private var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
    collectionView?.collectionDelegate as? any UICollectionViewDelegateFlowLayout
  }

  /// Whether the breadth changes, or headers stay in sight.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let bounds = collectionView?.bounds else { return false }
    return sectionHeadersPinToVisibleBounds
      || (isVertical ? newBounds.width != bounds.width : newBounds.height != bounds.height)
  }

  /// Places all items, headers and footers.
  open override func prepare() {
    super.prepare()
    (items, headers, footers, reaches) = ([], [:], [:], [])
    guard let view = collectionView else { return }
    let inset = view.adjustedContentInset
    let breadth =
      isVertical
      ? view.bounds.width - inset.left - inset.right : view.bounds.height - inset.top - inset.bottom
    var along: CGFloat = 0
    for section in 0..<view.numberOfSections {
      let start = along
      along = place(section, from: along, breadth: breadth, in: view)
      reaches.append(start...max(along, start))
    }
    contentSize =
      isVertical ? CGSize(width: breadth, height: along) : CGSize(width: along, height: breadth)
  }

  private func size(_ path: IndexPath, in view: UICollectionView) -> CGSize {
    if let known = preferred[path] { return known }
    if let flowDelegate { return flowDelegate.collectionView(view, layout: self, sizeForItemAt: path) }
    if estimatedItemSize != .zero {
      return estimatedItemSize.width > 1e6 ? itemSize : estimatedItemSize
    }
    return itemSize
  }

  /// The lengths of a section, in points.
  private struct Metrics {
    var inset: UIEdgeInsets
    var lineGap: CGFloat
    var gap: CGFloat
    var header: CGSize
    var footer: CGSize
    /// The breadth that the inset leaves.
    var room: CGFloat
  }

  private func metrics(of section: Int, breadth: CGFloat, in view: UICollectionView) -> Metrics {
    let own = flowDelegate
    let inset = own?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
    let lineGap =
      own?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section) ?? minimumLineSpacing
    let gap =
      own?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
      ?? minimumInteritemSpacing
    let header =
      own?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section) ?? headerReferenceSize
    let footer =
      own?.collectionView(view, layout: self, referenceSizeForFooterInSection: section) ?? footerReferenceSize
    let (before, after) = isVertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
    return Metrics(
      inset: inset, lineGap: lineGap, gap: gap, header: header, footer: footer,
      room: max(breadth - before - after, 0))
  }

  private func long(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
  private func broad(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
  private func rect(_ along: CGFloat, _ across: CGFloat, _ size: CGSize) -> CGRect {
    isVertical
      ? CGRect(x: across, y: along, width: size.width, height: size.height)
      : CGRect(x: along, y: across, width: size.width, height: size.height)
  }

  /// Places a section, and returns where it ends, in points.
  private func place(_ section: Int, from start: CGFloat, breadth: CGFloat, in view: UICollectionView)
    -> CGFloat
  {
    let metrics = metrics(of: section, breadth: breadth, in: view)
    var along = start
    if long(metrics.header) > 0 {
      headers[section] = boundary(
        UICollectionView.elementKindSectionHeader, metrics.header, section, at: along, breadth)
      along += long(metrics.header)
    }
    along += isVertical ? metrics.inset.top : metrics.inset.left
    along = placeItems(of: section, metrics, from: along, in: view)
    along += isVertical ? metrics.inset.bottom : metrics.inset.right
    if long(metrics.footer) > 0 {
      footers[section] = boundary(
        UICollectionView.elementKindSectionFooter, metrics.footer, section, at: along, breadth)
      along += long(metrics.footer)
    }
    return along
  }

  /// Places a header or a footer.
  private func boundary(
    _ kind: String, _ size: CGSize, _ section: Int, at along: CGFloat, _ breadth: CGFloat
  ) -> UICollectionViewLayoutAttributes {
    let one = makeAttributes(IndexPath(item: 0, section: section), kind: kind)
    one.frame = rect(
      along, 0,
      isVertical
        ? CGSize(width: breadth, height: size.height) : CGSize(width: size.width, height: breadth))
    return one
  }

  /// Places the items of a section in lines, and returns where they end, in points.
  private func placeItems(
    of section: Int, _ metrics: Metrics, from start: CGFloat, in view: UICollectionView
  ) -> CGFloat {
    let count = view.numberOfItems(inSection: section)
    let sizes = (0..<count).map { size(IndexPath(item: $0, section: section), in: view) }
    let isUniform = Set(sizes.map(broad)).count <= 1
    var placed: [UICollectionViewLayoutAttributes] = []
    var along = start
    var next = 0
    while next < count {
      let line = line(from: next, sizes, metrics)
      if next > 0 { along += metrics.lineGap }
      next = line.upperBound
      let thickness = line.map { long(sizes[$0]) }.max() ?? 0
      let free = metrics.room - line.reduce(0) { $0 + broad(sizes[$1]) }
      var across = isVertical ? metrics.inset.left : metrics.inset.top
      var between = metrics.gap
      if isUniform {
        // All lines stand in the columns of a full one.
        if let column = columnGap(broad(sizes[line.lowerBound]), metrics.room, metrics.gap, count) {
          between = column
        } else {
          across += free / 2
        }
      } else if next < count {
        // A line that is followed by another is justified.
        if line.count > 1 { between = free / CGFloat(line.count - 1) } else { across += free / 2 }
      }
      for item in line {
        let one = makeAttributes(IndexPath(item: item, section: section))
        one.frame = rect(along + (thickness - long(sizes[item])) / 2, across, sizes[item])
        placed.append(one)
        across += broad(sizes[item]) + between
      }
      along += thickness
    }
    items.append(placed)
    return along
  }

  /// As many items from one on as fit beside each other, and always one.
  private func line(from first: Int, _ sizes: [CGSize], _ metrics: Metrics) -> Range<Int> {
    var end = first + 1
    var taken = broad(sizes[first])
    while end < sizes.count, taken + metrics.gap + broad(sizes[end]) <= metrics.room + 1e-6 {
      taken += metrics.gap + broad(sizes[end])
      end += 1
    }
    return first..<end
  }

  /// Returns the space between columns of equal items, in points; nil where only one column fits.
  private func columnGap(_ size: CGFloat, _ room: CGFloat, _ gap: CGFloat, _ count: Int) -> CGFloat? {
    let most = Int(((room + gap + 1e-6) / max(size + gap, 1)).rounded(.down))
    guard most > 1 else { return nil }
    return most <= count ? (room - CGFloat(most) * size) / CGFloat(most - 1) : gap
  }

  /// The size of all sections, in points.
  open override var collectionViewContentSize: CGSize { contentSize }

  /// Returns a header at its place, which may follow the scroll.
  private func pinned(_ section: Int) -> UICollectionViewLayoutAttributes? {
    guard let header = headers[section] else { return nil }
    guard sectionHeadersPinToVisibleBounds, let view = collectionView else { return header }
    let inset = view.adjustedContentInset
    let length = isVertical ? header.size.height : header.size.width
    let shown = isVertical ? view.bounds.minY + inset.top : view.bounds.minX + inset.left
    let start = min(
      max(reaches[section].lowerBound, shown),
      max(reaches[section].upperBound - length, reaches[section].lowerBound))
    if isVertical { header.frame.origin.y = start } else { header.frame.origin.x = start }
    header.zIndex = 10
    return header
  }

  /// Returns the elements in a rectangle.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var found: [UICollectionViewLayoutAttributes] = []
    let reach = isVertical ? rect.minY...max(rect.maxY, rect.minY) : rect.minX...max(rect.maxX, rect.minX)
    for section in items.indices where reaches[section].overlaps(reach) {
      if let header = pinned(section), header.frame.intersects(rect) { found.append(header) }
      for item in items[section] where item.frame.intersects(rect) { found.append(item) }
      if let footer = footers[section], footer.frame.intersects(rect) { found.append(footer) }
    }
    return found
  }

  /// Returns the place of an item; nil for one that is not there.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard items.indices.contains(indexPath.section),
      items[indexPath.section].indices.contains(indexPath.item)
    else { return nil }
    return items[indexPath.section][indexPath.item]
  }

  /// Returns the place of a section's footer, or else of its header; nil for none.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    elementKind == UICollectionView.elementKindSectionFooter
      ? footers[indexPath.section] : pinned(indexPath.section)
  }

  override func applyPreferred(
    _ cell: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard estimatedItemSize != .zero, attributes.representedElementKind == nil,
      preferred[attributes.indexPath] == nil
    else { return false }
    let wanted = cell.preferredLayoutAttributesFitting(attributes)
    preferred[attributes.indexPath] = wanted.size
    return wanted.size != attributes.size
  }

  override func renumber(_ places: [IndexPath: IndexPath]) {
    preferred = Dictionary(preferred.compactMap { old, size in places[old].map { ($0, size) } }) { first, _ in
      first
    }
  }

  /// Forgets the sizes that cells gave.
  func forgetPreferred() { preferred = [:] }
}
