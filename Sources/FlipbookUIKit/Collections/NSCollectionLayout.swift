import FlipbookDrawing
import Foundation

/// A length in a compositional layout.
@MainActor @preconcurrency
public final class NSCollectionLayoutDimension: NSObject {
  enum Kind {
    case width(CGFloat)
    case height(CGFloat)
    case points(CGFloat)
    case estimate(CGFloat)
  }

  let kind: Kind
  private init(_ kind: Kind) { self.kind = kind }

  /// A share of the width of what is around.
  public static func fractionalWidth(_ share: CGFloat) -> NSCollectionLayoutDimension { .init(.width(share)) }
  /// A share of the height of what is around.
  public static func fractionalHeight(_ share: CGFloat) -> NSCollectionLayoutDimension {
    .init(.height(share))
  }
  /// In points.
  public static func absolute(_ points: CGFloat) -> NSCollectionLayoutDimension { .init(.points(points)) }
  /// In points, until a cell says what it takes.
  public static func estimated(_ points: CGFloat) -> NSCollectionLayoutDimension { .init(.estimate(points)) }

  public var dimension: CGFloat {
    switch kind {
    case .width(let value), .height(let value), .points(let value), .estimate(let value): value
    }
  }

  var isEstimated: Bool { if case .estimate = kind { true } else { false } }

  func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .width(let share): share * container.width
    case .height(let share): share * container.height
    case .points(let points), .estimate(let points): points
    }
  }
}

@MainActor @preconcurrency
public final class NSCollectionLayoutSize: NSObject {
  public let widthDimension: NSCollectionLayoutDimension
  public let heightDimension: NSCollectionLayoutDimension

  public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {
    (self.widthDimension, self.heightDimension) = (widthDimension, heightDimension)
  }

  func size(in container: CGSize) -> CGSize {
    CGSize(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }
}

/// A distance that is so large, or at least so large.
@MainActor @preconcurrency
public final class NSCollectionLayoutSpacing: NSObject {
  public let spacing: CGFloat
  public let isFlexibleSpacing: Bool
  private init(_ spacing: CGFloat, _ isFlexible: Bool) {
    (self.spacing, isFlexibleSpacing) = (spacing, isFlexible)
  }
  public static func fixed(_ points: CGFloat) -> NSCollectionLayoutSpacing { .init(points, false) }
  public static func flexible(_ points: CGFloat) -> NSCollectionLayoutSpacing { .init(points, true) }
}

/// One cell of a compositional layout.
@MainActor @preconcurrency
open class NSCollectionLayoutItem: NSObject {
  public let layoutSize: NSCollectionLayoutSize
  /// Taken off the size that the item has, in points.
  open var contentInsets = NSDirectionalEdgeInsets()

  public init(layoutSize: NSCollectionLayoutSize) { self.layoutSize = layoutSize }

  public convenience init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.init(layoutSize: layoutSize)
  }
}

/// What stands at a section or an item without being a cell.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  public let elementKind: String
  open var zIndex = 1

  public init(layoutSize: NSCollectionLayoutSize, elementKind: String) {
    self.elementKind = elementKind
    super.init(layoutSize: layoutSize)
  }
}

/// A header or a footer of a section.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  public let alignment: NSRectAlignment
  open var pinToVisibleBounds = false {
    didSet {
      unsupported("NSCollectionLayoutBoundarySupplementaryItem.pinToVisibleBounds", when: pinToVisibleBounds)
    }
  }
  open var extendsBoundary = true {
    didSet {
      unsupported("NSCollectionLayoutBoundarySupplementaryItem.extendsBoundary", when: !extendsBoundary)
    }
  }

  public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    self.alignment = alignment
    super.init(layoutSize: layoutSize, elementKind: elementKind)
  }
}

