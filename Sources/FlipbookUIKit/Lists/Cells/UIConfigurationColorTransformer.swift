import FlipbookDrawing
import Foundation

/// A function from one colour to another.
public struct UIConfigurationColorTransformer {
  /// The function.
  public let transform: (UIColor) -> UIColor
  /// Makes a transformer of a function.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  /// Returns the colour that the function makes of another.
  public func callAsFunction(_ color: UIColor) -> UIColor { transform(color) }
  /// Makes a grey of equal brightness.
  @MainActor public static let grayscale = UIConfigurationColorTransformer { color in
    var (white, alpha): (CGFloat, CGFloat) = (0, 0)
    return color.getWhite(&white, alpha: &alpha) ? UIColor(white: white, alpha: alpha) : color
  }
}
