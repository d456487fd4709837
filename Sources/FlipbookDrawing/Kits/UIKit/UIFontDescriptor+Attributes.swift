import FlipbookDiagnostics
import Foundation

extension UIFontDescriptor {
  /// A key of a dictionary of font attributes.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a name of an attribute.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A `String`: the family.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// A `String`: the PostScript name.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// A `String`: the face within the family. It has no effect.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// A number in points.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// A `String`: the name for people. It has no effect.
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
    /// A dictionary whose keys are ``UIFontDescriptor/TraitKey``.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// A list of dictionaries whose keys are ``UIFontDescriptor/FeatureKey``.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// A `UIFont.TextStyle`.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    /// A list of descriptors to fall back to. It has no effect.
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
    /// A number: the advance of every glyph. It has no effect.
    public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
    /// A transform of the glyphs. It has no effect.
    public static let matrix = AttributeName(rawValue: "NSCTFontMatrixAttribute")
    /// A `CharacterSet` that the font must have. It has no effect.
    public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
  }

  /// A key of a dictionary of font traits.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a name of a trait.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The bits of ``UIFontDescriptor/SymbolicTraits``.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// A `UIFont.Weight` or its number, −1…1.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// A `UIFont.Width` or its number, −1…1.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// A number, −1…1: above zero is italic.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// A key of a font feature's setting.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The kind of feature, by Apple's number.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The choice within the kind, by Apple's number.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The earlier name of ``type``.
    public static let featureIdentifier = FeatureKey.type
    /// The earlier name of ``selector``.
    public static let typeIdentifier = FeatureKey.selector
  }

  /// Makes a descriptor of attributes. Missing attributes are those of the system's regular face at 12 points.
  public convenience init(fontAttributes attributes: [AttributeName: Any]) {
    self.init(UIFontDescriptor.font(.system(size: 12), adding: attributes))
  }

  /// Returns a descriptor with attributes in place of those that this one has.
  ///
  /// Traits add to the face's own. Attributes without effect are reported.
  public func addingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor {
    UIFontDescriptor(UIFontDescriptor.font(font, adding: attributes))
  }

  private static func font(_ font: Font, adding attributes: [AttributeName: Any]) -> Font {
    var font = font
    if let name = (attributes[.name] ?? attributes[.family]) as? String {
      let size = UIFontDescriptor(font).pointSize
      let modifiers = font.modifiers
      font = .custom(name, fixedSize: size)
      font.modifiers = modifiers
    }
    if let style = attributes[.textStyle] as? UIFont.TextStyle { font = .system(style.style) }
    if let traits = attributes[.traits] as? [TraitKey: Any] { font = self.font(font, adding: traits) }
    if let settings = attributes[.featureSettings] as? [[FeatureKey: Any]] {
      for setting in settings { font = self.font(font, setting: setting) }
    }
    if let size = attributes[.size].flatMap(number) { font = font.pointSize(size) }
    let known: Set<AttributeName> = [
      .name, .family, .textStyle, .traits, .featureSettings, .size, .visibleName,
    ]
    for name in attributes.keys.filter({ !known.contains($0) }).map(\.rawValue).sorted() {
      warn("The attribute \(name) of a font descriptor has no effect.")
    }
    return font
  }

  private static func font(_ font: Font, adding traits: [TraitKey: Any]) -> Font {
    var font = font
    if let bits = traits[.symbolic].flatMap(bits) {
      font = UIFontDescriptor(font).withSymbolicTraits(SymbolicTraits(rawValue: bits))?.font ?? font
    }
    if let weight = (traits[.weight] as? UIFont.Weight)?.rawValue ?? traits[.weight].flatMap(number) {
      font = font.weight(Font.Weight(value: weight))
    }
    if let width = (traits[.width] as? UIFont.Width)?.rawValue ?? traits[.width].flatMap(number) {
      font = font.width(Font.Width(width))
    }
    if let slant = traits[.slant].flatMap(number), slant > 0 { font = font.italic() }
    return font
  }

  /// Apple's numbers of features: 6, 0 are digits of equal width; 37 and 38 with 1 are small capitals for small and
  /// for capital letters.
  private static func font(_ font: Font, setting: [FeatureKey: Any]) -> Font {
    switch (setting[.type].flatMap(number), setting[.selector].flatMap(number)) {
    case (6, 0): return font.monospacedDigit()
    case (6, 1): return font
    case (37, 1): return font.lowercaseSmallCaps()
    case (38, 1): return font.uppercaseSmallCaps()
    default:
      warn("A feature that a font descriptor sets has no effect: digits' widths and small capitals have.")
      return font
    }
  }

  private static func number(_ value: Any) -> CGFloat? {
    (value as? CGFloat) ?? (value as? Double).map { CGFloat($0) } ?? (value as? Int).map { CGFloat($0) }
      ?? (value as? NSNumber).map { CGFloat($0.doubleValue) }
  }

  private static func bits(_ value: Any) -> UInt32? {
    (value as? SymbolicTraits)?.rawValue ?? (value as? UInt32)
      ?? number(value).map { UInt32(truncatingIfNeeded: Int($0)) }
  }

  private static func warn(_ message: String) {
    DiagnosticCollector.current.warn("font.attribute", message)
  }
}
