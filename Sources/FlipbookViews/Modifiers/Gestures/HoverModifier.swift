import FlipbookDrawing
import FlipbookMotion
import Foundation

struct HoverModifier: ElementModifier {
  typealias AnimatableData = EmptyAnimatableData
  let handler: HoverHandler
  @Environment(\.isEnabled) private var isEnabled

  init(handler: HoverHandler) { self.handler = handler }

  var hover: HoverHandler? { isEnabled ? handler : nil }
}
