import Foundation

extension UIImage {
  /// How a variant of an image is chosen.
  open class Configuration: NSObject, @unchecked Sendable {
    public override init() { super.init() }
  }

  /// The size of a symbol relative to the text it stands in.
  public enum SymbolScale: Int, Hashable, Sendable {
    case `default` = -1
    case unspecified = 0
    case small = 1
    case medium = 2
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
    case unspecified = 0
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

    /// - Parameter pointSize: The size of the text beside it, in points.
    public convenience init(pointSize: CGFloat) {
      self.init(font: .system(size: pointSize), scale: nil)
    }

    public convenience init(
      pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale = .default
    ) {
      self.init(font: .system(size: pointSize, weight: weight.weight), scale: scale.scale)
    }

    public convenience init(weight: SymbolWeight) {
      self.init(font: .system(size: 17, weight: weight.weight), scale: nil)
    }

    public convenience init(scale: SymbolScale) { self.init(font: nil, scale: scale.scale) }

    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(font: .system(textStyle.style), scale: nil)
    }

    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(font: .system(textStyle.style), scale: scale.scale)
    }

    public convenience init(font: UIFont) { self.init(font: font.font, scale: nil) }

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
  public class var add: UIImage { symbol("plus.circle.fill") }
  public class var remove: UIImage { symbol("minus.circle.fill") }
  public class var actions: UIImage { symbol("ellipsis.circle.fill") }

  private class func symbol(_ name: String) -> UIImage { UIImage(Image(systemName: name)) }
}
