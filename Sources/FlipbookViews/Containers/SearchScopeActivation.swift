import FlipbookDrawing
import FlipbookMotion
import Foundation

/// When the scopes of a search are shown.
public struct SearchScopeActivation: Sendable {
  /// The usual time.
  public static let automatic = SearchScopeActivation()
  /// While a text is typed.
  public static let onTextEntry = SearchScopeActivation()
  /// While the search is open.
  public static let onSearchPresentation = SearchScopeActivation()
}
