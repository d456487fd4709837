import FlipbookDiagnostics
import FlipbookMotion

extension Color {
  /// The components this colour has in an environment.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    Resolved(resolvedRGBA(in: environment))
  }

  package func resolvedRGBA(in environment: EnvironmentValues) -> RGBA {
    switch storage {
    case .components(let rgba): return rgba
    case .system(let color):
      return color.rgba(
        for: environment.colorScheme, isContrastIncreased: environment.isContrastIncreased)
    case .primary: return environment.colorScheme == .dark ? .white : .black
    case .secondary:
      return environment.colorScheme == .dark
        ? RGBA(red: 235 / 255, green: 235 / 255, blue: 245 / 255, opacity: 0.6)
        : RGBA(red: 60 / 255, green: 60 / 255, blue: 67 / 255, opacity: 0.6)
    case .accent:
      // A tint that is the accent colour itself is that of the project.
      var around = environment
      around.tintColor = EnvironmentValues.projectAccent
      return (environment.tintColor ?? .blue).resolvedRGBA(in: around)
    case .background: return environment.colorScheme == .dark ? .black : .white
    case .dynamic(let light, let dark): return environment.colorScheme == .dark ? dark : light
    case .ground(let light, let dark, let elevated):
      return environment.colorScheme == .light ? light : environment.isElevated ? elevated : dark
    case .asset(let name, let module):
      let catalog = SceneAssets.of(module).catalog
      if let color = catalog.color(named: name) {
        return color.rgba(
          for: environment.colorScheme, isContrastIncreased: environment.isContrastIncreased)
      }
      DiagnosticCollector.current.warn("color.asset", catalog.failure(forColor: name), place: name)
      return .clear
    case .opacity(let color, let amount):
      return color.resolvedRGBA(in: environment).multipliedOpacity(by: Float(amount))
    case .mix(let one, let other, let fraction, let space):
      let t = Float(fraction.isNaN ? 0 : max(0, min(1, fraction)))
      let (a, b) = (one.resolvedRGBA(in: environment), other.resolvedRGBA(in: environment))
      return space == .perceptual ? OKLab.mix(a, b, by: t) : RGBA.mix(a, b, by: t)
    case .custom(let color): return color.resolve(in: environment).rgba
    }
  }
}
