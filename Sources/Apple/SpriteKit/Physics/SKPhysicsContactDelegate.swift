import Foundation

/// The object to which a world reports the contacts that bodies ask for by their masks.
@MainActor @preconcurrency
public protocol SKPhysicsContactDelegate: AnyObject {
  /// Called after the step in which two bodies began to touch.
  func didBegin(_ contact: SKPhysicsContact)
  /// Called after the step in which two bodies ceased to touch.
  func didEnd(_ contact: SKPhysicsContact)
}

extension SKPhysicsContactDelegate {
  /// Does nothing unless implemented.
  public func didBegin(_ contact: SKPhysicsContact) {}
  /// Does nothing unless implemented.
  public func didEnd(_ contact: SKPhysicsContact) {}
}
