import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The place where suggestions of a search are offered.
public struct SearchSuggestionsPlacement: Hashable, Sendable {
  /// Several such places.
  public struct Set: OptionSet, Sendable {
    /// The bits of the places.
    public let rawValue: Int
    /// Makes a set of places from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A menu under the field.
    public static let menu = Set(rawValue: 1)
    /// The content of the page.
    public static let content = Set(rawValue: 2)
  }
  let name: String
  /// The usual place.
  public static let automatic = SearchSuggestionsPlacement(name: "automatic")
  /// A menu under the field.
  public static let menu = SearchSuggestionsPlacement(name: "menu")
  /// The content of the page.
  public static let content = SearchSuggestionsPlacement(name: "content")
}
