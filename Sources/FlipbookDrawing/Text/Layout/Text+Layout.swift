import Foundation

extension Text {
  /// A text broken into lines of placed glyphs, to be drawn whole or in parts: a collection of its lines.
  ///
  /// Coordinates are points from the top left of the text's rectangle, y down.
  public struct Layout: RandomAccessCollection, Equatable, Sendable {
    let source: TextLayoutSource

    package init(_ layout: TextLayout, text: Text, shading: GraphicsContext.Shading) {
      source = TextLayoutSource(layout, text: text, shading: shading)
    }

    /// Whether text was left out because there was too little room or too few lines.
    public var isTruncated: Bool { source.layout.isTruncated }

    /// 0.
    public var startIndex: Int { 0 }
    /// The number of lines.
    public var endIndex: Int { source.layout.lines.count }
    /// The line at an index, counted from 0 at the top.
    public subscript(index: Int) -> Line { Line(source: source, index: index) }

    /// Whether both draw the same.
    public static func == (lhs: Layout, rhs: Layout) -> Bool {
      lhs.source === rhs.source || lhs.source.layout == rhs.source.layout
    }

    /// The place of a character in a text.
    @frozen public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
      /// In UTF-16 units from the start of the text.
      package let offset: Int

      package init(offset: Int) { self.offset = offset }

      /// Whether one character stands before another.
      public static func < (lhs: CharacterIndex, rhs: CharacterIndex) -> Bool { lhs.offset < rhs.offset }

      /// The UTF-16 units up to another place; negative when that is earlier.
      public func distance(to other: CharacterIndex) -> Int { other.offset - offset }

      /// The place a number of UTF-16 units further.
      public func advanced(by n: Int) -> CharacterIndex { CharacterIndex(offset: offset + n) }
    }

    /// The room that a part of a text takes, whatever its glyphs look like.
    @frozen public struct TypographicBounds: Hashable, Sendable {
      /// The start of the baseline.
      public var origin: CGPoint = .zero
      /// In points.
      public var width: CGFloat = 0
      /// Above the baseline.
      public var ascent: CGFloat = 0
      /// Below the baseline.
      public var descent: CGFloat = 0
      /// To the next line, besides ascent and descent.
      public var leading: CGFloat = 0

      /// Makes the bounds of nothing, at the origin.
      public init() {}

      package init(origin: CGPoint, width: CGFloat, ascent: CGFloat, descent: CGFloat) {
        self.origin = origin
        self.width = width
        self.ascent = ascent
        self.descent = descent
      }

      /// From the top of the ascent to the bottom of the descent.
      public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }
    }

    /// How a part of a text is drawn.
    @frozen public struct DrawingOptions: OptionSet, Hashable, Sendable {
      /// The bits of the options.
      public let rawValue: UInt32
      /// Makes options from their bits.
      public init(rawValue: UInt32) { self.rawValue = rawValue }
      /// Glyphs are drawn exactly where they are, not at the nearest quarter of a pixel: for smooth motion.
      public static var disablesSubpixelQuantization: DrawingOptions { DrawingOptions(rawValue: 1 << 0) }
    }
  }
}

/// The layout that the parts of a ``Text/Layout`` share.
final class TextLayoutSource: Sendable {
  let layout: TextLayout
  let shading: GraphicsContext.Shading
  /// The marks of each segment of the text, with the UTF-16 offset it ends at.
  private let marks: [(end: Int, values: [ObjectIdentifier: TextAttributeValue])]

  init(_ layout: TextLayout, text: Text, shading: GraphicsContext.Shading) {
    self.layout = layout
    self.shading = shading
    var end = 0
    marks = text.segments.map { segment in
      end += segment.content.utf16.count
      return (end, segment.attributes.custom)
    }
  }

  func value<T: TextAttribute>(_ type: T.Type, at character: Int) -> T? {
    let values = (marks.first { character < $0.end } ?? marks.last)?.values
    return values?[ObjectIdentifier(type)]?.value as? T
  }
}
