import FlipbookMotion
import Foundation

/// A data source of snapshots. A change of the snapshot animates the differences.
@MainActor @preconcurrency
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
  NSObject, UITableViewDataSource
{
  /// Returns the cell of an item; nil for an empty one.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  private weak var table: UITableView?
  private let provider: CellProvider
  private let core = DiffableCore<SectionIdentifierType, ItemIdentifierType>()
  /// The animation of rows' coming and going; `automatic` unless set.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Makes a data source, and sets it on the table.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    table = tableView
    provider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  /// Returns the present sections and items.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    core.current
  }

  /// Changes to a snapshot. Outside a window, or without an animation, the table is reloaded.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    core.apply(
      snapshot, to: table, defaultRowAnimation, isAnimated: animatingDifferences, completion: completion)
  }

  /// Changes to a snapshot by reloading the table.
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
  open func numberOfSections(in tableView: UITableView) -> Int { core.current.numberOfSections }
  /// Returns the number of items in a section of the snapshot.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    core.count(inSection: section)
  }
  /// Returns the cell that the provider makes for an item.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    core.current.item(indexPath).flatMap { provider(tableView, indexPath, $0) } ?? UITableViewCell()
  }
  /// Returns the title of a header; nil unless overridden.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// Returns the title of a footer; nil unless overridden.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  /// Whether a row can be swiped; false unless overridden.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  /// Never called. Rows are not dragged.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// Deletes a row that was swiped, of a class that overrides it.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  /// Never called. Rows are not dragged.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}

extension UITableView: DiffableList {
  var showsDifferences: Bool { window != nil }
}
