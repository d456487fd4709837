import FlipbookDrawing
import FlipbookMotion

/// A style as it is where it is set: the foreground in it is the one around that place.
struct OuterShapeStyle: ShapeStyle {
  let style: any ShapeStyle
  let foreground: AnyShapeStyle?
  let levels: [AnyShapeStyle]
  let foregroundIsDefault: Bool

  init(_ style: any ShapeStyle, in environment: EnvironmentValues) {
    self.style = style
    foreground = environment.foregroundStyle
    levels = environment.foregroundLevels
    foregroundIsDefault = environment.foregroundIsDefault
  }

  func outer(_ environment: EnvironmentValues) -> EnvironmentValues {
    var environment = environment
    environment.foregroundStyle = foreground
    environment.foregroundLevels = levels
    environment.foregroundIsDefault = foregroundIsDefault
    return environment
  }

  func _shading(in environment: EnvironmentValues) -> GraphicsContext.Shading {
    style._shading(in: outer(environment))
  }
}