public enum NSRectAlignment: Int, Hashable, Sendable {
  case none = 0
  case top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

/// A place and its transform in a group that says where its items lie.
@MainActor @preconcurrency
public final class NSCollectionLayoutGroupCustomItem: NSObject {
  public let frame: CGRect
  public let zIndex: Int
  public init(frame: CGRect) { (self.frame, zIndex) = (frame, 0) }
  public init(frame: CGRect, zIndex: Int) { (self.frame, self.zIndex) = (frame, zIndex) }
}

/// Items beside or below each other, which are repeated as a whole.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Arrangement {
    case row, column
    case own((any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem])
  }

  let arrangement: Arrangement
  public let subitems: [NSCollectionLayoutItem]
  /// How often the only subitem is repeated; nil for as often as it fits.
  let count: Int?
  open var interItemSpacing: NSCollectionLayoutSpacing?

  private init(
    _ size: NSCollectionLayoutSize, _ arrangement: Arrangement, _ items: [NSCollectionLayoutItem],
    _ count: Int?
  ) {
    self.arrangement = arrangement
    subitems = items
    self.count = count
    super.init(layoutSize: size)
  }

  public class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
    -> NSCollectionLayoutGroup
  { NSCollectionLayoutGroup(layoutSize, .row, subitems, nil) }
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  )
    -> NSCollectionLayoutGroup
  { NSCollectionLayoutGroup(layoutSize, .row, [subitem], max(count, 1)) }
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .row, [subitem], max(count, 1)) }
  public class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
    -> NSCollectionLayoutGroup
  { NSCollectionLayoutGroup(layoutSize, .column, subitems, nil) }
  public class func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int)
    -> NSCollectionLayoutGroup
  { NSCollectionLayoutGroup(layoutSize, .column, [subitem], max(count, 1)) }
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .column, [subitem], max(count, 1)) }
  public class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .own(itemProvider), [], nil) }

  /// The places of its cells in a rectangle, as far as there are items.
  func places(in container: CGRect, most: Int, _ environment: any NSCollectionLayoutEnvironment)
    -> [(frame: CGRect, zIndex: Int, isEstimated: Bool)]
  {
    let own = container.inset(by: contentInsets.inFilm)
    func frames(of item: NSCollectionLayoutItem, in rect: CGRect, _ left: Int)
      -> [(frame: CGRect, zIndex: Int, isEstimated: Bool)]
    {
      if let group = item as? NSCollectionLayoutGroup {
        return group.places(in: rect, most: left, environment)
      }
      return [(rect.inset(by: item.contentInsets.inFilm), 0, item.layoutSize.heightDimension.isEstimated)]
    }
    var found: [(frame: CGRect, zIndex: Int, isEstimated: Bool)] = []
    let isRow: Bool
    switch arrangement {
    case .own(let provider):
      return provider(environment).prefix(most)
        .map { ($0.frame.offsetBy(dx: own.minX, dy: own.minY), $0.zIndex, false) }
    case .row: isRow = true
    case .column: isRow = false
    }
    let gap = interItemSpacing?.spacing ?? 0
    var start: CGFloat = 0
    let room = isRow ? own.width : own.height
    func add(_ item: NSCollectionLayoutItem, _ length: CGFloat) {
      let size = item.layoutSize.size(in: own.size)
      let rect =
        isRow
        ? CGRect(x: own.minX + start, y: own.minY, width: length, height: size.height)
        : CGRect(x: own.minX, y: own.minY + start, width: size.width, height: length)
      found += frames(of: item, in: rect, most - found.count)
      start += length + gap
    }
    if let count, let item = subitems.first {
      // So many of one kind share the room evenly.
      let length = (room - gap * CGFloat(count - 1)) / CGFloat(count)
      for _ in 0..<count where found.count < most { add(item, max(length, 0)) }
      return found
    }
    guard !subitems.isEmpty else { return [] }
    var index = 0
    while found.count < most, index < 10_000 {
      let item = subitems[index % subitems.count]
      let size = item.layoutSize.size(in: own.size)
      let length = isRow ? size.width : size.height
      guard length > 0 else { break }
      if start + length > room + 0.5, index >= (subitems.count > 1 ? subitems.count : 1) || start > 0 {
        break
      }
      add(item, length)
      index += 1
      if index >= subitems.count, subitems.count > 1, start + length > room + 0.5 { break }
    }
    return found
  }
}

extension NSDirectionalEdgeInsets {
  /// Read from left to right.
  var inFilm: UIEdgeInsets { UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing) }
}

