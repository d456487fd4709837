import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The use of a place in scrolled content.
public struct ScrollAnchorRole: Hashable, Sendable {
  let name: String
  /// The place at which the content begins.
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  /// The place that stays while sizes change.
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
  /// The place of content that is smaller than the scroll view.
  public static let alignment = ScrollAnchorRole(name: "alignment")
}
