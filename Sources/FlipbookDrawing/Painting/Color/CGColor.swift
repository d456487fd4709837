import Foundation

/// A colour with fixed sRGB components, as Core Graphics passes it around.
public final class CGColor: _AttributeObject, @unchecked Sendable, _ExpressibleByColorLiteral {
  package let rgba: RGBA

  package init(_ rgba: RGBA) { self.rgba = rgba }

  /// Makes the colour that `#colorLiteral(red:green:blue:alpha:)` stands for, of sRGB components 0…1.
  public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    rgba = RGBA(red: red, green: green, blue: blue, opacity: alpha)
  }

  /// Makes a colour from gamma-encoded sRGB components, 0…1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(RGBA(red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(alpha)))
  }

  /// Makes a colour from gamma-encoded sRGB components, 0…1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Makes a grey, 0 black … 1 white.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Red, green, blue and alpha, 0…1.
  public var components: [CGFloat]? {
    [CGFloat(rgba.red), CGFloat(rgba.green), CGFloat(rgba.blue), CGFloat(rgba.opacity)]
  }

  /// Always 4: red, green, blue and alpha.
  public var numberOfComponents: Int { 4 }

  /// 0 clear … 1 opaque.
  public var alpha: CGFloat { CGFloat(rgba.opacity) }

  /// The same colour with another alpha.
  public func copy(alpha: CGFloat) -> CGColor? {
    var copy = rgba
    copy.opacity = Float(alpha)
    return CGColor(copy)
  }

  /// Whether both have the same components.
  public override func isEqual(_ object: Any?) -> Bool { (object as? CGColor)?.rgba == rgba }

  /// A hash of the components.
  public override var hash: Int { rgba.hashValue }
}

extension Color {
  /// Makes a colour with fixed components.
  public init(cgColor: CGColor) { self.init(cgColor.rgba) }

  /// Makes a colour with fixed components. It is generic so that a name alone, as in `Color(.black)`, is another type's.
  public init<C: CGColor>(_ cgColor: C) { self.init(cgColor.rgba) }

  /// The components as a `CGColor`; nil for colours that depend on the environment.
  public var cgColor: CGColor? {
    if case .components(let rgba) = storage { return CGColor(rgba) }
    return nil
  }
}

extension Color.Resolved {
  /// The same components as a `CGColor`.
  public var cgColor: CGColor { CGColor(rgba) }
}
