import FlipbookDrawing
import Foundation

/// The actions of an element for what is dragged over it.
@MainActor
package struct DropHandler {
  /// Whether it takes such items.
  var accepts: @MainActor (DropInfo) -> Bool
  var entered: @MainActor (DropInfo) -> Void = { _ in }
  /// Says what would come of a drop here; nil for that of before.
  var moved: @MainActor (DropInfo) -> DropProposal? = { _ in nil }
  /// - Parameter isOver: Whether the drag has ended in a drop here.
  var left: @MainActor (DropInfo, _ isOver: Bool) -> Void = { _, _ in }
  var perform: @MainActor (DropInfo) -> Bool
}
