import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Lets items be dropped on a view.
struct DropTargetModifier: ElementModifier {
  typealias AnimatableData = EmptyAnimatableData
  let handler: DropHandler
  @Environment(\.isEnabled) private var isEnabled

  init(handler: DropHandler) { self.handler = handler }

  var drop: DropHandler? { isEnabled ? handler : nil }
}
