import Foundation

/// A font as UIKit passes it around.
open class UIFont: NSObject, @unchecked Sendable {
  /// The weight of a face, -1 thinnest … 1 heaviest, 0 regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    init(_ weight: Font.Weight) { rawValue = weight.value }

    public static let ultraLight = Weight(Font.Weight.ultraLight)
    public static let thin = Weight(Font.Weight.thin)
    public static let light = Weight(Font.Weight.light)
    public static let regular = Weight(Font.Weight.regular)
    public static let medium = Weight(Font.Weight.medium)
    public static let semibold = Weight(Font.Weight.semibold)
    public static let bold = Weight(Font.Weight.bold)
    public static let heavy = Weight(Font.Weight.heavy)
    public static let black = Weight(Font.Weight.black)
  }

  /// What a text is for, which decides on its size.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    public static let title1 = TextStyle(rawValue: "title1")
    public static let title2 = TextStyle(rawValue: "title2")
    public static let title3 = TextStyle(rawValue: "title3")
    public static let headline = TextStyle(rawValue: "headline")
    public static let subheadline = TextStyle(rawValue: "subheadline")
    public static let body = TextStyle(rawValue: "body")
    public static let callout = TextStyle(rawValue: "callout")
    public static let footnote = TextStyle(rawValue: "footnote")
    public static let caption1 = TextStyle(rawValue: "caption1")
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

  /// What the object holds.
  package let font: Font

  package init(_ font: Font) { self.font = font }

  package var descriptor: FontDescriptor {
    font.descriptor(typeSize: SceneSurroundings.current.dynamicTypeSize)
  }

  /// A face by family, full or PostScript name. A name that is not installed falls back to the system face with a
  /// diagnostic when it is drawn.
  ///
  /// - Parameter size: In points.
  public convenience init?(name: String, size: CGFloat) { self.init(Font.custom(name, fixedSize: size)) }

  /// - Parameter size: In points; zero for the descriptor's own.
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    self.init(size > 0 ? descriptor.font.pointSize(size) : descriptor.font)
  }

  open class func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(.system(size: size)) }

  open class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: size, weight: Font.Weight(value: weight.rawValue)))
  }

  open class func systemFont(ofSize size: CGFloat, weight: Weight, width: Width) -> UIFont {
    UIFont(.system(size: size, weight: Font.Weight(value: weight.rawValue)).width(Font.Width(width.rawValue)))
  }

  /// The system font in semibold, which is what the system means by bold here.
  open class func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .semibold)
  }

  open class func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(.system(size: size).italic()) }

  open class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: size, weight: Font.Weight(value: weight.rawValue)).monospacedDigit())
  }

  open class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: size, weight: Font.Weight(value: weight.rawValue), design: .monospaced))
  }

  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(.system(style.style)) }

  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let font = preferredFont(forTextStyle: style)
    guard let category = traitCollection?.preferredContentSizeCategory,
      category.size != SceneSurroundings.current.dynamicTypeSize
    else { return font }
    return font.withSize(style.style.pointSize(at: category.size))
  }

  open class var systemFontSize: CGFloat { 14 }
  open class var smallSystemFontSize: CGFloat { 12 }
  open class var labelFontSize: CGFloat { 17 }
  open class var buttonFontSize: CGFloat { 18 }

  /// The same face at another size in points.
  open func withSize(_ size: CGFloat) -> UIFont { UIFont(font.pointSize(size)) }

  /// In points.
  open var pointSize: CGFloat { descriptor.size }

  open var familyName: String {
    switch descriptor.family {
    case .named(let name): name
    case .system: ".SF UI"
    }
  }

  open var fontName: String { familyName }

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
    SceneSurroundings.current.resources?.textEngine.measures(of: descriptor) ?? .system(size: pointSize)
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.descriptor == descriptor }

  open override var hash: Int { descriptor.hashValue }
}

extension UIFont {
  /// The width of a face, -1 … 1, 0 standard.
  public struct Width: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let compressed = Width(rawValue: Font.Width.compressed.value)
    public static let condensed = Width(rawValue: Font.Width.condensed.value)
    public static let standard = Width(rawValue: Font.Width.standard.value)
    public static let expanded = Width(rawValue: Font.Width.expanded.value)
  }
}

extension Font {
  /// The font that UIKit's object holds.
  public init(_ font: UIFont) { self = font.font }
}
