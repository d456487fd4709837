import FlipbookDrawing
import Foundation

/// A law that a dynamic animator moves items by, or several of them together.
@MainActor @preconcurrency
open class UIDynamicBehavior: NSObject {
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Called at every step, after items have moved.
  open var action: (() -> Void)?
  /// The animator that it was added to, itself or with the behaviour around it.
  open internal(set) weak var dynamicAnimator: UIDynamicAnimator? {
    didSet { childBehaviors.forEach { $0.dynamicAnimator = dynamicAnimator } }
  }

  public override nonisolated init() { super.init() }

  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior !== self, !childBehaviors.contains(where: { $0 === behavior }) else { return }
    childBehaviors.append(behavior)
    behavior.willMove(to: dynamicAnimator)
    behavior.dynamicAnimator = dynamicAnimator
    changed()
  }

  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
    behavior.willMove(to: nil)
    childBehaviors.remove(at: index)
    behavior.dynamicAnimator = nil
    changed()
  }

  /// Called before the behaviour comes to an animator, or leaves it for nil.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  /// The items it works on itself.
  var ownItems: [any UIDynamicItem] { [] }

  /// Works on bodies at the begin of a step.
  ///
  /// - Parameter step: In seconds.
  func apply(_ world: DynamicWorld, step: Double) {}

  /// Whether it moves items that are at rest.
  func keepsMoving(_ world: DynamicWorld) -> Bool { false }

  /// Wakes the animator: something is another.
  final func changed() { dynamicAnimator?.wake() }

  /// It and all it consists of.
  final var whole: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.whole) }
}
