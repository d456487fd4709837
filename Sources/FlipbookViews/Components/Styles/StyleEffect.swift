import FlipbookDrawing
import FlipbookMotion

/// The effect of a style beyond the paint it gives.
enum StyleEffect {
  case blend(BlendMode)
  case shadow(ShadowStyle)
}
