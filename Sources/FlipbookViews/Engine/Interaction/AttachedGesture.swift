import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A gesture as an element has it.
@MainActor
package struct AttachedGesture {
  package enum Priority { case normal, high, simultaneous }

  package var priority: Priority
  package var mask: GestureMask
  /// The possible actions, in words.
  package var kinds: [String]
  /// Whether it stands for what a control is, such as the tap of a button.
  package var isPress = false
  /// Whether the view has the gesture now, and not nil in its place.
  package let isThere: Bool
  let make: @MainActor (_GestureContext) -> _GestureRecognizerBase
  let update: @MainActor (_GestureRecognizerBase) -> Void

  package init<G: Gesture>(_ gesture: G, priority: Priority = .normal, mask: GestureMask = .all) {
    self.priority = priority
    self.mask = mask
    kinds = gesture._kinds
    isThere = gesture._isThere
    make = { gesture._makeRecognizer($0) }
    update = { if let own = $0 as? _GestureRecognizer<G.Value> { gesture._update(own) } }
  }
}
