import FlipbookDrawing
import FlipbookMotion
import Foundation

// The system shows nothing over a film.
extension View {
  /// Darkens the room around a headset; has no effect in a film.
  public func preferredSurroundingsEffect(_ effect: SurroundingsEffect?) -> some View { self }
  /// Hides the status bar; has no effect in a film.
  public func statusBar(hidden: Bool) -> some View { self }
  /// Hides the status bar; has no effect in a film.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  /// Hides parts of the system over the app; has no effect in a film.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
  /// Lets gestures at the edges reach the app first; has no effect in a film.
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}
