import FlipbookDrawing
import Foundation

/// The methods that are called while somebody searches.
@MainActor @preconcurrency
public protocol UISearchBarDelegate: AnyObject {
  /// Asked before typing begins; true unless implemented.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Called after typing has begun.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Never called.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Called after typing has ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called after the text has changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Asked before text is typed; true unless implemented.
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String)
    -> Bool
  /// Called after the key to search, which a script's `submit` presses.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Never called: there is no such button.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// Called after a tap on the button that ends the search.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Never called: there is no such button.
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  /// Called after another scope was chosen.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Asked before typing begins; true unless implemented.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Called after typing has begun.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Never called.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Called after typing has ended.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Called after the text has changed.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Asked before text is typed; true unless implemented.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Called after the key to search.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Never called.
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  /// Called after a tap on the button that ends the search.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Never called.
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
  /// Called after another scope was chosen.
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
