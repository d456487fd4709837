import FlipbookDiagnostics
import FlipbookMotion
import Foundation

/// A colour as UIKit passes it around: a ``Color`` as an object.
open class UIColor: _AttributeObject, NSSecureCoding, @unchecked Sendable, _ExpressibleByColorLiteral {
  /// The colour as a value.
  package let color: Color

  /// Makes a clear colour.
  public override convenience init() { self.init(Color.clear) }

  /// Makes the object of a view's colour.
  public init(_ color: Color) { self.color = color }

  /// Makes the colour that `#colorLiteral(red:green:blue:alpha:)` stands for, of sRGB components 0…1.
  public required init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    color = Color(_colorLiteralRed: red, green: green, blue: blue, alpha: alpha)
  }

  /// Reads a colour from an archive; nil where it holds none.
  public required init?(coder: NSCoder) {
    func rgba(_ name: String) -> RGBA? {
      guard coder.containsValue(forKey: name) else { return nil }
      let parts = (coder.decodeObject(of: NSString.self, forKey: name).map { "\($0)" } ?? "")
        .split(separator: " ").compactMap { Float($0) }
      guard parts.count == 4 else { return nil }
      return RGBA(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
    }
    guard let light = rgba("light") else { return nil }
    color = rgba("dark").map { Color(storage: .dynamic(light: light, dark: $0)) } ?? Color(light)
  }

  /// Always true.
  open class var supportsSecureCoding: Bool { true }

  /// Writes the components on light into an archive, and those on dark where they differ.
  open func encode(with coder: NSCoder) {
    func text(_ rgba: RGBA) -> NSString {
      "\(rgba.red) \(rgba.green) \(rgba.blue) \(rgba.opacity)" as NSString
    }
    let (light, dark) = (rgba(for: .light), rgba(for: .dark))
    coder.encode(text(light), forKey: "light")
    if light != dark { coder.encode(text(dark), forKey: "dark") }
  }

  convenience init(_ rgba: RGBA) { self.init(Color(rgba)) }

  /// Makes a colour from sRGB components, 0…1. Larger and negative ones are kept for wide colours.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(.sRGB, red: red, green: green, blue: blue, opacity: alpha))
  }

  /// Makes a colour from Display P3 components, 0…1.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha))
  }

  /// Makes a grey, 0 black … 1 white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(Color(.sRGB, white: white, opacity: alpha))
  }

  /// Makes a colour from components 0…1. The hue runs round the colour circle from red over green and blue.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
  }

  /// Makes a colour with fixed components.
  public convenience init(cgColor: CGColor) { self.init(cgColor.rgba) }

  /// Makes a colour from the asset catalogue beside the scene. Never nil: where there is none of the name it
  /// is clear, with a diagnostic.
  public convenience init?(
    named name: String, in bundle: SceneBundle? = nil, compatibleWith: UITraitCollection? = nil
  ) {
    self.init(Color(name, bundle: bundle))
  }

  /// Makes a colour from a closure, which is called for light and for dark appearance.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    func rgba(_ style: UIUserInterfaceStyle) -> RGBA {
      dynamicProvider(UITraitCollection(userInterfaceStyle: style)).rgba(for: style.colorScheme)
    }
    self.init(Color(storage: .dynamic(light: rgba(.light), dark: rgba(.dark))))
  }

  /// Makes a clear colour, with a diagnostic: patterns are not drawn.
  public convenience init(patternImage image: UIImage) {
    DiagnosticCollector.current.warn(
      "color.pattern", "A colour made from a pattern image is not drawn; draw the image tiled instead.")
    self.init(RGBA.clear)
  }

  package func rgba(for scheme: ColorScheme) -> RGBA {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    return color.resolvedRGBA(in: environment)
  }

  /// The components in the scene's traits.
  package var rgba: RGBA { rgba(for: SceneTraits.current.colorScheme) }

  /// The components in the scene's traits, fixed.
  open var cgColor: CGColor { CGColor(rgba) }

  /// The components for given appearance, fixed.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    UIColor(rgba(for: traitCollection.userInterfaceStyle.colorScheme))
  }

  /// The same colour with another alpha, 0…1; light and dark stay apart.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    func with(_ rgba: RGBA) -> RGBA {
      var copy = rgba
      copy.opacity = Float(alpha)
      return copy
    }
    let (light, dark) = (with(rgba(for: .light)), with(rgba(for: .dark)))
    return light == dark ? UIColor(light) : UIColor(Color(storage: .dynamic(light: light, dark: dark)))
  }

  /// sRGB components in the scene's traits, 0…1. Always true.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let rgba = self.rgba
    red?.pointee = CGFloat(rgba.red)
    green?.pointee = CGFloat(rgba.green)
    blue?.pointee = CGFloat(rgba.blue)
    alpha?.pointee = CGFloat(rgba.opacity)
    return true
  }

  /// Hue, saturation and brightness, 0…1, in the scene's traits. Always true.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let rgba = self.rgba
    let (r, g, b) = (CGFloat(rgba.red), CGFloat(rgba.green), CGFloat(rgba.blue))
    let (most, least) = (max(r, g, b), min(r, g, b))
    let range = most - least
    var sector: CGFloat = 0
    if range > 0 {
      if most == r {
        sector = (g - b) / range
      } else if most == g {
        sector = 2 + (b - r) / range
      } else {
        sector = 4 + (r - g) / range
      }
    }
    hue?.pointee = sector < 0 ? sector / 6 + 1 : sector / 6
    saturation?.pointee = most > 0 ? range / most : 0
    brightness?.pointee = most
    alpha?.pointee = CGFloat(rgba.opacity)
    return true
  }

  /// The grey of equal brightness, 0…1, in the scene's traits. Always true.
  @discardableResult
  open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    let rgba = self.rgba
    white?.pointee = CGFloat(0.2126 * rgba.red + 0.7152 * rgba.green + 0.0722 * rgba.blue)
    alpha?.pointee = CGFloat(rgba.opacity)
    return true
  }

  /// Makes this the colour that later drawing fills and strokes with.
  open func set() {
    setFill()
    setStroke()
  }

  /// Makes this the colour that later drawing fills with.
  open func setFill() { QuartzStack.pushed("a fill colour is set")?.setFillColor(cgColor) }

  /// Makes this the colour that later drawing strokes with.
  open func setStroke() { QuartzStack.pushed("a stroke colour is set")?.setStrokeColor(cgColor) }

  /// Equal when both look the same on light and on dark.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return color == other.color
      || (rgba(for: .light) == other.rgba(for: .light) && rgba(for: .dark) == other.rgba(for: .dark))
  }

  /// The hash of the components on light.
  open override var hash: Int { rgba(for: .light).hashValue }

  /// `UIColor(` with the description of the colour.
  open override dynamic var description: String { "UIColor(\(color))" }

  /// The same as ``description``, unless an extension has another.
  open override dynamic var debugDescription: String { description }
}

extension Color {
  /// Makes the colour that UIKit's object holds.
  @_disfavoredOverload
  public init(_ color: UIColor) { self = color.color }

  /// Makes the colour that UIKit's object holds.
  public init(uiColor: UIColor) { self = uiColor.color }
}
