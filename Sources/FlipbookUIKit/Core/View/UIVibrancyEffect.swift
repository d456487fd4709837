import FlipbookDrawing
import FlipbookLayers
import Foundation

/// Vibrant content on frosted glass. It is drawn as any other.
open class UIVibrancyEffect: UIVisualEffect {
  /// Makes an effect that leaves the content as it is.
  public init(blurEffect: UIBlurEffect) { super.init() }
  /// Makes an effect that leaves the content as it is.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { super.init() }
  /// Makes an effect that leaves the content as it is.
  public required init() { super.init() }
}
