import Flipbook
import Foundation

/// The actions that run on one node.
@MainActor
final class ActionSchedule {
  private var entries: [ScheduledAction] = []

  var isEmpty: Bool { entries.isEmpty }

  func add(_ action: SKAction, key: String?, completion: (() -> Void)?) {
    entries.append(ScheduledAction(action, key, completion))
  }

  func action(_ key: String) -> SKAction? { entries.first { $0.key == key }?.run.action }

  func remove(_ key: String) {
    for entry in entries where entry.key == key { entry.isOver = true }
    entries.removeAll { $0.key == key }
  }

  func removeAll() {
    for entry in entries { entry.isOver = true }
    entries = []
  }

  /// Takes the actions that run on another node, from their start.
  func take(from other: ActionSchedule) {
    for entry in other.entries { add(entry.run.action, key: entry.key, completion: nil) }
  }

  /// Runs the actions of a node by a length of time, in seconds.
  private func advance(_ time: TimeInterval, _ node: SKNode) {
    for entry in entries where !entry.isOver {
      let isOver = entry.run.advance(entry.isNew ? 0 : time, node) != nil
      entry.isNew = false
      guard isOver, !entry.isOver else { continue }
      entry.isOver = true
      entries.removeAll { $0 === entry }
      entry.completion?()
    }
  }

  /// Runs the actions of a node and of all below it.
  static func run(below node: SKNode, _ time: TimeInterval) {
    guard !node.isPaused else { return }
    let own = time * Double(node.speed)
    if !node.schedule.isEmpty { node.schedule.advance(own, node) }
    // Actions may change the tree.
    for child in node.children where child.parent === node { run(below: child, own) }
  }
}
