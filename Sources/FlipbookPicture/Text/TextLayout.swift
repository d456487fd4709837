import Foundation

/// Text broken into lines of placed glyphs, ready to draw: immutable, so it can be shared by frames and threads.
///
/// Coordinates are in points from the top left of the layout's rectangle, y down.
public final class TextLayout: Sendable {
  /// Glyphs of one font in one colour.
  public struct Run: Sendable, Equatable {
    /// Names the font face and its variations, the same on every machine with the pinned fonts; the raster
    /// finds the face by it.
    public var font: String
    /// In points.
    public var size: CGFloat
    /// The glyphs, from left to right.
    public var glyphs: [Glyph]
    /// nil: drawn with the shading of the whole text.
    public var color: RGBA?
    /// True for faces that bring their own colours, such as emoji.
    public var isColored: Bool
    /// A synthetic slant for faces that have no italic: the horizontal shift for each unit of height; 0 for none.
    public var slant: CGFloat
    /// The smallest rectangle known to hold the run's ink.
    public var bounds: CGRect
    /// The characters of the run, as a range of UTF-16 offsets into the whole text.
    public var characters: Range<Int>
    /// From the start of the run to its end along the line.
    public var advance: CGFloat
    /// Whether the run is read from right to left.
    public var isRightToLeft: Bool
    /// The height of the font above the baseline, in points; 0 together with ``descent`` when it is not
    /// known.
    public var ascent: CGFloat
    /// The depth of the font below the baseline, in points.
    public var descent: CGFloat
    /// True to draw glyphs exactly where they are, not at the nearest quarter of a pixel.
    public var isExactlyPlaced = false
    /// The colour behind the run; nil for none.
    public var background: RGBA?
    /// Set for a run of one glyph that is an image, whose baseline starts at the glyph's position.
    public var picture: TextPicture?

    /// Makes a run. Lengths are in points.
    public init(
      font: String, size: CGFloat, glyphs: [Glyph], color: RGBA? = nil, isColored: Bool = false,
      slant: CGFloat = 0, bounds: CGRect, characters: Range<Int> = 0..<0, advance: CGFloat = 0,
      isRightToLeft: Bool = false, ascent: CGFloat = 0, descent: CGFloat = 0
    ) {
      self.font = font
      self.size = size
      self.glyphs = glyphs
      self.color = color
      self.isColored = isColored
      self.slant = slant
      self.bounds = bounds
      self.characters = characters
      self.advance = advance
      self.isRightToLeft = isRightToLeft
      self.ascent = ascent
      self.descent = descent
    }
  }

  /// One glyph of a run.
  public struct Glyph: Sendable, Equatable {
    /// The index in the font.
    public var index: UInt32
    /// The glyph's origin on the baseline.
    public var position: CGPoint
    /// How far right of its room the glyph's origin lies.
    public var offset: CGFloat
    /// The width of its room.
    public var advance: CGFloat
    /// The first of the characters it shows, as a UTF-16 offset into the whole text.
    public var character: Int

    /// Makes a glyph. Lengths are in points.
    public init(
      index: UInt32, position: CGPoint, offset: CGFloat = 0, advance: CGFloat = 0, character: Int = 0
    ) {
      self.index = index
      self.position = position
      self.offset = offset
      self.advance = advance
      self.character = character
    }
  }

  /// A rule under or through text.
  public struct Decoration: Sendable, Equatable {
    /// The rectangle of the line, in points.
    public var rect: CGRect
    /// The strokes of the line.
    public var pattern: TextContent.LineDecoration.Pattern
    /// nil: the shading of the whole text.
    public var color: RGBA?

    /// Makes a line in a rectangle; nil for the shading of the whole text.
    public init(rect: CGRect, pattern: TextContent.LineDecoration.Pattern, color: RGBA?) {
      self.rect = rect
      self.pattern = pattern
      self.color = color
    }
  }

