import FlipbookDrawing
import Foundation

extension UIButton {
  /// How a button looks, all in one.
  @MainActor
  public struct Configuration {
    public enum CornerStyle: Int, Hashable, Sendable {
      case fixed = -1
      case dynamic = 0
      case small, medium, large, capsule
    }

    public enum Size: Int, Hashable, Sendable {
      case medium = 0
      case small, mini, large
    }

    enum Style {
      case plain, gray, tinted, filled, bordered, borderless, borderedTinted, borderedProminent
    }

    let style: Style
    public var title: String?
    public var attributedTitle: AttributedString?
    public var subtitle: String? {
      didSet { unsupported("UIButton.Configuration.subtitle", when: subtitle != nil) }
    }
    public var image: UIImage?
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// In points.
    public var imagePadding: CGFloat = 0
    public var titlePadding: CGFloat = 1 {
      didSet { unsupported("UIButton.Configuration.titlePadding", when: titlePadding != 1) }
    }
    public var cornerStyle = CornerStyle.dynamic
    public var buttonSize = Size.medium {
      didSet { unsupported("UIButton.Configuration.buttonSize", when: buttonSize != .medium) }
    }
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    public var showsActivityIndicator = false {
      didSet { unsupported("UIButton.Configuration.showsActivityIndicator", when: showsActivityIndicator) }
    }
    public var background = UIBackgroundConfiguration()
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration? {
      didSet {
        unsupported(
          "UIButton.Configuration.preferredSymbolConfigurationForImage",
          when: preferredSymbolConfigurationForImage != nil)
      }
    }

    public static func plain() -> Configuration { Configuration(style: .plain) }
    public static func gray() -> Configuration { Configuration(style: .gray) }
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    public static func filled() -> Configuration { Configuration(style: .filled) }
    public static func bordered() -> Configuration { Configuration(style: .bordered) }
    public static func borderless() -> Configuration { Configuration(style: .borderless) }
    public static func borderedTinted() -> Configuration { Configuration(style: .borderedTinted) }
    public static func borderedProminent() -> Configuration { Configuration(style: .borderedProminent) }

    init(style: Style) { self.style = style }

    var isProminent: Bool { style == .filled || style == .borderedProminent }

    func foreground(for button: UIButton) -> UIColor {
      baseForegroundColor ?? (isProminent ? .white : button.tintColor)
    }

    func fill(for button: UIButton) -> UIColor {
      if let color = background.backgroundColor { return color }
      let base = baseBackgroundColor ?? button.tintColor!
      return switch style {
      case .plain, .borderless: baseBackgroundColor ?? .clear
      case .gray, .bordered: baseBackgroundColor ?? .secondarySystemFill
      case .tinted, .borderedTinted: base.withAlphaComponent(0.18)
      case .filled, .borderedProminent: base
      }
    }

    func radius(in size: CGSize) -> CGFloat {
      switch cornerStyle {
      case .fixed, .dynamic: background.ownCornerRadius ?? 5.95
      case .small: 4
      case .medium: 6
      case .large: 9
      case .capsule: min(size.width, size.height) / 2
      }
    }
  }
}

/// Edges in reading direction.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let top = NSDirectionalRectEdge(rawValue: 1)
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
