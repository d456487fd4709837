import FlipbookMotion

extension Text {
  /// The look of an underline or a line through text.
  public struct LineStyle: Hashable, Sendable {
    public struct Pattern: Hashable, Sendable {
      package let pattern: TextContent.LineDecoration.Pattern

      public static let solid = Pattern(pattern: .solid)
      public static let dot = Pattern(pattern: .dot)
      public static let dash = Pattern(pattern: .dash)
      public static let dashDot = Pattern(pattern: .dashDot)
      public static let dashDotDot = Pattern(pattern: .dashDotDot)
    }

    package var pattern: Pattern
    package var color: Color?

    /// - Parameter color: nil for the text's own.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    public static let single = LineStyle()

    package func decoration(in environment: EnvironmentValues) -> TextContent.LineDecoration {
      TextContent.LineDecoration(pattern: pattern.pattern, color: color?.resolvedRGBA(in: environment))
    }
  }
}
