import Foundation

/// A font with every choice made, as a text engine looks it up.
public struct FontDescriptor: Hashable, Sendable {
  /// The place where a face is looked up.
  public enum Family: Hashable, Sendable {
    /// The pinned system family for a design.
    case system(Font.Design)
    /// A family, full or PostScript name.
    case named(String)
  }

  /// The letters that small capitals stand for.
  public enum Capitals: Hashable, Sendable {
    /// Letters as they are.
    case normal
    /// Small capitals for all letters.
    case small
    /// Small capitals for small letters.
    case lowercaseSmall
    /// Small capitals for capital letters.
    case uppercaseSmall
  }

  /// The family that the face is one of.
  public var family: Family
  /// In points.
  public var size: CGFloat
  /// On the OpenType scale, 100…900.
  public var weight: Int
  /// Whether letters are slanted.
  public var isItalic: Bool
  /// On Apple's scale, 0 is standard.
  public var width: CGFloat
  /// Whether digits are of equal width.
  public var hasMonospacedDigits: Bool
  /// The letters that small capitals stand for.
  public var capitals: Capitals
  /// The space between lines.
  public var leading: Font.Leading
  /// From one line's baseline to the next one's, in points, where it is more than the font's own: that of a text style. nil
  /// for the font's own.
  public var lineHeight: CGFloat?

  /// Makes a descriptor: the system face at 17 points unless said.
  public init(
    family: Family = .system(.default), size: CGFloat = 17, weight: Int = 400, isItalic: Bool = false,
    width: CGFloat = 0, hasMonospacedDigits: Bool = false, capitals: Capitals = .normal,
    leading: Font.Leading = .standard
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.width = width
    self.hasMonospacedDigits = hasMonospacedDigits
    self.capitals = capitals
    self.leading = leading
  }
}

extension Font {
  /// The descriptor that this font stands for.
  ///
  /// - Parameters:
  ///   - design: The design from the environment, where the font names none.
  ///   - weight: A weight asked for outside the font (`fontWeight`), which wins.
  ///   - isBold: Whether bold is asked for outside the font.
  ///   - typeSize: How large fonts are that follow the size of text.
  package func descriptor(
    design: Design? = nil, weight outerWeight: Weight? = nil, isBold: Bool = false, isItalic: Bool = false,
    typeSize: DynamicTypeSize = .large
  ) -> FontDescriptor {
    var result = FontDescriptor()
    var boldWeight = Weight.bold
    switch storage {
    case .system(let size, let weight, let ownDesign):
      result.family = .system(ownDesign ?? design ?? .default)
      result.size = size
      result.weight = (weight ?? .regular).openType
    case .style(let style, let ownDesign, let weight):
      result.family = .system(ownDesign ?? design ?? .default)
      result.size = style.pointSize(at: typeSize)
      result.lineHeight = style.lineHeight(at: typeSize)
      result.weight = (weight ?? style.weight).openType
      boldWeight = style.boldWeight
    case .custom(let name, let size, let style):
      result.family = .named(name)
      result.size = size
      if let style, typeSize != .large { result.size = (size * style.scale(at: typeSize)).rounded() }
    }
    for modifier in modifiers { modifier.apply(to: &result, boldWeight: boldWeight) }
    if isBold { result.weight = max(result.weight, boldWeight.openType) }
    if let outerWeight { result.weight = outerWeight.openType }
    if isItalic { result.isItalic = true }
    return result
  }
}

extension Font.Modifier {
  fileprivate func apply(to descriptor: inout FontDescriptor, boldWeight: Font.Weight) {
    switch self {
    case .weight(let weight): descriptor.weight = weight.openType
    case .bold: descriptor.weight = max(descriptor.weight, boldWeight.openType)
    case .italic: descriptor.isItalic = true
    case .monospaced: descriptor.family = .system(.monospaced)
    case .monospacedDigit: descriptor.hasMonospacedDigits = true
    case .smallCaps: descriptor.capitals = .small
    case .lowercaseSmallCaps: descriptor.capitals = .lowercaseSmall
    case .uppercaseSmallCaps: descriptor.capitals = .uppercaseSmall
    case .width(let width): descriptor.width = width.value
    case .leading(let leading): descriptor.leading = leading
    case .pointSize(let size):
      descriptor.size = size
      descriptor.lineHeight = nil
    }
  }
}
