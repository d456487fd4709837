import FlipbookDrawing
import FlipbookMotion
import Foundation

extension View {
  private func textAttribute<V>(_ path: WritableKeyPath<Text.Attributes, V?>, _ value: V?) -> some View {
    transformEnvironment(\.textAttributes) { $0[keyPath: path] = value }
  }

  /// Sets how heavy text and symbols are; nil for their font's own weight.
  public func fontWeight(_ weight: Font.Weight?) -> some View { textAttribute(\.weight, weight) }

  /// Sets the design of the font, such as serif; nil for its own.
  public func fontDesign(_ design: Font.Design?) -> some View { textAttribute(\.design, design) }

  /// Sets the width of the font; nil for its own.
  public func fontWidth(_ width: Font.Width?) -> some View { textAttribute(\.width, width) }

  /// Makes text bold.
  public func bold(_ isActive: Bool = true) -> some View { textAttribute(\.isBold, isActive) }

  /// Makes text italic.
  public func italic(_ isActive: Bool = true) -> some View { textAttribute(\.isItalic, isActive) }

  /// Sets text in characters of equal width.
  public func monospaced(_ isActive: Bool = true) -> some View { textAttribute(\.isMonospaced, isActive) }

  /// Digits of equal width, other characters as they are.
  public func monospacedDigit() -> some View { textAttribute(\.hasMonospacedDigits, true) }

  /// Extra space after each character, in points; ligatures stay.
  public func kerning(_ kerning: CGFloat) -> some View { textAttribute(\.kerning, kerning) }

  /// Extra space after each character, in points; ligatures are broken up.
  public func tracking(_ tracking: CGFloat) -> some View { textAttribute(\.tracking, tracking) }

  /// Raises (positive) or lowers the text, in points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    textAttribute(\.baselineOffset, baselineOffset)
  }

  /// Underlines text.
  /// - Parameter color: nil for the text's own.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    transformEnvironment(\.textAttributes) {
      $0.isUnderlined = isActive
      $0.underline = Text.LineStyle(pattern: pattern, color: color)
    }
  }

  /// Strikes text through.
  /// - Parameter color: nil for the text's own.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    transformEnvironment(\.textAttributes) {
      $0.isStruckThrough = isActive
      $0.strikethrough = Text.LineStyle(pattern: pattern, color: color)
    }
  }

  /// Sets the case that texts are shown in; nil for that they are written in.
  public func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase).environment(\.outerTextCase, .some(textCase))
  }

  /// Sets the size of symbols relative to the text around them.
  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }

  /// Sets the most lines of a text, and whether it is as high as that many lines.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    environment(\.lineLimit, limit).environment(\.reservedLines, reservesSpace ? limit : 1)
  }

  /// Sets the most lines of a text to the upper bound; it is as high as the lower one.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    environment(\.lineLimit, limit.upperBound).environment(\.reservedLines, limit.lowerBound)
  }

  /// Sets the most lines of a text to the upper bound.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    environment(\.lineLimit, limit.upperBound).environment(\.reservedLines, 1)
  }

  /// Lets a text have any number of lines; it is as high as the bound.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    environment(\.lineLimit, nil).environment(\.reservedLines, limit.lowerBound)
  }

  /// Lets characters come closer together before a text is cut off.
  public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }
}
