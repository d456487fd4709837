import FlipbookDrawing
import FlipbookMotion
import Foundation

// A film has no pencil, crown or hand.
extension View {
  /// Sets whether a kind of input scrolls; has no effect in a film.
  public func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) -> some View {
    self
  }
  /// Activates the control by a gesture of the hand; has no effect in a film.
  public func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> some View {
    self
  }
  /// Adds an action for a double tap of a pencil; it is never called in a film.
  public func onPencilDoubleTap(perform action: @escaping (PencilDoubleTapGestureValue) -> Void) -> some View
  { self }
  /// Tags the view for measurements; has no effect in a film.
  public func interactionActivityTrackingTag(_ tag: String) -> some View { self }
  /// Shows an accessory of the crown; has no effect in a film.
  public func digitalCrownAccessory(_ visibility: Visibility) -> some View { self }
  /// Shows the arms of a person in a headset; has no effect in a film.
  public func upperLimbVisibility(_ visibility: Visibility) -> some View { self }
}
