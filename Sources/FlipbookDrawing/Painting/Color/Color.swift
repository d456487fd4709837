import Foundation

/// A colour: fixed components, or a name that gets its components from the environment (light or dark).
public struct Color: Hashable, Sendable {
  /// Most colours are components or a name: these stay in place, so that making one takes no memory.
  package enum Storage: Hashable, Sendable {
    case components(RGBA)
    case system(SystemColor)
    case primary
    case secondary
    case accent
    case background
    /// Components for light and for dark surrounds.
    indirect case dynamic(light: RGBA, dark: RGBA)
    /// As ``dynamic(light:dark:)``, with other components for dark surrounds in sheets.
    indirect case ground(light: RGBA, dark: RGBA, elevated: RGBA)
    indirect case asset(String, module: String?)
    indirect case opacity(Color, Double)
    indirect case mix(Color, Color, Double, Gradient.ColorSpace)
    indirect case custom(CustomColor)
  }

  /// The meaning of the components a colour is made from.
  public enum RGBColorSpace: Hashable, Sendable {
    /// sRGB primaries, gamma-encoded.
    case sRGB
    /// sRGB primaries, linear light.
    case sRGBLinear
    /// Display P3 primaries with the sRGB curve; becomes extended sRGB.
    case displayP3
  }

  package let storage: Storage

  package init(storage: Storage) { self.storage = storage }

  package init(_ rgba: RGBA) { storage = .components(rgba) }

  /// Makes a colour from components, 0…1. Larger and negative ones are kept for wide colours.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    storage = .components(
      Resolved(
        colorSpace: colorSpace, red: Float(red), green: Float(green), blue: Float(blue),
        opacity: Float(opacity)
      ).rgba)
  }

  /// Makes a grey, 0 black … 1 white.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Makes a colour from its hue, saturation and brightness.
  ///
  /// - Parameters:
  ///   - hue: 0…1 around the colour circle from red over green and blue; other values wrap round.
  ///   - saturation: 0…1.
  ///   - brightness: 0…1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let sector = (hue - hue.rounded(.down)) * 6
    func component(_ offset: Double) -> Double {
      let k = (offset + sector).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(.sRGB, red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// Makes a colour with fixed components.
  public init(_ resolved: Resolved) { storage = .components(resolved.rgba) }

  /// Makes the colour of a style that resolves to one, which may be another in each environment.
  /// `Color(.green)` is the style's colour, which differs in the dark, not UIKit's.
  public init<T: ShapeStyle & Hashable>(_ color: T) where T.Resolved == Resolved {
    storage = (color as? Color)?.storage ?? .custom(CustomColor(color))
  }

  /// Makes a colour from an asset catalogue beside the scene, with its appearance for light or dark
  /// environment. Where there is none of the name it draws as clear, and says so in a diagnostic.
  public init(_ name: String, bundle: SceneBundle? = nil) { storage = .asset(name, module: bundle?.module) }

  /// The colour with its opacity multiplied by `opacity`, 0…1.
  public func opacity(_ opacity: Double) -> Color {
    if case .components(let rgba) = storage { return Color(rgba.multipliedOpacity(by: Float(opacity))) }
    return Color(storage: .opacity(self, opacity))
  }

  /// A colour on the way from this one to another.
  ///
  /// - Parameters:
  ///   - fraction: 0 for this colour, 1 for the other; clamped.
  ///   - colorSpace: Where the way lies; perceptual (OKLab) unless said otherwise.
  public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual)
    -> Color
  {
    Color(storage: .mix(self, rhs, fraction, colorSpace))
  }

  /// A subtle gradient of this colour, lighter at its start; of a colour that is nearly white, darker at its end.
  ///
  /// The figures are from pictures of simulators: docs/fidelity.md, "Colour and gradient at rest".
  public var gradient: AnyGradient {
    if case .components(let rgba) = storage, min(rgba.red, rgba.green, rgba.blue) > 0.95 {
      let darker = mix(with: .black, by: 0.1, in: .device)
      return AnyGradient(
        Gradient(stops: [.init(color: self, location: 0.3), .init(color: darker, location: 1)]),
        colorSpace: .device)
    }
    let lighter = mix(with: .white, by: 0.2, in: .device)
    return AnyGradient(
      Gradient(stops: [.init(color: lighter, location: 0), .init(color: self, location: 0.7)]),
      colorSpace: .device)
  }
}

extension Color: CustomStringConvertible {
  /// The name of a named colour, `#RRGGBBAA` for components.
  public var description: String {
    switch storage {
    case .components(let rgba): rgba.hexadecimal
    case .system(let color): color.rawValue
    case .primary: "primary"
    case .secondary: "secondary"
    case .accent: "accentColor"
    case .background: "background"
    case .dynamic(let light, let dark), .ground(let light, let dark, _):
      "\(light.hexadecimal)/\(dark.hexadecimal)"
    case .asset(let name, _): "Color(\"\(name)\")"
    case .opacity(let color, let amount): "\(Int((amount * 100).rounded()))% \(color)"
    case .mix(let one, let other, let fraction, _): "mix(\(one), \(other), \(fraction))"
    case .custom: "custom"
    }
  }
}
