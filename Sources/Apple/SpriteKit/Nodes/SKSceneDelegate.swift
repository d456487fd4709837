import Foundation

/// An object that a scene calls at each step.
@MainActor @preconcurrency
public protocol SKSceneDelegate: AnyObject {
  /// Called at the begin of each step with the time, in seconds.
  func update(_ currentTime: TimeInterval, for scene: SKScene)
  /// Called after the actions of a step.
  func didEvaluateActions(for scene: SKScene)
  /// Called after the physics of a step.
  func didSimulatePhysics(for scene: SKScene)
  /// Called after the constraints of a step.
  func didApplyConstraints(for scene: SKScene)
  /// Called at the end of a step.
  func didFinishUpdate(for scene: SKScene)
}

extension SKSceneDelegate {
  /// Does nothing unless implemented.
  public func update(_ currentTime: TimeInterval, for scene: SKScene) {}
  /// Does nothing unless implemented.
  public func didEvaluateActions(for scene: SKScene) {}
  /// Does nothing unless implemented.
  public func didSimulatePhysics(for scene: SKScene) {}
  /// Does nothing unless implemented.
  public func didApplyConstraints(for scene: SKScene) {}
  /// Does nothing unless implemented.
  public func didFinishUpdate(for scene: SKScene) {}
}
