import FlipbookMotion

extension Text {
  /// The appearance of an underline or a line through text.
  public struct LineStyle: Hashable, Sendable {
    /// The strokes of a line.
    public struct Pattern: Hashable, Sendable {
      package let pattern: TextContent.LineDecoration.Pattern

      /// Without gaps.
      public static let solid = Pattern(pattern: .solid)
      /// In dots.
      public static let dot = Pattern(pattern: .dot)
      /// In dashes.
      public static let dash = Pattern(pattern: .dash)
      /// In dashes and dots by turns.
      public static let dashDot = Pattern(pattern: .dashDot)
      /// In dashes, each followed by two dots.
      public static let dashDotDot = Pattern(pattern: .dashDotDot)
    }

    package var pattern: Pattern
    package var color: Color?

    /// Makes the appearance of a line.
    ///
    /// - Parameter color: nil for the text's own.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// Without gaps, in the text's own colour.
    public static let single = LineStyle()

    package func decoration(in environment: EnvironmentValues) -> TextContent.LineDecoration {
      TextContent.LineDecoration(pattern: pattern.pattern, color: color?.resolvedRGBA(in: environment))
    }
  }
}
