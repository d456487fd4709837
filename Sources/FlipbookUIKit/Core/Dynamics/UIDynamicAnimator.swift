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
  /// The layout of a collection whose attributes are the items; nil for other items.
  private weak var layout: UICollectionViewLayout?
  private var generation = 0

  /// The time for which everything has to be at rest before the animator pauses, in seconds.
  private static let patience = 0.5

  /// Makes an animator.
  ///
  /// - Parameter view: The view in whose coordinates items lie, and whose edges can be boundaries.
  public init(referenceView view: UIView) { referenceView = view }

  /// Makes an animator of a collection's items: the layout is asked for its attributes again at each step, and gives those that the
  /// animator has moved.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    referenceView = nil
    self.layout = layout
  }

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
    layout?.invalidateLayout()
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

/// Items that are attributes of a collection.
extension UIDynamicAnimator {
  private func attributes(
    _ category: UICollectionView.ElementCategory, _ kind: String?, _ path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    world.bodies.lazy.compactMap { $0.item as? UICollectionViewLayoutAttributes }.first {
      $0.representedElementCategory == category && $0.representedElementKind == kind && $0.indexPath == path
    }
  }

  /// Returns the attributes of a cell as the animator has moved them; nil where they are no item of it.
  public func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(.cell, nil, indexPath)
  }

  /// Returns the attributes of a supplementary view as the animator has moved them; nil where they are no item of it.
  public func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { attributes(.supplementaryView, elementKind, indexPath) }

  /// Returns the attributes of a decoration as the animator has moved them; nil where they are no item of it.
  public func layoutAttributesForDecorationView(
    ofKind decorationViewKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(.decorationView, decorationViewKind, indexPath) }
}
