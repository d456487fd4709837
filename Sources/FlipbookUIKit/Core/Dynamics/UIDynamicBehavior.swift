import FlipbookDrawing
import Foundation

/// A law by which a dynamic animator moves items, or several laws together.
@MainActor @preconcurrency
open class UIDynamicBehavior: NSObject {
  /// The laws inside.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Called at each step, after items have moved.
  open var action: (() -> Void)?
  /// The animator that has the law, itself or by the law around it.
  open internal(set) weak var dynamicAnimator: UIDynamicAnimator? {
    didSet { childBehaviors.forEach { $0.dynamicAnimator = dynamicAnimator } }
  }

  /// Makes a law without items.
  public override nonisolated init() { super.init() }

  /// Adds a law inside.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior !== self, !childBehaviors.contains(where: { $0 === behavior }) else { return }
    childBehaviors.append(behavior)
    behavior.willMove(to: dynamicAnimator)
    behavior.dynamicAnimator = dynamicAnimator
    changed()
  }

  /// Removes a law inside.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
    behavior.willMove(to: nil)
    childBehaviors.remove(at: index)
    behavior.dynamicAnimator = nil
    changed()
  }

  /// Called before the law comes to an animator, or leaves it for nil.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  /// The items that the law itself moves.
  var ownItems: [any UIDynamicItem] { [] }

  /// Acts on bodies at the beginning of a step.
  ///
  /// - Parameter step: In seconds.
  func apply(_ world: DynamicWorld, step: Double) {}

  /// Whether the law moves items that are at rest.
  func keepsMoving(_ world: DynamicWorld) -> Bool { false }

  /// Wakes the animator after a change.
  final func changed() { dynamicAnimator?.wake() }

  /// The law and all inside.
  final var whole: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.whole) }
}
