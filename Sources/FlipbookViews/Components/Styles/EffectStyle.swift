import FlipbookDrawing
import FlipbookMotion

/// A style that does more than give paint, or has one inside that may.
protocol EffectStyle: ShapeStyle {
  func effects(in environment: EnvironmentValues) -> [StyleEffect]
}
