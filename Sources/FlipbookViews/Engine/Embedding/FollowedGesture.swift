import Foundation

/// The gesture of a recognizer of another framework.
struct FollowedGesture: Gesture {
  typealias Body = Never
  typealias Value = Void

  let follower: any TouchFollower

  func _makeRecognizer(_ context: _GestureContext) -> _GestureRecognizer<Void> {
    FollowingRecognizer(follower, context)
  }

  var _kinds: [String] { [follower.word].compactMap { $0 } }
}

extension View {
  /// Attaches a recognizer of another framework. One that allows others is made together with them.
  package func followed(by follower: any TouchFollower) -> some View {
    modifier(
      GestureModifier(
        FollowedGesture(follower: follower), priority: follower.isTogether ? .simultaneous : .normal,
        mask: .all))
  }
}
