import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The items that are dragged over a view, and where they are.
public struct DropInfo: Sendable {
  /// The place of the finger in the view, in points.
  public let location: CGPoint
  let items: [NSItemProvider]

  /// Whether there are items of some kinds.
  public func hasItemsConforming(to types: [UTType]) -> Bool { !itemProviders(for: types).isEmpty }
  /// Whether there are items of some kinds.
  public func hasItemsConforming(to types: [String]) -> Bool {
    hasItemsConforming(to: types.map { UTType($0) })
  }
  /// The items of some kinds.
  public func itemProviders(for types: [UTType]) -> [NSItemProvider] {
    items.filter { item in types.contains { item.loader(of: $0.identifier) != nil } }
  }
  /// The items of some kinds.
  public func itemProviders(for types: [String]) -> [NSItemProvider] {
    itemProviders(for: types.map { UTType($0) })
  }
}
