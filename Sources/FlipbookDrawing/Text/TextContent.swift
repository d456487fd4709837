import Foundation

/// Text with every attribute resolved: what a ``TextEngine`` lays out.
public struct TextContent: Hashable, Sendable {
  /// A stretch of text with one set of attributes.
  public struct Run: Hashable, Sendable {
    public var string: String
    public var font: FontDescriptor
    /// nil: drawn with the shading of the whole text.
    public var color: RGBA?
    /// Extra space after each character, in points; ligatures stay.
    public var kerning: CGFloat
    /// Extra space after each character, in points; ligatures are broken up.
    public var tracking: CGFloat
    /// How far the text is raised above the baseline, in points.
    public var baselineOffset: CGFloat
    public var underline: LineDecoration?
    public var strikethrough: LineDecoration?
    /// What lies behind the text; nil for nothing.
    public var background: RGBA?
    /// Set where an image stands in place of the run's one character.
    public var picture: TextPicture?

    public init(
      string: String, font: FontDescriptor, color: RGBA? = nil, kerning: CGFloat = 0, tracking: CGFloat = 0,
      baselineOffset: CGFloat = 0, underline: LineDecoration? = nil, strikethrough: LineDecoration? = nil
    ) {
      self.string = string
      self.font = font
      self.color = color
      self.kerning = kerning
      self.tracking = tracking
      self.baselineOffset = baselineOffset
      self.underline = underline
      self.strikethrough = strikethrough
    }
  }

  /// An underline or a line through text.
  public struct LineDecoration: Hashable, Sendable {
    public enum Pattern: Hashable, Sendable {
      case solid
      case dash
      case dot
      case dashDot
      case dashDotDot
    }

    public var pattern: Pattern
    /// nil: the colour of the text it belongs to.
    public var color: RGBA?

    public init(pattern: Pattern = .solid, color: RGBA? = nil) {
      self.pattern = pattern
      self.color = color
    }
  }

  public enum Truncation: Hashable, Sendable {
    case head
    case middle
    case tail
  }

  public enum Alignment: Hashable, Sendable {
    case leading
    case center
    case trailing
  }

  public var runs: [Run]
  public var alignment: Alignment = .leading
  /// Whether spaces are widened until lines are as wide as there is room, but for the last line of each paragraph.
  public var isJustified = false
  /// The most lines to lay out; nil for as many as there are. At least 1.
  public var lineLimit: Int?
  public var truncation: Truncation = .tail
  /// Extra space between lines, in points.
  public var lineSpacing: CGFloat = 0
  public var layoutDirection: LayoutDirection = .leftToRight
  /// How far the font may shrink before text is truncated, 0…1; 1 for not at all.
  public var minimumScaleFactor: CGFloat = 1
  /// Whether a paragraph's last line but one gives a word to a last line of one word.
  public var avoidsOrphans = false

  public init(runs: [Run]) { self.runs = runs }

  /// The whole text without attributes.
  public var string: String { runs.map(\.string).joined() }
}
