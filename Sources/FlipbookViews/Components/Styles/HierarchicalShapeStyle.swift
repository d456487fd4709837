import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookMotion

/// A level of the foreground style in force: the first as it is, each further one fainter, or what the scene has set
/// for it.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  let level: Int

  /// The foreground style itself.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The second level.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third level.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The fourth level.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The fifth level.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  /// The opacities of the levels of the system's label colour, and those of any other style.
  private static let label: [Double] = [1, 0.6, 0.3, 0.18, 0.12]
  private static let other: [Double] = [1, 0.5, 0.25, 0.2, 0.15]

  /// The shading of the level: the style set for it, or else the foreground style made fainter.
  public func _shading(in environment: EnvironmentValues) -> GraphicsContext.Shading {
    guard level > 0 else { return ForegroundStyle()._shading(in: environment) }
    let levels = environment.foregroundLevels
    if level <= levels.count { return levels[level - 1]._shading(in: environment) }
    guard environment.foregroundStyle != nil else {
      return .color(Color.secondary.opacity(Self.label[level] / Self.label[1]))
    }
    return ForegroundStyle()._shading(in: environment).faded(to: Self.other[level], in: environment)
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The foreground style itself.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The second level.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The third level.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The fourth level.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// The fifth level.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

private enum ForegroundLevelsKey: EnvironmentKey { static var defaultValue: [AnyShapeStyle] { [] } }

extension EnvironmentValues {
  /// The styles that the scene has set for the second and further levels of the foreground.
  var foregroundLevels: [AnyShapeStyle] {
    get { self[ForegroundLevelsKey.self] }
    set { self[ForegroundLevelsKey.self] = newValue }
  }
}

extension GraphicsContext.Shading {
  /// The shading with its opacity multiplied.
  func faded(to opacity: Double, in environment: EnvironmentValues) -> GraphicsContext.Shading {
    func faded(_ gradient: Gradient) -> Gradient {
      Gradient(
        stops: gradient.stops.map { Gradient.Stop(color: $0.color.opacity(opacity), location: $0.location) })
    }
    switch storage {
    case .color(let color): return .color(color.opacity(opacity))
    case .gradient(let gradient, let geometry, let options):
      return Self(.gradient(faded(gradient), geometry, options))
    case .unitGradient(let gradient, let geometry):
      return Self(
        .unitGradient(AnyGradient(faded(gradient.gradient), colorSpace: gradient.space), geometry))
    case .mesh(let mesh): return .meshGradient(mesh.faded(to: opacity))
    case .placed(let shading, let rect): return shading.faded(to: opacity, in: environment).placed(in: rect)
    case .style(let style):
      return style._shading(in: environment).faded(to: opacity, in: environment)
    case .palette(let shadings):
      return .palette(shadings.map { $0.faded(to: opacity, in: environment) })
    case .foreground:
      return ForegroundStyle()._shading(in: environment).faded(to: opacity, in: environment)
    case .backdrop(let radius, let saturation, let tint):
      return .backdrop(blurRadius: radius, saturation: saturation, tint: tint.opacity(opacity))
    case .tiledImage, .shader:
      DiagnosticCollector.current.warn(
        "style.opacity",
        "The opacity of a tiled image or a shader as a style is left out: give it to the view instead.")
      return self
    }
  }
}

extension MeshGradient {
  /// The gradient with the opacity of all its colours multiplied.
  fileprivate func faded(to opacity: Double) -> MeshGradient {
    var copy = self
    copy.background = background.opacity(opacity)
    switch colors {
    case .colors(let colors): copy.colors = .colors(colors.map { $0.opacity(opacity) })
    case .resolvedColors(let colors):
      copy.colors = .resolvedColors(
        colors.map { color in
          var color = color
          color.opacity *= Float(opacity)
          return color
        })
    }
    return copy
  }
}
