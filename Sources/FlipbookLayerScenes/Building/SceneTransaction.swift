import FlipbookLayers
import FlipbookMotion
import Foundation

/// A transaction of a scene file.
final class SceneTransaction {
  /// Film time, in seconds.
  var at = 0.0
  var duration: Double?
  var timingFunction: CAMediaTimingFunction?
  var disablesActions: Bool?
  var changes: [(LayerStage) -> Void] = []
  var completion: [(LayerStage) -> Void] = []

  func run(on stage: LayerStage) {
    CATransaction.begin()
    if let duration { CATransaction.setAnimationDuration(duration) }
    if let timingFunction { CATransaction.setAnimationTimingFunction(timingFunction) }
    if let disablesActions { CATransaction.setDisableActions(disablesActions) }
    if !completion.isEmpty {
      CATransaction.setCompletionBlock { [self] in for change in completion { change(stage) } }
    }
    for change in changes { change(stage) }
    CATransaction.commit()
  }
}
