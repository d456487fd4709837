import FlipbookDrawing
import Foundation

extension UIButton {
  /// The appearance and the content of a button in one value.
  @MainActor
  public struct Configuration {
    /// The radius of the corners: 4, 6 or 9 points for `small`, `medium` and `large`, half the shorter side
    /// for `capsule`.
    public enum CornerStyle: Int, Hashable, Sendable {
      case fixed = -1
      case dynamic = 0
      case small, medium, large, capsule
    }

    /// The size of a button: how large its title is and how much room is around its content.
    public enum Size: Int, Hashable, Sendable {
      case medium = 0
      case small, mini, large
    }

    /// The side at which title and subtitle lie. `automatic` is leading beside an image and the middle otherwise.
    public enum TitleAlignment: Int, Hashable, Sendable {
      case automatic = 0
      case leading, center, trailing
    }

    enum Style {
      case plain, gray, tinted, filled, bordered, borderless, borderedTinted, borderedProminent
    }

    let style: Style
    /// The title of the button; nil for the title of its state.
    public var title: String?
    /// The title with attributes of UIKit's.
    public var attributedTitle: AttributedString?
    /// The line under the title, of 12 points.
    public var subtitle: String?
    /// The line under the title, with attributes of UIKit's.
    public var attributedSubtitle: AttributedString?
    /// The side at which title and subtitle lie; `automatic` unless set.
    public var titleAlignment = TitleAlignment.automatic
    /// The image of the button; nil for the image of its state.
    public var image: UIImage?
    /// The side of the title on which the image stands; leading unless set.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The space between image and title, in points.
    public var imagePadding: CGFloat = 0
    /// The space between title and subtitle, in points; 1 unless set.
    public var titlePadding: CGFloat = 1
    /// The rounding of the corners; `dynamic` unless set.
    public var cornerStyle = CornerStyle.dynamic
    /// The size of the button; `medium` unless set.
    public var buttonSize = Size.medium
    /// The colour of title and image; white on filled buttons and otherwise the tint, unless set.
    public var baseForegroundColor: UIColor?
    /// The colour of the fill; the style's own unless set.
    public var baseBackgroundColor: UIColor?
    private var ownInsets: NSDirectionalEdgeInsets?
    /// The room around the content, in points; that of the button's size unless set.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? usualInsets }
      set { ownInsets = newValue }
    }
    /// Whether a wheel stands in place of the image. Has no effect, with a diagnostic.
    public var showsActivityIndicator = false {
      didSet { unsupported("UIButton.Configuration.showsActivityIndicator", when: showsActivityIndicator) }
    }
    /// The background: its colour and its corner radius come before those of the style.
    public var background = UIBackgroundConfiguration()
    /// The size and weight of a symbol; those of the image unless set.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?

    /// Makes the configuration of a button without a fill.
    public static func plain() -> Configuration { Configuration(style: .plain) }
    /// Makes the configuration of a button with a grey fill.
    public static func gray() -> Configuration { Configuration(style: .gray) }
    /// Makes the configuration of a button with a fill of 0.18 of the tint.
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    /// Makes the configuration of a button filled with the tint.
    public static func filled() -> Configuration { Configuration(style: .filled) }
    /// Makes the configuration of a button with a grey fill.
    public static func bordered() -> Configuration { Configuration(style: .bordered) }
    /// Makes the configuration of a button without a fill.
    public static func borderless() -> Configuration { Configuration(style: .borderless) }
    /// Makes the configuration of a button with a fill of 0.18 of the tint.
    public static func borderedTinted() -> Configuration { Configuration(style: .borderedTinted) }
    /// Makes the configuration of a button filled with the tint.
    public static func borderedProminent() -> Configuration { Configuration(style: .borderedProminent) }

    init(style: Style) { self.style = style }

    /// As buttons of SwiftUI's have by the size of controls.
    private var usualInsets: NSDirectionalEdgeInsets {
      let (vertical, horizontal): (CGFloat, CGFloat) =
        switch buttonSize {
        case .mini, .small: (5, 10)
        case .medium: (7, 12)
        case .large: (15, 20)
        }
      return NSDirectionalEdgeInsets(
        top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    }

    /// Takes back the room that was set around the content.
    public mutating func setDefaultContentInsets() { ownInsets = nil }

    /// The size of the title's font.
    var titleSize: CGFloat { buttonSize == .mini || buttonSize == .small ? 15 : 17 }

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

/// Edges in reading direction, as a set.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Makes a set of edges from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// The leading edge, which is the left one.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The bottom edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// The trailing edge, which is the right one.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All four edges.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
