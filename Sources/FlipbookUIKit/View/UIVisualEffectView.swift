import FlipbookDiagnostics
import FlipbookDrawing
import Foundation

/// What a view does with what lies under it.
@MainActor @preconcurrency
open class UIVisualEffect {
  public init() {}
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

    /// What the glass looks like where nothing is blurred behind it.
    var color: UIColor {
      let opacity: CGFloat =
        switch self {
        case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: 0.5
        case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark, .light: 0.65
        case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: 0.9
        default: 0.8
        }
      let (light, dark) = (UIColor(white: 0.97, alpha: opacity), UIColor(white: 0.13, alpha: opacity))
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
  }

  let style: Style
  public init(style: Style) { self.style = style }
}

/// Makes contents stand out on frosted glass.
open class UIVibrancyEffect: UIVisualEffect {
  public init(blurEffect: UIBlurEffect) { super.init() }
}

/// A pane of frosted glass. What lies under it shows through, not blurred: a diagnostic says so.
open class UIVisualEffectView: UIView {
  public let contentView = UIView()

  open var effect: UIVisualEffect? { didSet { show() } }

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
    show()
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private func show() {
    backgroundColor = (effect as? UIBlurEffect)?.style.color
    if effect is UIBlurEffect {
      DiagnosticCollector.current.warn(
        "view.visual-effect", "What lies under a UIVisualEffectView is tinted, not blurred.")
    }
  }
}
