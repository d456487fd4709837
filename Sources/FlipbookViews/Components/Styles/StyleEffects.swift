import FlipbookDrawing
import FlipbookMotion

extension ShapeStyle {
  /// The effects of this style, the innermost first.
  func allEffects(in environment: EnvironmentValues) -> [StyleEffect] {
    (self as? any EffectStyle)?.effects(in: environment) ?? []
  }
}

extension _OpacityShapeStyle: EffectStyle {
  func effects(in environment: EnvironmentValues) -> [StyleEffect] { style.allEffects(in: environment) }
}

extension _AnchoredShapeStyle: EffectStyle {
  func effects(in environment: EnvironmentValues) -> [StyleEffect] { style.allEffects(in: environment) }
}

extension _BlendModeShapeStyle: EffectStyle {
  func effects(in environment: EnvironmentValues) -> [StyleEffect] {
    style.allEffects(in: environment) + [.blend(mode)]
  }
}

extension _ShadowShapeStyle: EffectStyle {
  func effects(in environment: EnvironmentValues) -> [StyleEffect] {
    style.allEffects(in: environment) + [.shadow(shadow)]
  }
}

extension AnyShapeStyle: EffectStyle {
  func effects(in environment: EnvironmentValues) -> [StyleEffect] { style.allEffects(in: environment) }
}

extension ForegroundStyle: EffectStyle {
  func effects(in environment: EnvironmentValues) -> [StyleEffect] {
    environment.foregroundStyle?.allEffects(in: environment) ?? []
  }
}

extension OuterShapeStyle: EffectStyle {
  func effects(in environment: EnvironmentValues) -> [StyleEffect] {
    style.allEffects(in: outer(environment))
  }
}

extension GraphicsContext {
  /// Takes over what a style does beyond the paint it gives.
  mutating func add(_ effects: [StyleEffect]) {
    for effect in effects {
      switch effect {
      case .blend(let mode): blendMode = mode.contextMode
      case .shadow(let shadow): addFilter(shadow.filter)
      }
    }
  }
}
