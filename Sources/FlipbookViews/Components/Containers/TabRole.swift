import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The use of a page of a tab view.
public struct TabRole: Hashable, Sendable {
  let name: String
  /// A search; its place in the bar is that of any page in a film.
  public static let search = TabRole(name: "search")
  /// A page that stands out; it looks like any other in a film.
  public static let prominent = TabRole(name: "prominent")
}
