import Foundation

extension UIImage {
  /// How a variant of an image is chosen.
  open class Configuration: NSObject, @unchecked Sendable {
    /// Makes a configuration that chooses nothing.
    public override init() { super.init() }
  }

  /// The size of a symbol relative to the text it stands in.
  public enum SymbolScale: Int, Hashable, Sendable {
    /// The usual size.
    case `default` = -1
    /// The usual size.
    case unspecified = 0
    /// 78 % of the medium size.
    case small = 1
    /// The size that the font gives it.
    case medium = 2
    /// 128 % of the medium size.
    case large = 3

    var scale: Image.Scale? {
      switch self {
      case .small: .small
      case .medium: .medium
      case .large: .large
      case .default, .unspecified: nil
      }
    }
  }

  /// The weight of a symbol's lines.
  public enum SymbolWeight: Int, Hashable, Sendable {
    /// Regular.
    case unspecified = 0
    /// The weights of a font by the same names.
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    var weight: Font.Weight {
      switch self {
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      case .unspecified, .regular: .regular
      }
    }
  }

  /// The size and weight of a symbol.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    let font: Font?
    let scale: Image.Scale?

    init(font: Font?, scale: Image.Scale?) {
      self.font = font
      self.scale = scale
      super.init()
    }

    /// Makes a configuration for text of a size in points.
    public convenience init(pointSize: CGFloat) {
      self.init(font: .system(size: pointSize), scale: nil)
    }

    /// Makes a configuration for text of a size in points and a weight.
    public convenience init(
      pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale = .default
    ) {
      self.init(font: .system(size: pointSize, weight: weight.weight), scale: scale.scale)
    }

    /// Makes a configuration of a weight, for text of 17 points.
    public convenience init(weight: SymbolWeight) {
      self.init(font: .system(size: 17, weight: weight.weight), scale: nil)
    }

    /// Makes a configuration of a size relative to the text.
    public convenience init(scale: SymbolScale) { self.init(font: nil, scale: scale.scale) }

    /// Makes a configuration for text of a style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(font: .system(textStyle.style), scale: nil)
    }

    /// Makes a configuration for text of a style and a size relative to it.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(font: .system(textStyle.style), scale: scale.scale)
    }

    /// Makes a configuration for text in a font.
    public convenience init(font: UIFont) { self.init(font: font.font, scale: nil) }

    /// Makes a configuration for text in a font and a size relative to it.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(font: font.font, scale: scale.scale)
    }
  }
}

// Symbols of UIKit's own.
extension UIImage {
  /// A disc with a check mark.
  public class var checkmark: UIImage { symbol("checkmark.circle.fill") }
  /// A circle around a check mark.
  public class var strokedCheckmark: UIImage { symbol("checkmark.circle") }
  /// A disc with a plus.
  public class var add: UIImage { symbol("plus.circle.fill") }
  /// A disc with a minus.
  public class var remove: UIImage { symbol("minus.circle.fill") }
  /// A disc with three dots.
  public class var actions: UIImage { symbol("ellipsis.circle.fill") }

  private class func symbol(_ name: String) -> UIImage { UIImage(Image(systemName: name)) }
}
