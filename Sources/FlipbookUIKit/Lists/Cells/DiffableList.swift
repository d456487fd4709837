/// A table or a collection, as a diffable data source changes it.
@MainActor
protocol DiffableList: AnyObject {
  /// How a row comes and goes.
  associatedtype Motion
  var updates: ListUpdates<Motion>? { get set }
  /// Whether it shows its data in a window, so that differences can move.
  var showsDifferences: Bool { get }
  func reloadData()
  func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)?)
}
