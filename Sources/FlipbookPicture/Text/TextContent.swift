import Foundation

/// Text with every attribute resolved: what a ``TextEngine`` lays out.
public struct TextContent: Hashable, Sendable {
  /// A stretch of text with one set of attributes.
  public struct Run: Hashable, Sendable {
    /// The characters.
    public var string: String
    /// The font, with every choice made.
    public var font: FontDescriptor
    /// nil: drawn with the shading of the whole text.
    public var color: RGBA?
    /// Extra space after each character, in points; ligatures stay.
    public var kerning: CGFloat
    /// Extra space after each character, in points; ligatures are broken up.
    public var tracking: CGFloat
    /// How far the text is raised above the baseline, in points.
    public var baselineOffset: CGFloat
    /// The line under the text; nil for none.
    public var underline: LineDecoration?
    /// The line through the text; nil for none.
    public var strikethrough: LineDecoration?
    /// The colour behind the text; nil for none.
    public var background: RGBA?
    /// Set where an image stands in place of the run's one character.
    public var picture: TextPicture?

    /// Makes a run. Kerning, tracking and the offset are in points.
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
    /// The strokes of a line.
    public enum Pattern: Hashable, Sendable {
      /// Without gaps.
      case solid
      /// In dashes.
      case dash
      /// In dots.
      case dot
      /// In dashes and dots by turns.
      case dashDot
      /// In dashes, each followed by two dots.
      case dashDotDot
    }

    /// The strokes of the line.
    public var pattern: Pattern
    /// nil: the colour of the text it belongs to.
    public var color: RGBA?

    /// Makes a line, without gaps and in the text's own colour unless said.
    public init(pattern: Pattern = .solid, color: RGBA? = nil) {
      self.pattern = pattern
      self.color = color
    }
  }

  /// The part of a text that an ellipsis stands for.
  public enum Truncation: Hashable, Sendable {
    /// The start.
    case head
    /// The middle.
    case middle
    /// The end.
    case tail
  }

  /// The side at which lines lie.
  public enum Alignment: Hashable, Sendable {
    /// At the side where lines are read from.
    case leading
    /// In the middle.
    case center
    /// At the side where lines are read to.
    case trailing
  }

  /// The runs, in order.
  public var runs: [Run]
  /// The side at which lines lie; leading unless set.
  public var alignment: Alignment = .leading
  /// Whether spaces are widened until lines are as wide as there is room, but for the last line of each paragraph.
  public var isJustified = false
  /// The most lines to lay out; nil for as many as there are. At least 1.
  public var lineLimit: Int?
  /// The part of a text that an ellipsis stands for; the end unless set.
  public var truncation: Truncation = .tail
  /// Extra space between lines, in points.
  public var lineSpacing: CGFloat = 0
  /// Extra space between paragraphs, in points.
  public var paragraphSpacing: CGFloat = 0
  /// The direction in which leading goes over to trailing; left to right unless set.
  public var layoutDirection: LayoutDirection = .leftToRight
  /// How far the font may shrink before text is truncated, 0…1; 1 for not at all.
  public var minimumScaleFactor: CGFloat = 1
  /// Whether a text that may shrink does so where a line is higher than the room too. A label shrinks to its width alone.
  public var shrinksToHeight = false
  /// Whether characters come closer to one another before text is truncated.
  public var allowsTightening = false
  /// Whether a paragraph's last line but one gives a word to a last line of one word.
  public var avoidsOrphans = false

  /// Makes a content of runs, with leading lines of any number.
  public init(runs: [Run]) { self.runs = runs }

  /// The whole text without attributes.
  public var string: String { runs.map(\.string).joined() }
}
