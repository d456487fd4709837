import FlipbookMotion
import Foundation

/// A change of what a view shows, such as a text, on its way: what is shown no more and what has come instead.
@MainActor
final class ContentMotion<Value>: AnimationTicking {
  /// Something that was shown before.
  struct Outgoing {
    var value: Value
    /// The size it had.
    var size: CGSize
    /// When the present change began: 1 for fully shown.
    var opacity: Double
    /// When the present change began: how far from its place, 1 for all the way to where new things come from.
    var shift: Double
  }

  /// More than these are no longer distinguished.
  private static var limit: Int { 4 }

  private(set) var outgoing: [Outgoing] = []
  private(set) var countsDown = false
  /// From 0 at the start of the present change to 1.
  private(set) var progress = 1.0
  private var animator: AnimatorState<Double>?
  private unowned let node: _ViewNode
  private let changed: @MainActor () -> Void

  /// How far the present change is seen to be, from its progress.
  private let seen: @MainActor (Double) -> Double

  /// - Parameter seen: How far a change is seen to be, from its progress.
  init(
    node: _ViewNode, seen: @escaping @MainActor (Double) -> Double = { $0 },
    changed: @escaping @MainActor () -> Void
  ) {
    self.node = node
    self.seen = seen
    self.changed = changed
  }

  var isUnderWay: Bool { animator != nil }

  /// Removes the content shown until now by the animation of the transaction; at once when there is none.
  ///
  /// - Parameter fallback: The animation where the transaction has none.
  func replace(
    _ old: Value, size: CGSize, countsDown: Bool, isIdentity: Bool, fallback: Animation? = nil
  ) {
    var transaction = node.transaction
    transaction.animation = transaction.animation ?? fallback
    guard let animation = transaction.animation, !transaction.disablesAnimations, !isIdentity, size != .zero
    else { return stop() }
    if progress < 0.5, self.countsDown == countsDown, var animator {
      // The content that was coming has hardly been seen: the new takes its place in the running change.
      // Where values change faster than they fade, nothing would ever be seen otherwise.
      transaction.completions.forEach { $0.animationStarted() }
      let done = animator.retarget(
        to: 1, animation: animation, at: node.runtime.now, environment: node.environment,
        completions: transaction.completions)
      self.animator = animator
      return node.runtime.finish(done)
    }
    for index in outgoing.indices {
      let share = seen(progress)
      outgoing[index].shift = shift(of: outgoing[index], share: share)
      outgoing[index].opacity = opacity(of: outgoing[index], share: share)
    }
    let shown = isUnderWay ? max(0, min(1, seen(progress))) : 1
    outgoing.append(
      Outgoing(value: old, size: size, opacity: shown, shift: self.countsDown == countsDown ? 1 - shown : 0))
    outgoing.removeFirst(max(0, outgoing.count - Self.limit))
    self.countsDown = countsDown
    if var animator { node.runtime.finish(animator.jump(to: 1)) }
    var animator = AnimatorState(0.0)
    transaction.completions.forEach { $0.animationStarted() }
    let done = animator.retarget(
      to: 1, animation: animation, at: node.runtime.now, environment: node.environment,
      completions: transaction.completions)
    progress = animator.value(at: node.runtime.now)
    self.animator = animator
    node.runtime.startTicking(self, isAwaited: animator.isAwaited)
    node.runtime.finish(done)
  }

  private func stop() {
    outgoing = []
    progress = 1
    guard var animator else { return }
    self.animator = nil
    node.runtime.finish(animator.jump(to: 1))
  }

  /// 0…1 now.
  func opacity(of item: Outgoing) -> Double { opacity(of: item, share: progress) }

  /// 0…1 when a share of the change is seen.
  func opacity(of item: Outgoing, share: Double) -> Double { item.opacity * max(0, min(1, 1 - share)) }

  /// The shift of outgoing content at a share of the change: 1 for where new content comes from, −1 for where
  /// old content goes.
  func shift(of item: Outgoing, share: Double) -> Double { item.shift + (-1 - item.shift) * min(1, share) }

  func completions(at time: TimeInterval) -> [AnimationCompletion]? {
    animator?.awaitedCompletions(at: time)
  }

  func tick(at time: TimeInterval) -> Bool {
    guard !node.isRemoved, var animator else {
      stop()
      return false
    }
    let done = animator.advance(to: time)
    progress = animator.value(at: time)
    self.animator = animator.isAnimating ? animator : nil
    if !animator.isAnimating {
      outgoing = []
      progress = 1
    }
    changed()
    node.runtime.finish(done)
    return animator.isAnimating
  }
}
