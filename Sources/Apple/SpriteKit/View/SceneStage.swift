import Flipbook
import FlipbookUIKit
import Foundation

/// A view whose scene comes as soon as the view has a size, so that the scene knows it.
final class SceneStage: SKView {
  private var planned: (scene: SKScene, transition: SKTransition?)?

  /// Shows a scene now, or when the view has a size.
  func plan(_ scene: SKScene, _ transition: SKTransition?) {
    guard scene !== self.scene else { return planned = nil }
    planned = (scene, transition)
    if bounds.width > 0, bounds.height > 0 { begin() }
  }

  private func begin() {
    guard let (scene, transition) = planned else { return }
    planned = nil
    if let transition { presentScene(scene, transition: transition) } else { presentScene(scene) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if bounds.width > 0, bounds.height > 0 { begin() }
  }
}
