import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// A `focused` modifier, as the fields inside it know it.
@MainActor
final class FocusHandler {
  var outer: FocusHandler?
  /// Sets the state of the scene.
  var set: @MainActor (Bool) -> Void = { _ in }
  /// The field inside.
  weak var link: FocusLink?

  nonisolated init() {}

  func tell(_ isFocused: Bool) {
    set(isFocused)
    outer?.tell(isFocused)
  }
}
