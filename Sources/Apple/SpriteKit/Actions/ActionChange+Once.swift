import Flipbook
import Foundation

extension ActionChange {
  /// Does what takes no time.
  func fire(_ node: SKNode) {
    guard !hasFired else { return }
    hasFired = true
    switch action.content {
    case .call(let block, let queue):
      guard let queue else { return block() }
      // A film runs all queues on one thread.
      nonisolated(unsafe) let block = block
      queue.async { block() }
    case .child(let action, let name): node.childNode(withName: name)?.run(action)
    case .remove: node.removeFromParent()
    case .hide(let isHidden): node.isHidden = isHidden
    case .sound(let file, _): SceneSound.play(file, of: node)
    case .audio(let command): (node as? SKAudioNode)?.take(command)
    default: break
    }
  }

  /// Pushes a body by a part of the whole.
  func push(_ part: CGFloat, _ step: CGFloat, _ time: TimeInterval, _ node: SKNode) {
    guard let body = node.physicsBody else { return }
    let passed = CGFloat(time - lastTime)
    lastTime = time
    func times(_ vector: CGVector, _ factor: CGFloat) -> CGVector {
      CGVector(dx: vector.dx * factor, dy: vector.dy * factor)
    }
    switch action.content {
    case .force(let force, let point):
      if let point {
        body.applyImpulse(times(force, passed), at: point)
      } else {
        body.applyImpulse(times(force, passed))
      }
    case .impulse(let impulse, let point):
      if let point {
        body.applyImpulse(times(impulse, step), at: point)
      } else {
        body.applyImpulse(times(impulse, step))
      }
    case .torque(let torque): body.applyAngularImpulse(torque * passed)
    case .angularImpulse(let impulse): body.applyAngularImpulse(impulse * step)
    default: break
    }
  }
}