/// What is around a section.
@MainActor @preconcurrency
public protocol NSCollectionLayoutEnvironment: AnyObject {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}

@MainActor @preconcurrency
public protocol NSCollectionLayoutContainer: AnyObject {
  var contentSize: CGSize { get }
  var effectiveContentSize: CGSize { get }
  var contentInsets: NSDirectionalEdgeInsets { get }
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

final class LayoutSurroundings: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  init(_ size: CGSize) { contentSize = size }
  var container: any NSCollectionLayoutContainer { self }
  var traitCollection: UITraitCollection { .current }
  var effectiveContentSize: CGSize { contentSize }
  var contentInsets: NSDirectionalEdgeInsets { NSDirectionalEdgeInsets() }
  var effectiveContentInsets: NSDirectionalEdgeInsets { NSDirectionalEdgeInsets() }
}

/// What a handler of a section may change of an item in sight.
@MainActor @preconcurrency
public protocol NSCollectionLayoutVisibleItem: AnyObject {
  var frame: CGRect { get }
  var bounds: CGRect { get }
  var indexPath: IndexPath { get }
  var alpha: CGFloat { get set }
  var zIndex: Int { get set }
  var isHidden: Bool { get set }
  var center: CGPoint { get set }
  var transform: CGAffineTransform { get set }
  var transform3D: CATransform3D { get set }
  var representedElementKind: String? { get }
  var representedElementCategory: UICollectionView.ElementCategory { get }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {}

/// How a section's groups follow each other.
@MainActor @preconcurrency
open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  var list: UICollectionLayoutListConfiguration?
  open var contentInsets = NSDirectionalEdgeInsets()
  /// Between groups, in points.
  open var interGroupSpacing: CGFloat = 0
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var supplementariesFollowContentInsets = true {
    didSet {
      unsupported(
        "NSCollectionLayoutSection.supplementariesFollowContentInsets",
        when: !supplementariesFollowContentInsets)
    }
  }
  open var decorationItems: [NSCollectionLayoutDecorationItem] = [] {
    didSet { unsupported("NSCollectionLayoutSection.decorationItems", when: !decorationItems.isEmpty) }
  }
  /// Called with the items in sight whenever they are placed.
  open var visibleItemsInvalidationHandler:
    (([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void)?

  public init(group: NSCollectionLayoutGroup) { self.group = group }

  public class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.list = configuration
    let isInset = configuration.appearance == .insetGrouped
    let side: CGFloat = isInset ? UITableViewCell.margin : 0
    let apart: CGFloat = configuration.appearance == .plain ? 0 : 17.5
    section.contentInsets = NSDirectionalEdgeInsets(top: apart, leading: side, bottom: apart, trailing: side)
    return section
  }
}

public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Hashable, Sendable {
  case none = 0
  case continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  public let elementKind: String
  open var zIndex = -1
  private init(kind: String) {
    elementKind = kind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }
  public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    .init(kind: elementKind)
  }
}

/// How a list of a collection looks.
@MainActor @preconcurrency
public struct UICollectionLayoutListConfiguration {
  public enum Appearance: Int, Hashable, Sendable {
    case plain = 0
    case grouped, insetGrouped, sidebar, sidebarPlain
  }

  public enum HeaderMode: Int, Hashable, Sendable {
    case none = 0
    case supplementary, firstItemInSection
  }

  public let appearance: Appearance
  public var showsSeparators = true
  public var backgroundColor: UIColor?
  public var headerMode = HeaderMode.none
  public var footerMode = HeaderMode.none {
    didSet { unsupported("UICollectionLayoutListConfiguration.footerMode", when: footerMode != .none) }
  }
  public var headerTopPadding: CGFloat? {
    didSet {
      unsupported("UICollectionLayoutListConfiguration.headerTopPadding", when: headerTopPadding != nil)
    }
  }
  public var leadingSwipeActionsConfigurationProvider: ((IndexPath) -> UISwipeActionsConfiguration?)?
  public var trailingSwipeActionsConfigurationProvider: ((IndexPath) -> UISwipeActionsConfiguration?)?

  public init(appearance: Appearance) { self.appearance = appearance }
}
