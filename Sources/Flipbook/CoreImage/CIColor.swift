import FlipbookDrawing
import FlipbookUIKit
import Foundation

/// A colour that a filter of Core Image's reads: sRGB, unpremultiplied, each component from 0 to 1.
public final class CIColor: NSObject, Sendable {
  /// The red part.
  public let red: CGFloat
  /// The green part.
  public let green: CGFloat
  /// The blue part.
  public let blue: CGFloat
  /// The opacity.
  public let alpha: CGFloat

  /// Makes a colour.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }
  /// Makes the colour of Core Graphics'.
  public convenience init(cgColor: CGColor) {
    let part = cgColor.rgba
    self.init(
      red: CGFloat(part.red), green: CGFloat(part.green), blue: CGFloat(part.blue),
      alpha: CGFloat(part.opacity))
  }
  /// Makes the colour of UIKit's.
  @MainActor
  public convenience init(color: UIColor) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// How many components there are, with the opacity.
  public var numberOfComponents: Int { 4 }
  /// Black.
  public static let black = CIColor(red: 0, green: 0, blue: 0)
  /// White.
  public static let white = CIColor(red: 1, green: 1, blue: 1)
  /// Red.
  public static let red = CIColor(red: 1, green: 0, blue: 0)
  /// Green.
  public static let green = CIColor(red: 0, green: 1, blue: 0)
  /// Blue.
  public static let blue = CIColor(red: 0, green: 0, blue: 1)
  /// Nothing.
  public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)
}
