import FlipbookMotion
import Foundation

/// A value of a view or modifier as the scene set it, and as it is shown on the way there.
@MainActor
package final class AnimatedValue<Value: Animatable>: AnimationTicking {
  /// As the scene set it.
  package private(set) var model: Value
  /// As it is shown now.
  package private(set) var presentation: Value
  private var animator: AnimatorState<Value.AnimatableData>?
  private unowned let node: _ViewNode
  private let changed: @MainActor () -> Void

  /// - Parameter changed: Called when the presentation changes between updates.
  package init(_ value: Value, node: _ViewNode, changed: @escaping @MainActor () -> Void) {
    model = value
    presentation = value
    self.node = node
    self.changed = changed
  }

  package var isAnimating: Bool { animator?.isAnimating ?? false }

  /// Takes a new value from the scene: at once, or on its way by the animation of the transaction.
  package func set(_ value: Value) { set(value, in: node.transaction) }

  /// Takes a new value in a transaction.
  package func set(_ value: Value, in transaction: Transaction) {
    let old = model.animatableData
    let new = value.animatableData
    model = value
    guard old != new else {
      presentation = animator.map { value.replacingAnimatableData($0.value(at: node.runtime.now)) } ?? value
      return
    }
    if let animation = transaction.animation {
      let runtime = node.runtime
      var animator = self.animator ?? AnimatorState(old)
      transaction.completions.forEach { $0.animationStarted() }
      let done = animator.retarget(
        to: new, animation: animation, at: runtime.now, environment: node.environment,
        completions: transaction.completions, update: runtime.updateCount)
      self.animator = animator
      presentation = value.replacingAnimatableData(animator.value(at: runtime.now))
      runtime.startTicking(self, isAwaited: animator.isAwaited)
      runtime.finish(done)
    } else {
      // A running animation goes on: the rest of its way is added to the new value.
      animator?.move(to: new)
      presentation = animator.map { value.replacingAnimatableData($0.value(at: node.runtime.now)) } ?? value
    }
  }

  package func completions(at time: TimeInterval) -> [AnimationCompletion]? {
    animator?.awaitedCompletions(at: time)
  }

  package func tick(at time: TimeInterval) -> Bool {
    guard animator != nil else { return false }
    guard !node.isRemoved else {
      stop()
      return false
    }
    // In place: a copy of the animator would copy its animations in every frame.
    var done: [AnimationCompletion] = []
    guard let shown = animator?.step(to: time, completions: &done) else { return false }
    if isAnimating {
      presentation = model.replacingAnimatableData(shown)
    } else {
      self.animator = nil
      // Set once more, for what waits for its data to be the target's.
      presentation = model.replacingAnimatableData(model.animatableData)
    }
    changed()
    if !done.isEmpty { node.runtime.finish(done) }
    return self.animator != nil
  }

  /// Ends the animations where they lead to.
  private func stop() {
    guard var animator else { return }
    self.animator = nil
    presentation = model
    node.runtime.finish(animator.jump(to: animator.target))
  }
}
