import FlipbookMotion
import FlipbookTime

/// Numbers that distinguish objects. They only rise, since an object may outlive its scene in a variable of
/// the program. No picture shows them.
@MainActor
enum UIKitNumber {
  private final class State {
    var last = 0
  }

  private static let slot = ContextSlot(.program) { State() }

  /// Returns the next number, from 1.
  static func next() -> Int {
    let state = SceneContext.current[slot]
    state.last += 1
    return state.last
  }
}
