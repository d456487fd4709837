import FlipbookDiagnostics
import Foundation

extension CGColor {
  /// 0 for red, green and blue.
  public static let black = CGColor(.black)
  /// 1 for red, green and blue.
  public static let white = CGColor(.white)
  /// Black with alpha 0.
  public static let clear = CGColor(.clear)

  /// Makes a colour from components of a space.
  ///
  /// - Parameter components: As many as the space has, 0…1, with alpha last; nil when there are fewer.
  public convenience init?(colorSpace: CGColorSpace, components: [CGFloat]) {
    guard let rgba = colorSpace.rgba(components) else { return nil }
    self.init(rgba)
  }

  /// Makes a colour from inks without a profile, each 0…1.
  public convenience init(
    genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    self.init(CGColorSpace(.cmyk).rgba([cyan, magenta, yellow, black, alpha]) ?? .clear)
  }

  /// Makes a grey, 0 black … 1 white.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(gray: gray, alpha: alpha)
  }

  /// The space of ``components``: sRGB, whatever the colour was made from.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }

  /// The same colour. Components stay those of sRGB, which is reported for other spaces.
  ///
  /// - Parameters:
  ///   - space: The space that is wanted.
  ///   - intent: How colours outside of it are moved. It has no effect.
  ///   - options: They have no effect.
  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
  ) -> CGColor? {
    if space.kind != .sRGB {
      DiagnosticCollector.current.warn(
        "cgcolor.space",
        "Components of a CGColor are always those of sRGB; it can't be converted to another space.")
    }
    return self
  }
}
