import FlipbookMotion
import Foundation

/// Ways that a container is going and that an element in it leaves out, or goes by itself.
///
/// An element that comes leaves out what is under way around it. One that is sent elsewhere leaves out what containers are
/// still going, and goes that by its own new animation instead, since a place is animated as a whole, in the film. The
/// remainder of the ways goes by whatever animation takes over the motion that they belong to.
@MainActor
final class IgnoredWays {
  /// The motion that they belong to: the container's, or the element's own for those that it goes by itself.
  private(set) weak var motion: PlacementMotion?
  /// Their sum, to be taken away from the container's.
  private(set) var animator: AnimatorState<PlacementMotion.Offset>
  private var offset: PlacementMotion.Offset
  /// 1, or -1 for ways that the element does go: by itself, or since an element around leaves them out already.
  let sign: CGFloat
  /// How many ways the motion has begun since.
  private(set) var laterWays = 0
  nonisolated let link = LifetimeLink<IgnoredWays>()

  private init(
    _ animator: AnimatorState<PlacementMotion.Offset>, offset: PlacementMotion.Offset,
    of motion: PlacementMotion?,
    sign: CGFloat
  ) {
    (self.motion, self.animator, self.offset, self.sign) = (motion, animator, offset, sign)
    link.begin(self)
    motion?.add(self)
  }

  /// All ways that a motion is going.
  convenience init(of motion: PlacementMotion, sign: CGFloat) {
    self.init(motion.animator, offset: motion.offset, of: motion, sign: sign)
  }

  /// The ways that others leave out.
  convenience init(copying other: IgnoredWays, sign: CGFloat) {
    self.init(other.animator, offset: other.offset, of: other.motion, sign: sign)
  }

  /// All ways that a motion is going, to be gone with another one that has just begun by an animation.
  convenience init(
    of motion: PlacementMotion, goneWith own: PlacementMotion, by animation: Animation, at time: TimeInterval,
    environment: EnvironmentValues
  ) {
    self.init(motion.animator, offset: motion.offset, of: own, sign: -1)
    pass(animation, at: time, environment: environment)
  }

  deinit { link.end() }

  /// Belongs to another motion from now on, which has just begun by an animation.
  func go(
    with own: PlacementMotion, by animation: Animation, at time: TimeInterval, environment: EnvironmentValues
  ) {
    motion?.remove(self)
    motion = own
    own.add(self)
    pass(animation, at: time, environment: environment)
  }

  var isUnderWay: Bool { motion?.isMoving ?? false }

  /// Whether these are all ways that a motion is going.
  func coversAll(of other: PlacementMotion) -> Bool { motion === other && sign > 0 && laterWays == 0 }

  /// The motion goes another way by an animation, which takes over what is left of these.
  func pass(_ animation: Animation, at time: TimeInterval, environment: EnvironmentValues) {
    laterWays += 1
    animator.pass(to: animation, at: time, environment: environment)
    offset = animator.remainder(at: time)
  }

  func advance(to time: TimeInterval) {
    _ = animator.advance(to: time)
    offset = animator.remainder(at: time)
  }

  /// A place of the element without them.
  func ignored(in frame: CGRect) -> CGRect {
    guard isUnderWay else { return frame }
    return frame.offsetBy(dx: -sign * offset.first.first, dy: -sign * offset.first.second)
  }
}
