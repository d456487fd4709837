import FlipbookDrawing
import FlipbookLayers
import Foundation

/// The strength of vibrant content. It has no effect.
public enum UIVibrancyEffectStyle: Int, Hashable, Sendable {
  case label = 0
  case secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}
