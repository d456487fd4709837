import Foundation

/// A font as UIKit passes it around.
open class UIFont: _AttributeObject, @unchecked Sendable {
  /// The weight of a face, -1 thinnest … 1 heaviest, 0 regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The number, −1…1.
    public let rawValue: CGFloat
    /// Makes a weight from a number, −1…1. The nearest of the nine named ones is drawn.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Makes a weight from a number, −1…1. The nearest of the nine named ones is drawn.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    init(_ weight: Font.Weight) { rawValue = weight.value }

    /// 100 on the OpenType scale.
    public static let ultraLight = Weight(Font.Weight.ultraLight)
    /// 200 on the OpenType scale.
    public static let thin = Weight(Font.Weight.thin)
    /// 300 on the OpenType scale.
    public static let light = Weight(Font.Weight.light)
    /// 400 on the OpenType scale.
    public static let regular = Weight(Font.Weight.regular)
    /// 500 on the OpenType scale.
    public static let medium = Weight(Font.Weight.medium)
    /// 600 on the OpenType scale.
    public static let semibold = Weight(Font.Weight.semibold)
    /// 700 on the OpenType scale.
    public static let bold = Weight(Font.Weight.bold)
    /// 800 on the OpenType scale.
    public static let heavy = Weight(Font.Weight.heavy)
    /// 900 on the OpenType scale.
    public static let black = Weight(Font.Weight.black)
  }

  /// The role of a text, which decides on its size.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name of the style.
    public let rawValue: String
    /// Makes a style from its name. One that isn't known works as ``body``.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// 34 points at the default size of text.
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    /// 28 points at the default size of text.
    public static let title1 = TextStyle(rawValue: "title1")
    /// 22 points at the default size of text.
    public static let title2 = TextStyle(rawValue: "title2")
    /// 20 points at the default size of text.
    public static let title3 = TextStyle(rawValue: "title3")
    /// 17 points and semibold at the default size of text.
    public static let headline = TextStyle(rawValue: "headline")
    /// 15 points at the default size of text.
    public static let subheadline = TextStyle(rawValue: "subheadline")
    /// 17 points at the default size of text.
    public static let body = TextStyle(rawValue: "body")
    /// 16 points at the default size of text.
    public static let callout = TextStyle(rawValue: "callout")
    /// 13 points at the default size of text.
    public static let footnote = TextStyle(rawValue: "footnote")
    /// 12 points at the default size of text.
    public static let caption1 = TextStyle(rawValue: "caption1")
    /// 11 points at the default size of text.
    public static let caption2 = TextStyle(rawValue: "caption2")

    var style: Font.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title1: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .callout: .callout
      case .footnote: .footnote
      case .caption1: .caption
      case .caption2: .caption2
      default: .body
      }
    }
  }

  /// The font as a value.
  package let font: Font

  package init(_ font: Font) { self.font = font }

  package var descriptor: FontDescriptor {
    font.descriptor(typeSize: SceneTraits.current.dynamicTypeSize)
  }

  /// Makes a font of the system's, at 12 points.
  public override convenience init() { self.init(.system(size: 12)) }

  /// Makes a font by family, full or PostScript name. A name that is not installed falls back to the system
  /// face with a diagnostic when it is drawn.
  ///
  /// - Parameter size: In points.
  public convenience init?(name: String, size: CGFloat) {
    self.init(SystemFontName(name)?.font(size: size) ?? Font.custom(name, fixedSize: size))
  }

  /// Makes a font at a size in points; zero for the descriptor's own.
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    self.init(size > 0 ? descriptor.font.pointSize(size) : descriptor.font)
  }

  /// Returns the system's regular face at a size in points.
  open class func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(.system(size: size)) }

  /// Returns the system face at a size in points.
  open class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: size, weight: Font.Weight(value: weight.rawValue)))
  }

  /// Returns the system face at a size in points, narrower or wider.
  open class func systemFont(ofSize size: CGFloat, weight: Weight, width: Width) -> UIFont {
    UIFont(.system(size: size, weight: Font.Weight(value: weight.rawValue)).width(Font.Width(width.rawValue)))
  }

  /// The system font in semibold, which is what the system means by bold here.
  open class func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .semibold)
  }

  /// Returns the system's regular face in italics at a size in points.
  open class func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(.system(size: size).italic()) }

  /// Returns the system face with digits of equal width at a size in points.
  open class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: size, weight: Font.Weight(value: weight.rawValue)).monospacedDigit())
  }

  /// Returns the system's monospaced face at a size in points.
  open class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: size, weight: Font.Weight(value: weight.rawValue), design: .monospaced))
  }

  /// Returns the font of a text style in the scene's size of text.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(.system(style.style)) }

  /// Returns the font of a text style in a collection's size of text.
  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let font = preferredFont(forTextStyle: style)
    guard let category = traitCollection?.preferredContentSizeCategory,
      category.size != SceneTraits.current.dynamicTypeSize
    else { return font }
    return font.withSize(style.style.pointSize(at: category.size))
  }

  /// 14 points.
  open class var systemFontSize: CGFloat { 14 }
  /// 12 points.
  open class var smallSystemFontSize: CGFloat { 12 }
  /// 17 points.
  open class var labelFontSize: CGFloat { 17 }
  /// 18 points.
  open class var buttonFontSize: CGFloat { 18 }

  /// The same face at another size in points.
  open func withSize(_ size: CGFloat) -> UIFont { UIFont(font.pointSize(size)) }

  /// In points.
  open var pointSize: CGFloat { descriptor.size }

  /// The name of the family; ".SF UI" for those of the system.
  open var familyName: String {
    switch descriptor.family {
    case .named(let name): name
    case .system: ".SF UI"
    }
  }

  /// The name of the face, such as ".SFUI-Semibold" for one of the system's; the same as ``familyName`` for others.
  open var fontName: String { SystemFontName(descriptor)?.name ?? familyName }

  /// A descriptor of the font.
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font) }

  /// Above the baseline, in points.
  open var ascender: CGFloat { measures.ascent }
  /// Below the baseline, in points: negative.
  open var descender: CGFloat { -measures.descent }
  /// In points.
  open var lineHeight: CGFloat { measures.ascent + measures.descent }
  /// Extra space between lines, in points: a text style's.
  open var leading: CGFloat { max(0, (descriptor.lineHeight ?? 0) - lineHeight) }
  /// The height of capital letters, in points.
  open var capHeight: CGFloat { measures.capHeight }
  /// The height of small letters, in points, of a face like the system's.
  open var xHeight: CGFloat { pointSize * 0.526 }

  private var measures: FontMeasures {
    SceneTraits.current.resources?.textEngine.measures(of: descriptor) ?? .system(size: pointSize)
  }

  /// Whether both are the same face at the same size.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.descriptor == descriptor }

  /// The hash of the face and the size.
  open override var hash: Int { descriptor.hashValue }
}

extension UIFont {
  /// The width of a face, -1 … 1, 0 standard.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// The number, −1…1.
    public let rawValue: CGFloat
    /// Makes a width from a number, −1…1.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// −0.3.
    public static let compressed = Width(rawValue: Font.Width.compressed.value)
    /// −0.2.
    public static let condensed = Width(rawValue: Font.Width.condensed.value)
    /// 0.
    public static let standard = Width(rawValue: Font.Width.standard.value)
    /// 0.2.
    public static let expanded = Width(rawValue: Font.Width.expanded.value)
  }
}

extension Font {
  /// Makes the font that UIKit's object holds.
  public init(_ font: UIFont) { self = font.font }
}
