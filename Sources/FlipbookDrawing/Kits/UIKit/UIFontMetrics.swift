import Foundation

/// Scales fonts and lengths with the size of text that a person has chosen, as a text style's lines grow.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  /// The metrics of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  private let style: Font.TextStyle

  /// Makes the metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle.style
    super.init()
  }

  /// The font in a size that follows the text style.
  open func scaledFont(for font: UIFont) -> UIFont {
    let traits = SceneTraits.current
    guard traits.dynamicTypeSize != .large else { return font }
    return font.withSize(scaledValue(for: font.pointSize))
  }

  /// The same, no larger than a size.
  ///
  /// - Parameter maximumPointSize: In points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    let scaled = scaledFont(for: font)
    return scaled.pointSize > maximumPointSize ? scaled.withSize(maximumPointSize) : scaled
  }

  /// For a collection's size of text.
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize, compatibleWith: traitCollection))
  }

  /// For a collection's size of text, no larger than a size.
  ///
  /// - Parameter maximumPointSize: In points.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let scaled = scaledFont(for: font, compatibleWith: traitCollection)
    return scaled.pointSize > maximumPointSize ? scaled.withSize(maximumPointSize) : scaled
  }

  /// The length, rounded to a pixel.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaled(value, to: SceneTraits.current.dynamicTypeSize)
  }

  /// For a collection's size of text.
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    scaled(
      value,
      to: traitCollection?.preferredContentSizeCategory.size ?? SceneTraits.current.dynamicTypeSize)
  }

  private func scaled(_ value: CGFloat, to size: DynamicTypeSize) -> CGFloat {
    guard size != .large else { return value }
    let scale = SceneTraits.current.displayScale
    return (value * style.scale(at: size) * scale).rounded() / scale
  }
}
