import Foundation

extension Text {
  /// Returns the text in a font; nil for that of the environment.
  public func font(_ font: Font?) -> Text { setting(\.font, font) }

  /// Returns the text in a weight; nil for that of the font.
  public func fontWeight(_ weight: Font.Weight?) -> Text { setting(\.weight, weight) }

  /// Returns the text in a design; nil for that of the environment.
  public func fontDesign(_ design: Font.Design?) -> Text { setting(\.design, design) }

  /// Returns the text in a width; nil for that of the font.
  public func fontWidth(_ width: Font.Width?) -> Text { setting(\.width, width) }

  /// Returns the text in bold.
  public func bold() -> Text { setting(\.isBold, true) }

  /// Returns the text in bold, or not.
  public func bold(_ isActive: Bool) -> Text { setting(\.isBold, isActive) }

  /// Returns the text in italics.
  public func italic() -> Text { setting(\.isItalic, true) }

  /// Returns the text in italics, or not.
  public func italic(_ isActive: Bool) -> Text { setting(\.isItalic, isActive) }

  /// Returns the text in the monospaced design, or not.
  public func monospaced(_ isActive: Bool = true) -> Text { setting(\.isMonospaced, isActive) }

  /// Digits of equal width, other characters as they are.
  public func monospacedDigit() -> Text { setting(\.hasMonospacedDigits, true) }

  /// Returns the text in a colour; nil for that of the environment.
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

  /// Returns the text with a line under it; nil for the text's own colour.
  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    setting(\.isUnderlined, isActive).setting(\.underline, LineStyle(pattern: pattern, color: color))
  }

  /// - Parameter color: nil for the text's own.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    strikethrough(isActive, pattern: .solid, color: color)
  }

  /// Returns the text with a line through it; nil for the text's own colour.
  public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text
  {
    setting(\.isStruckThrough, isActive).setting(\.strikethrough, LineStyle(pattern: pattern, color: color))
  }
}
