import Flipbook
import Foundation

/// An action on its way on one node.
@MainActor
final class ActionRun {
  let action: SKAction
  private var elapsed: TimeInterval = 0
  private var length: TimeInterval
  private var change: ActionChange?
  /// The actions of a sequence or a group that are on their way; nil for one that has ended.
  private var parts: [ActionRun?] = []
  private var index = 0
  private var hasBegun = false

  init(_ action: SKAction) {
    self.action = action
    length = action.duration
  }

  /// Goes on by a length of time, in seconds.
  ///
  /// - Returns: The rest of it when the action has ended; nil while it goes on.
  func advance(_ time: TimeInterval, _ node: SKNode) -> TimeInterval? {
    let rate = Double(action.speed)
    let own = time * rate
    if !hasBegun { begin(node) }
    let left: TimeInterval? =
      switch action.content {
      case .sequence(let actions): sequence(own, node, count: actions.count) { actions[$0] }
      case .times(let action, let count): sequence(own, node, count: count) { _ in action }
      case .forever(let action): forever(own, node, action)
      case .group: group(own, node)
      default: leaf(own, node)
      }
    return left.map { rate > 0 ? $0 / rate : 0 }
  }

  private func begin(_ node: SKNode) {
    hasBegun = true
    switch action.content {
    case .group(let actions): parts = actions.map { ActionRun($0) }
    case .wait(let range) where range > 0:
      var generator = Flipbook.SystemRandomNumberGenerator()
      length = max(0, length + range * (Double(generator.next() >> 11) * 0x1p-53 - 0.5))
    case .sequence, .times, .forever: break
    default: change = ActionChange(action, node)
    }
  }

  private func leaf(_ time: TimeInterval, _ node: SKNode) -> TimeInterval? {
    elapsed += time
    let part = length > 0 ? max(0, min(1, elapsed / length)) : 1
    change?.apply(action.part(part), time: min(elapsed, length), node)
    return elapsed >= length ? elapsed - length : nil
  }

  private func sequence(
    _ time: TimeInterval, _ node: SKNode, count: Int, _ action: (Int) -> SKAction
  ) -> TimeInterval? {
    var rest = time
    while index < count {
      if parts.isEmpty { parts = [ActionRun(action(index))] }
      guard let left = parts[0]?.advance(rest, node) else { return nil }
      rest = left
      parts = []
      index += 1
      // Actions after the removal of their node stand still.
      if index < count, node.scene == nil { return nil }
    }
    return rest
  }

  private func forever(_ time: TimeInterval, _ node: SKNode, _ action: SKAction) -> TimeInterval? {
    var rest = time
    while node.scene != nil {
      if parts.isEmpty { parts = [ActionRun(action)] }
      guard let left = parts[0]?.advance(rest, node) else { return nil }
      parts = []
      // An action that takes no time runs once a step.
      if left <= 0 || left >= rest { return nil }
      rest = left
    }
    return nil
  }

  private func group(_ time: TimeInterval, _ node: SKNode) -> TimeInterval? {
    var least = time
    for index in parts.indices {
      guard let left = parts[index]?.advance(time, node) else { continue }
      parts[index] = nil
      least = min(least, left)
    }
    return parts.allSatisfy { $0 == nil } ? least : nil
  }
}
