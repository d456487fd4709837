import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Hears when a dynamic animator has nothing left to move, and when it has again.
@MainActor @preconcurrency
public protocol UIDynamicAnimatorDelegate: AnyObject {
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// Moves items by laws: gravity, collisions, springs. In steps of a sixtieth of a second of film time, the same in every
/// run.
@MainActor @preconcurrency
open class UIDynamicAnimator: NSObject {
  public let referenceView: UIView?
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// Whether anything moves.
  open private(set) var isRunning = false
  /// Seconds that it has run.
  open private(set) var elapsedTime: TimeInterval = 0
  let world = DynamicWorld()
  private var generation = 0

  /// How long all has to lie still for it to pause, in seconds.
  private static let patience = 0.5

  /// - Parameter view: In whose coordinates items lie, and whose edges can be boundaries.
  public init(referenceView view: UIView) { referenceView = view }

  public override init() { referenceView = nil }

  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    behavior.willMove(to: self)
    behaviors.append(behavior)
    behavior.dynamicAnimator = self
    wake()
  }

  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = behaviors.firstIndex(where: { $0 === behavior }) else { return }
    behavior.willMove(to: nil)
    behaviors.remove(at: index)
    behavior.dynamicAnimator = nil
    wake()
  }

  open func removeAllBehaviors() { behaviors.forEach { removeBehavior($0) } }

  /// The items that lie in a rectangle, at least in part.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    world.take(items)
    return world.bodies.filter { body in
      let corners = body.corners
      let (xs, ys) = (corners.map(\.x), corners.map(\.y))
      guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else {
        return false
      }
      return CGRect(x: left, y: top, width: right - left, height: bottom - top).intersects(rect)
    }.map(\.item)
  }

  /// Has an item that was moved by other means go on from where it is, at rest.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    world.body(item)?.read()
    wake()
  }

  private var all: [UIDynamicBehavior] { behaviors.flatMap(\.whole) }

  private var items: [any UIDynamicItem] { all.flatMap(\.ownItems) }

  /// Goes on moving.
  func wake() {
    for body in world.bodies { body.rest = 0 }
    guard !isRunning, !behaviors.isEmpty else { return }
    isRunning = true
    delegate?.dynamicAnimatorWillResume(self)
    generation += 1
    next(generation)
  }

  private func next(_ planned: Int) {
    FilmClock.post(after: DynamicWorld.step) { [weak self] in
      guard let self else { return }
      MainActor.assumeIsolated { self.step(planned) }
    }
  }

  private func step(_ planned: Int) {
    guard planned == generation, isRunning else { return }
    let behaviors = all
    world.take(items)
    UIView.performWithoutAnimation { world.run(behaviors) }
    elapsedTime += DynamicWorld.step
    let isStill =
      world.bodies.allSatisfy { $0.isFixed || $0.rest > Self.patience }
      && !behaviors.contains { $0.keepsMoving(world) }
    if isStill {
      isRunning = false
      delegate?.dynamicAnimatorDidPause(self)
    } else {
      next(planned)
    }
  }
}
