import Foundation

/// The snapshot of a diffable data source, and the way from one to the next.
@MainActor
final class DiffableCore<Section: Hashable, Item: Hashable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  private(set) var current = Snapshot()

  /// Changes to a snapshot. A list that shows no differences is reloaded.
  func apply<List: DiffableList>(
    _ snapshot: Snapshot, to list: List?, _ motion: List.Motion, isAnimated: Bool, completion: (() -> Void)?
  ) {
    guard isAnimated, let list, list.showsDifferences else {
      current = snapshot.withoutReloads()
      list?.reloadData()
      completion?()
      return
    }
    let changes = current.changes(to: snapshot, motion)
    guard !changes.isEmpty else {
      completion?()
      return
    }
    list.performBatchUpdates {
      current = snapshot.withoutReloads()
      list.updates = changes
    } completion: { _ in
      completion?()
    }
  }

  /// The section at an index; nil beyond the ends.
  func section(at index: Int) -> Section? {
    current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
  }

  /// How many items a section has.
  func count(inSection index: Int) -> Int {
    current.numberOfItems(inSection: current.sectionIdentifiers[index])
  }
}
