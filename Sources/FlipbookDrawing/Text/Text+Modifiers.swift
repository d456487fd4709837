import Foundation

extension Text {
  public func font(_ font: Font?) -> Text { setting(\.font, font) }

  public func fontWeight(_ weight: Font.Weight?) -> Text { setting(\.weight, weight) }

  public func fontDesign(_ design: Font.Design?) -> Text { setting(\.design, design) }

  public func fontWidth(_ width: Font.Width?) -> Text { setting(\.width, width) }

  public func bold() -> Text { setting(\.isBold, true) }

  public func bold(_ isActive: Bool) -> Text { setting(\.isBold, isActive) }

  public func italic() -> Text { setting(\.isItalic, true) }

  public func italic(_ isActive: Bool) -> Text { setting(\.isItalic, isActive) }

  public func monospaced(_ isActive: Bool = true) -> Text { setting(\.isMonospaced, isActive) }

  /// Digits of equal width, other characters as they are.
  public func monospacedDigit() -> Text { setting(\.hasMonospacedDigits, true) }

  public func foregroundColor(_ color: Color?) -> Text { setting(\.color, color) }

  /// - Parameter style: Laid over the whole text. As a part of a longer one, the text takes a gradient's first
  ///   colour, with a diagnostic.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    if let color = style as? Color { return setting(\.color, color) }
    guard self.style == nil else { return self }
    var copy = self
    copy.style = WholeStyle(style)
    return copy
  }

  /// Extra space after each character, in points; ligatures stay.
  public func kerning(_ kerning: CGFloat) -> Text { setting(\.kerning, kerning) }

  /// Extra space after each character, in points; ligatures are broken up.
  public func tracking(_ tracking: CGFloat) -> Text { setting(\.tracking, tracking) }

  /// Raises (positive) or lowers the text, in points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { setting(\.baselineOffset, baselineOffset) }

  /// - Parameter color: nil for the text's own.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    underline(isActive, pattern: .solid, color: color)
  }

  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    setting(\.isUnderlined, isActive).setting(\.underline, LineStyle(pattern: pattern, color: color))
  }

  /// - Parameter color: nil for the text's own.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    strikethrough(isActive, pattern: .solid, color: color)
  }

  public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text
  {
    setting(\.isStruckThrough, isActive).setting(\.strikethrough, LineStyle(pattern: pattern, color: color))
  }
}
