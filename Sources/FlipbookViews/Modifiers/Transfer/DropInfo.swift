import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The items of a drop; there are none, in a film.
public struct DropInfo: Sendable {
  /// The place of the drop in the view, in points.
  public let location: CGPoint

  /// Whether there are items of some kinds: always false.
  public func hasItemsConforming(to types: [UTType]) -> Bool { false }
  /// Whether there are items of some kinds: always false.
  public func hasItemsConforming(to types: [String]) -> Bool { false }
  /// The items of some kinds: always none.
  public func itemProviders(for types: [UTType]) -> [NSItemProvider] { [] }
}
