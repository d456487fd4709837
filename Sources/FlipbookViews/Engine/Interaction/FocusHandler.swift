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
  /// The field inside, which the modifiers further out know, too.
  weak var link: FocusLink? { didSet { outer?.link = link } }

  nonisolated init() {}

  func notify(_ isFocused: Bool) {
    set(isFocused)
    outer?.notify(isFocused)
  }
}
