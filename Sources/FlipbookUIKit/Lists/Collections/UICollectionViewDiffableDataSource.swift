import FlipbookMotion
import Foundation

/// A data source of snapshots. A change of the snapshot animates the differences.
@MainActor @preconcurrency
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
  NSObject, UICollectionViewDataSource
{
  /// Returns the cell of an item; nil for an empty one.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  /// Returns a supplementary view; nil for an empty one.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  private weak var collection: UICollectionView?
  private let provider: CellProvider
  private let core = DiffableCore<SectionIdentifierType, ItemIdentifierType>()
  /// Makes the supplementary views; nil for empty ones.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// Makes a data source, and sets it on the collection.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    collection = collectionView
    provider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  /// Returns the present sections and items.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    core.current
  }

  /// Changes to a snapshot. Outside a window, or without an animation, the collection is reloaded.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    core.apply(
      snapshot, to: collection, true, isAnimated: animatingDifferences, completion: completion)
  }

  /// Changes to a snapshot by reloading the collection.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) { apply(snapshot, animatingDifferences: false, completion: completion) }

  /// Returns the item at a place; nil beyond the ends.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { core.current.item(indexPath) }
  /// Returns the place of an item; nil for one that is not there.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    core.current.paths()[itemIdentifier]
  }
  /// Returns the section at an index; nil beyond the ends.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    core.section(at: index)
  }

  // MARK: The data source

  /// Returns the number of sections of the snapshot.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { core.current.numberOfSections }
  /// Returns the number of items in a section of the snapshot.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    core.count(inSection: section)
  }
  /// Returns the cell that the provider makes for an item.
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    core.current.item(indexPath).flatMap { provider(collectionView, indexPath, $0) } ?? UICollectionViewCell()
  }
  /// Returns the supplementary view that the provider makes.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView()
  }
}

extension UICollectionView: DiffableList {
  var showsDifferences: Bool { window != nil && !needsData }
}
