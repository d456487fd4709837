import FlipbookDrawing
import FlipbookMotion

/// The colour of a part of sliders: what the scene set by `UISlider.appearance()`, or the usual one.
///
/// It is asked for as the slider is drawn, since scenes set it in `onAppear` too.
struct SliderPartStyle: ShapeStyle {
  let part: @Sendable (KitAppearance.SliderAppearance) -> Color?
  let usual: Color

  func _shading(in environment: EnvironmentValues) -> GraphicsContext.Shading {
    let color = MainActor.assumeIsolated { KitAppearance.current.sliders.flatMap { part($0()) } }
    return .color(color ?? usual)
  }
}
