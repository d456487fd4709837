import Foundation

/// A scene that goes while another comes.
@MainActor
struct SceneChange {
  let old: SKScene
  let transition: SKTransition
  let start: TimeInterval

  init(_ old: SKScene, _ transition: SKTransition, at time: TimeInterval) {
    (self.old, self.transition, start) = (old, transition, time)
  }

  func part(at time: TimeInterval) -> Double {
    transition.duration > 0 ? max(0, min(1, (time - start) / transition.duration)) : 1
  }

  func isOver(at time: TimeInterval) -> Bool { part(at: time) >= 1 }
}
