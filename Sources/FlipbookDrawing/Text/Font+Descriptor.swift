import FlipbookPicture
import Foundation

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
    case .environment:
      return inEnvironment(of: nil).descriptor(
        design: design, weight: outerWeight, isBold: isBold, isItalic: isItalic, typeSize: typeSize)
    case .system(let size, let weight, let ownDesign):
      result.family = .system(ownDesign ?? design ?? .default)
      result.size = size
      result.weight = (weight ?? .regular).openType
      // The bold trait of the system's font.
      boldWeight = .semibold
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
