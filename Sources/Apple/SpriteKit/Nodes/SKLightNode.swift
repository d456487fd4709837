import Flipbook
import FlipbookDiagnostics
import Foundation

/// A light. Scenes are drawn without lights, with a diagnostic.
open class SKLightNode: SKNode {
  /// Makes a light, which is left out.
  public override init() {
    super.init()
    unsupported("SKLightNode.init")
  }

  /// Makes a light for an archive, which is left out.
  public required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    unsupported("SKLightNode.init")
  }
}
