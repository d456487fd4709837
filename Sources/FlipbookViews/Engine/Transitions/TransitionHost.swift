import FlipbookMotion

/// A node whose content comes and goes by a transition.
@MainActor
package protocol TransitionHost: AnyObject {
  /// The content has just been made: plays its coming.
  func appear()
  /// The content is to go: plays its going.
  ///
  /// - Parameter completion: Counts the animations that have to end first.
  func disappear(completion: AnimationCompletion)
  /// The content is wanted again while it still goes: plays back.
  func comeBack()
}
