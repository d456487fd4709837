import Foundation

/// Is notified ahead of time of rows that will become visible. A film never calls it: cells are made when they come into sight.
@MainActor @preconcurrency
public protocol UITableViewDataSourcePrefetching: AnyObject {
  /// Rows are about to be needed.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Rows that were about to be needed are not.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Does nothing.
  public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}
