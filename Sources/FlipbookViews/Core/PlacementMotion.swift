import FlipbookMotion
import Foundation

/// Carries an element from where it was shown to a new place that layout gave it.
///
/// What is animated is the difference between the place shown and the place of layout, down to zero, so that
/// a place that goes on moving is followed.
@MainActor
final class PlacementMotion: AnimationTicking {
  typealias Offset = AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>

  /// Nil once the element is gone, as one that leaves while it moves is.
  private weak var element: Element?
  private unowned let runtime: ViewRuntime
  private var animator = AnimatorState(Offset.zero)
  private var offset = Offset.zero

  init(element: Element) {
    self.element = element
    runtime = element.runtime
  }

  func presentation(of frame: CGRect) -> CGRect {
    CGRect(
      x: frame.minX + offset.first.first, y: frame.minY + offset.first.second,
      width: max(0, frame.width + offset.second.first), height: max(0, frame.height + offset.second.second))
  }

  var isMoving: Bool { animator.isAnimating }

  /// The place of something inside the element that does not take part in the motion.
  func ignored(in frame: CGRect) -> CGRect {
    frame.offsetBy(dx: -offset.first.first, dy: -offset.first.second)
  }

  func start(from shown: CGRect, to frame: CGRect, animation: Animation, transaction: Transaction) {
    guard let element else { return }
    let difference = Offset(
      AnimatablePair(shown.minX - frame.minX, shown.minY - frame.minY),
      AnimatablePair(shown.width - frame.width, shown.height - frame.height))
    // The sum of what is under way is carried over as the start of the new way; a spring keeps its velocity.
    let velocity = animator.isAnimating ? animator.velocity(at: runtime.now) : nil
    runtime.finish(animator.jump(to: difference))
    transaction.completions.forEach { $0.animationStarted() }
    runtime.finish(
      animator.retarget(
        to: .zero, animation: animation, at: runtime.now, initialVelocity: velocity,
        environment: element.environment, completions: transaction.completions))
    offset = animator.value(at: runtime.now)
    runtime.startTicking(self)
  }

  func tick(at time: TimeInterval) -> Bool {
    guard let element, !element.node.isRemoved else {
      runtime.finish(animator.jump(to: .zero))
      return false
    }
    var done: [AnimationCompletion] = []
    offset = animator.step(to: time, completions: &done)
    element.invalidateDisplay()
    let isMoving = animator.isAnimating
    if !isMoving { element.motionEnded() }
    runtime.finish(done)
    return isMoving
  }
}
