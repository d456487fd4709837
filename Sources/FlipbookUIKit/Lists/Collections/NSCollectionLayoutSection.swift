import FlipbookDrawing
import Foundation

/// A section of groups that follow each other.
@MainActor @preconcurrency
open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  var list: UICollectionLayoutListConfiguration?
  /// The room around the groups, in points.
  open var contentInsets = NSDirectionalEdgeInsets()
  /// The space between groups, in points.
  open var interGroupSpacing: CGFloat = 0
  /// The way in which the section scrolls across. In a collection that scrolls to the sides others than `none` add a
  /// diagnostic and do not scroll.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The headers and footers of the section.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether headers and footers keep clear of the insets at the sides; true unless set.
  open var supplementariesFollowContentInsets = true
  /// The decorations of the section. They have no effect, with a diagnostic.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = [] {
    didSet { unsupported("NSCollectionLayoutSection.decorationItems", when: !decorationItems.isEmpty) }
  }
  /// Called with the items in sight and the offset, in points, whenever they are placed.
  open var visibleItemsInvalidationHandler:
    (([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void)?

  /// Makes a section that repeats a group.
  public init(group: NSCollectionLayoutGroup) { self.group = group }

  /// Makes a section of a list.
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
