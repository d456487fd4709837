/// The methods that are called when a search opens and ends.
@MainActor @preconcurrency
public protocol UISearchControllerDelegate: AnyObject {
  /// Called before the search opens.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called as the search opens.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called before the search ends.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called as the search ends.
  func didDismissSearchController(_ searchController: UISearchController)
  /// Never called: the search opens in its own way.
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Called before the search opens.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Called as the search opens.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Called before the search ends.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Called as the search ends.
  public func didDismissSearchController(_ searchController: UISearchController) {}
  /// Never called: the search opens in its own way.
  public func presentSearchController(_ searchController: UISearchController) {}
}
