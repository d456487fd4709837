import FlipbookDrawing
import FlipbookMotion

/// The style of `background` in sheets: in the dark a step lighter than in the window.
struct ElevatedGroundStyle: ShapeStyle {
  func _shading(in environment: EnvironmentValues) -> GraphicsContext.Shading {
    .color(SystemGrounds.plain(environment.colorScheme, isElevated: true))
  }
}
