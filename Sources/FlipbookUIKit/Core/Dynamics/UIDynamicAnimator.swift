import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// An animator that moves items by laws: gravity, collisions, springs. Its steps are a sixtieth of a second
/// of film time, the same in every run.
@MainActor @preconcurrency
open class UIDynamicAnimator: NSObject {
  /// The view in whose coordinates items lie; nil for none.
  public let referenceView: UIView?
  /// The object that is called about rest; it is not retained.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  /// The laws, in the order in which they were added.
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// Whether anything moves.
  open private(set) var isRunning = false
  /// The time that the animator has run, in seconds.
  open private(set) var elapsedTime: TimeInterval = 0
  let world = DynamicWorld()
  private var generation = 0

  /// The time for which everything has to be at rest before the animator pauses, in seconds.
  private static let patience = 0.5

  /// Makes an animator.
  ///
  /// - Parameter view: The view in whose coordinates items lie, and whose edges can be boundaries.
  public init(referenceView view: UIView) { referenceView = view }

  /// Makes an animator without a reference view.
  public override init() { referenceView = nil }

  /// Adds a law, and moves again.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    behavior.willMove(to: self)
    behaviors.append(behavior)
    behavior.dynamicAnimator = self
    wake()
  }

  /// Removes a law.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = behaviors.firstIndex(where: { $0 === behavior }) else { return }
    behavior.willMove(to: nil)
    behaviors.remove(at: index)
    behavior.dynamicAnimator = nil
    wake()
  }

  /// Removes all laws.
  open func removeAllBehaviors() { behaviors.forEach { removeBehavior($0) } }

  /// Returns the items at least partly in a rectangle, in the reference view, in points.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    world.setItems(items)
    return world.bodies.filter { body in
      let corners = body.corners
      let (xs, ys) = (corners.map(\.x), corners.map(\.y))
      guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else {
        return false
      }
      return CGRect(x: left, y: top, width: right - left, height: bottom - top).intersects(rect)
    }.map(\.item)
  }

  /// Takes the place of an item that was moved by other means. It goes on from there, at rest.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    world.body(item)?.read()
    wake()
  }

  private var all: [UIDynamicBehavior] { behaviors.flatMap(\.whole) }

  private var items: [any UIDynamicItem] { all.flatMap(\.ownItems) }

  /// Moves again.
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
    world.setItems(items)
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