  /// One line of a text.
  public struct Line: Sendable, Equatable {
    /// The runs, from left to right.
    public var runs: [Run]
    /// The lines under and through the text.
    public var decorations: [Decoration]
    /// From the top of the layout to the line's baseline.
    public var baseline: CGFloat
    /// The line's typographic rectangle.
    public var bounds: CGRect
    /// The height above the baseline, in points.
    public var ascent: CGFloat
    /// The depth below the baseline, in points.
    public var descent: CGFloat

    /// Makes a line. Lengths are in points, y down from the top of the layout.
    public init(
      runs: [Run], decorations: [Decoration] = [], baseline: CGFloat, bounds: CGRect, ascent: CGFloat,
      descent: CGFloat
    ) {
      self.runs = runs
      self.decorations = decorations
      self.baseline = baseline
      self.bounds = bounds
      self.ascent = ascent
      self.descent = descent
    }
  }

  /// The lines, from the top.
  public let lines: [Line]
  /// The size the text takes, whatever was offered.
  public let size: CGSize
  /// True when text was left out because there was too little room or too few lines.
  public let isTruncated: Bool
  /// The smallest rectangle known to hold all ink, decorations too.
  public let inkBounds: CGRect
  /// A digest of everything that is drawn.
  public let contentHash: ContentHash
  /// Whether images stand in the text.
  package let hasPictures: Bool
  /// Whether something lies behind parts of the text.
  package let hasBackgrounds: Bool
  /// Whether some glyphs bring colours of their own.
  package let hasColoredGlyphs: Bool
  /// Whether all is glyphs of one run, at quarters of a pixel, without colours of their own and rules.
  package let isPlainRun: Bool

  /// Makes a layout of lines. The size is in points.
  public init(lines: [Line], size: CGSize, isTruncated: Bool) {
    self.lines = lines
    self.size = size
    self.isTruncated = isTruncated
    hasPictures = lines.contains { $0.runs.contains { $0.picture != nil } }
    hasBackgrounds = lines.contains { $0.runs.contains { $0.background != nil } }
    hasColoredGlyphs = lines.contains { $0.runs.contains { $0.isColored } }
    isPlainRun =
      lines.count == 1 && lines[0].runs.count == 1 && lines[0].decorations.isEmpty && !hasColoredGlyphs
      && !lines[0].runs[0].isExactlyPlaced
    var ink = CGRect.null
    var hasher = ContentHasher(seed: 0x7e87)
    hasher.combine(size)
    for line in lines {
      for run in line.runs {
        ink = ink.union(run.bounds)
        run.hash(into: &hasher)
      }
      for decoration in line.decorations {
        ink = ink.union(decoration.rect)
        hasher.combine(decoration.rect)
        hasher.combine(decoration.pattern.hashValueForContent)
        if let color = decoration.color { color.hash(into: &hasher) }
      }
    }
    inkBounds = ink
    contentHash = hasher.finalize()
  }

  /// From the top to the first line's baseline; 0 for no text.
  public var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }
  /// From the top to the last line's baseline; 0 for no text.
  public var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }
}

extension TextLayout: Equatable {
  /// Whether both draw the same, by their digests.
  public static func == (lhs: TextLayout, rhs: TextLayout) -> Bool {
    lhs === rhs || lhs.contentHash == rhs.contentHash
  }
}

extension TextLayout.Run {
  fileprivate func hash(into hasher: inout ContentHasher) {
    hasher.combine(font)
    hasher.combine(size)
    hasher.combine(slant)
    hasher.combine(isColored)
    if isExactlyPlaced { hasher.combine(1) }
    if let background { background.hash(into: &hasher) }
    if let picture {
      hasher.combine(picture.size)
      hasher.combine(picture.ascent)
      hasher.combine(picture.image.inlineHash)
    }
    if let color { color.hash(into: &hasher) }
    hasher.combine(glyphs.count)
    for glyph in glyphs {
      hasher.combine(UInt64(glyph.index))
      hasher.combine(glyph.position)
    }
  }
}

extension TextContent.LineDecoration.Pattern {
  fileprivate var hashValueForContent: Int {
    switch self {
    case .solid: 1
    case .dash: 2
    case .dot: 3
    case .dashDot: 4
    case .dashDotDot: 5
    }
  }
}
