/// The method that searches.
@MainActor @preconcurrency
public protocol UISearchResultsUpdating: AnyObject {
  /// Called after the text or the scope has changed, and when the search opens or ends.
  func updateSearchResults(for searchController: UISearchController)
}
