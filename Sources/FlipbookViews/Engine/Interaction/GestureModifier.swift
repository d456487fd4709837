import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Attaches a gesture to a view.
struct GestureModifier<G: Gesture>: ElementModifier {
  typealias AnimatableData = EmptyAnimatableData
  let gesture: G
  let priority: AttachedGesture.Priority
  let mask: GestureMask
  @Environment(\.isEnabled) private var isEnabled

  init(_ gesture: G, priority: AttachedGesture.Priority = .normal, mask: GestureMask = .all) {
    (self.gesture, self.priority, self.mask) = (gesture, priority, mask)
  }

  var gestures: [AttachedGesture] {
    var mask = mask
    if !isEnabled { mask.remove(.gesture) }
    return mask == .subviews ? [] : [AttachedGesture(gesture, priority: priority, mask: mask)]
  }
}
