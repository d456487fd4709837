import FlipbookDrawing
import FlipbookMotion
import Foundation

/// When the scopes of a search are shown.
public struct SearchScopeActivation: Sendable {
  /// Whether they wait for the first letter.
  let waitsForText: Bool
  /// Once a text is typed, as on a phone.
  public static let automatic = SearchScopeActivation(waitsForText: true)
  /// Once a text is typed.
  public static let onTextEntry = SearchScopeActivation(waitsForText: true)
  /// While the search is open.
  public static let onSearchPresentation = SearchScopeActivation(waitsForText: false)
}
