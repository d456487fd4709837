import FlipbookDrawing
import FlipbookLayers
import Foundation

/// What a view does with what lies under it.
@MainActor @preconcurrency
open class UIVisualEffect: NSObject {
  public override init() {}
}

/// Frosted glass.
open class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Hashable, Sendable {
    case extraLight = 0
    case light, dark, regular = 4, prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial,
      systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
    case systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
    case systemChromeMaterialDark

    /// How much of the tint hides what lies behind, and how far that is blurred, in points.
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

    /// The tint over what is blurred.
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
  public init(style: Style) { self.style = style }
}

/// How much contents stand out.
public enum UIVibrancyEffectStyle: Int, Hashable, Sendable {
  case label = 0
  case secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}

/// Makes contents stand out on frosted glass.
open class UIVibrancyEffect: UIVisualEffect {
  public init(blurEffect: UIBlurEffect) { super.init() }
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { super.init() }
}

/// A pane of frosted glass: what lies under it shows through, blurred and tinted.
///
/// An effect that is set in an animation block, or by a property animator, comes and goes bit by bit.
open class UIVisualEffectView: UIView {
  public let contentView = UIView()

  open var effect: UIVisualEffect? { didSet { show() } }

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    setUp()
    show()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  private func show() {
    if let blur = effect as? UIBlurEffect {
      layer.setGlass(blur.style.glass)
      backgroundColor = blur.style.color
    } else {
      // The glass stays for as long as its tint takes to go.
      backgroundColor = nil
    }
  }
}
