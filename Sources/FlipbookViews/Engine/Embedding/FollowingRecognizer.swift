import Foundation

/// Follows a recognizer of another framework through a touch.
@MainActor
final class FollowingRecognizer: _GestureRecognizer<Void> {
  private let follower: any TouchFollower
  private let context: _GestureContext

  init(_ follower: any TouchFollower, _ context: _GestureContext) {
    (self.follower, self.context) = (follower, context)
  }

  override var claim: Claim? {
    phase == .active || phase == .ended ? follower.kindOfTouch : nil
  }

  override func handle(_ event: TouchEvent) {
    guard !isOver else { return }
    follower.follow(event, context)
    if let progress = follower.progress {
      phase = progress
    } else if event.phase == .ended || event.phase == .cancelled {
      phase = .failed
    }
    value = ()
  }

  override func deliver() { follower.deliver() }
}
