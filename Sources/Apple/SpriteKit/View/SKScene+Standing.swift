import Foundation

extension SKScene {
  /// Lets time pass without a step.
  func stand(at time: TimeInterval) { lastTime = time }
}
