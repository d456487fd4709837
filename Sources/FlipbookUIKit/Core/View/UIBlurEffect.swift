import FlipbookDrawing
import FlipbookLayers
import Foundation

/// A blur, as of frosted glass.
open class UIBlurEffect: UIVisualEffect {
  /// The strength and the tint of the glass.
  public enum Style: Int, Hashable, Sendable {
    case extraLight = 0
    case light, dark, regular = 4, prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial,
      systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
    case systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
    case systemChromeMaterialDark

    /// The share of the tint that hides the content behind, and the radius of its blur, in points.
    private var pane: (opacity: CGFloat, blurRadius: CGFloat) {
      switch self {
      case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: (0.44, 22)
      case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: (0.58, 25)
      case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: (0.82, 30)
      case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: (0.85, 28)
      case .light: (0.3, 20)
      case .extraLight: (0.82, 20)
      case .dark: (0.6, 20)
      default: (0.7, 28)
      }
    }

    /// The tint over the blurred content.
    var color: UIColor {
      let opacity = pane.opacity
      let light = UIColor(red: 0.97, green: 0.97, blue: 0.98, alpha: opacity)
      let dark = UIColor(red: 0.13, green: 0.13, blue: 0.14, alpha: opacity)
      switch self {
      case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
        .systemThickMaterialLight, .systemChromeMaterialLight:
        return light
      case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
        .systemThickMaterialDark, .systemChromeMaterialDark:
        return dark
      default: return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
      }
    }

    var glass: LayerGlass {
      LayerGlass(blurRadius: pane.blurRadius, saturation: 1.8, opacity: Float(pane.opacity))
    }
  }

  let style: Style
  /// Makes glass of a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// Makes glass of the usual style.
  public required init() {
    style = .regular
    super.init()
  }
}
