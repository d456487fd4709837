import FlipbookDrawing
import FlipbookMotion

extension BackgroundStyle {
  /// The ground of groups on the background: a light grey on light, a dark one on dark.
  public var secondary: some ShapeStyle { BackgroundLevel(color: .secondarySystemBackground, share: 0.5) }
  /// The ground of groups inside groups: white on light, a lighter grey on dark.
  public var tertiary: some ShapeStyle { BackgroundLevel(color: .tertiarySystemBackground, share: 0.25) }
  /// The same as ``tertiary``: the system has no fourth ground.
  public var quaternary: some ShapeStyle { BackgroundLevel(color: .tertiarySystemBackground, share: 0.2) }
  /// The same as ``tertiary``: the system has no fifth ground.
  public var quinary: some ShapeStyle { BackgroundLevel(color: .tertiarySystemBackground, share: 0.15) }
}

/// A further level of the background: the system's colour for it, or the style that a scene has set, made fainter.
private struct BackgroundLevel: ShapeStyle {
  let color: UIColor
  let share: Double

  func _shading(in environment: EnvironmentValues) -> GraphicsContext.Shading {
    guard let style = environment.backgroundStyle else { return .color(Color(uiColor: color)) }
    // A style that is the background sees the scheme's as its own.
    var inner = environment
    inner.backgroundStyle = nil
    return style._shading(in: inner).faded(to: share, in: environment)
  }
}
