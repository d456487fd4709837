import FlipbookMotion
import Foundation

/// Carries an element from where it was shown to a new place that layout gave it.
///
/// The rest of the ways between places is animated, so that a place that goes on moving is followed.
@MainActor
final class PlacementMotion: AnimationTicking {
  typealias Offset = AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>

  /// Nil once the element is gone, as one that leaves while it moves is.
  private weak var element: Element?
  private unowned let runtime: ViewRuntime
  /// The ways so far, added up.
  private(set) var animator = AnimatorState(Offset.zero)
  private(set) var offset = Offset.zero
  private var ignored: [LifetimeLink<IgnoredWays>] = []
  /// The update that sent the element elsewhere last, and the animation by which.
  private(set) var last: (update: Int, animation: Animation)?

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

  /// Layout has moved the element by a way, which it goes by an animation.
  func start(by way: Offset, animation: Animation, transaction: Transaction) {
    guard let element else { return }
    transaction.completions.forEach { $0.animationStarted() }
    last = (runtime.updateCount, animation)
    runtime.animations.lastMove = runtime.updateCount
    passOthers(to: animation, of: element)
    runtime.finish(
      animator.retarget(
        to: animator.target + way, animation: animation, at: runtime.now, environment: element.environment,
        completions: transaction.completions, update: runtime.updateCount))
    offset = animator.remainder(at: runtime.now)
    runtime.startTicking(self, isAwaited: animator.isAwaited)
  }

  /// Passes the remaining way to an animation that moves an element around in this update.
  func passIfMoved() {
    guard let element, !element.isLeaving, last?.update != runtime.updateCount,
      let animation = element.animationAround
    else { return }
    passOthers(to: animation, of: element)
    animator.pass(to: animation, at: runtime.now, environment: element.environment)
    offset = animator.remainder(at: runtime.now)
  }

  private func passOthers(to animation: Animation, of element: Element) {
    ignored.removeAll { $0.target == nil }
    for ways in ignored { ways.target?.pass(animation, at: runtime.now, environment: element.environment) }
    element.detached?.pass(to: animation, at: runtime.now, environment: element.environment)
  }

  /// From now on, the ways are notified of what takes over from them.
  func add(_ ways: IgnoredWays) { ignored.append(ways.link) }

  func remove(_ ways: IgnoredWays) { ignored.removeAll { $0.target === ways } }

  func completions(at time: TimeInterval) -> [AnimationCompletion]? {
    animator.awaitedCompletions(at: time)
  }

  func tick(at time: TimeInterval) -> Bool {
    guard let element, !element.node.isRemoved else {
      runtime.finish(animator.jump(to: .zero))
      return false
    }
    var done: [AnimationCompletion] = []
    let place = animator.step(to: time, completions: &done)
    offset = place - animator.target
    for ways in ignored { ways.target?.advance(to: time) }
    element.invalidateDisplay()
    let isMoving = animator.isAnimating
    if !isMoving { element.motionEnded() }
    runtime.finish(done)
    return isMoving
  }
}
