internal import CPango
import FlipbookPicture
import Foundation

/// Breaks a text into lines, from its start and no further than it is asked.
///
/// A paragraph is shaped on one line, a block at a time, and broken by the widths of its clusters. Lines between spaces are
/// read from the shaped block; others, whose ends may be shaped otherwise than within the block, are shaped by themselves.
/// Lines are as long as they can be.
struct LineBreaker {
  /// Bytes of the first block of a text that is broken.
  static let blockLength = 1_024

  struct Line {
    var shaped: ShapedLine
    /// Where the line begins, in bytes of the whole text.
    var start: Int
    /// Of the paragraph.
    var direction: PangoDirection
    /// Whether another line of the paragraph follows.
    var isContinued = false
  }

  private let text: StyledText
  private let style: ShapingStyle
  private let glyphs: GlyphStore
  /// In points; infinite for no limit.
  private let width: CGFloat
  private var start = 0
  private var isAtEnd = false
  private var length: Int
  private var block: Block?
  /// The direction of the paragraph that the next line continues; nil at the start of one.
  private var direction: PangoDirection?
  private var hyphen: CGFloat?
  private(set) var reader: LineReader

  /// - Parameters:
  ///   - width: In points; infinite for no limit.
  ///   - blockLength: Bytes of the first block.
  init(
    text: StyledText, style: ShapingStyle, glyphs: GlyphStore, width: CGFloat,
    blockLength: Int = LineBreaker.blockLength
  ) {
    (self.text, self.style, self.glyphs, self.width) = (text, style, glyphs, width)
    length = width.isFinite ? blockLength : text.bytes.count + 1
    reader = LineReader(style: style, glyphs: glyphs)
  }

  /// The next line; nil after the last.
  mutating func next() -> Line? {
    while !isAtEnd {
      guard let block = block ?? measure() else {
        isAtEnd = true
        return nil
      }
      self.block = block
      let begin = start - block.start
      let avoidsOrphans = style.content.avoidsOrphans && start == 0 && isOneParagraph
      guard
        let end = block.end(
          of: begin, width: width, avoidsOrphans: avoidsOrphans, hyphen: { hyphenWidth() })
      else {
        // The line goes on after the block.
        length = max(length, start > block.start ? 4_096 : 2 * length)
        self.block = nil
        continue
      }
      let line = line(to: end, of: block)
      advance(past: end, of: block)
      return line
    }
    return nil
  }

  /// Whether the text has no line feed, so that it may be two lines.
  private var isOneParagraph: Bool { text.endOfParagraph(from: 0) == text.bytes.count }

  private mutating func measure() -> Block? {
    let stop = text.characterBoundary(from: min(text.bytes.count, start + length))
    let end = text.endOfParagraph(from: start, before: stop)
    let part = start == 0 && end == text.bytes.count ? text : text.part(start..<end)
    guard let shaped = ShapedText(part, style: style, direction: direction), let line = reader.read(shaped)
    else { return nil }
    return Block(
      start: start, shaped: shaped, line: line,
      endsParagraph: end < stop || stop >= text.bytes.count)
  }

  private mutating func advance(past end: Block.End, of block: Block) {
    let byte = block.start + end.next
    if end.next < block.count {
      start = byte
      direction = end.isHard ? nil : block.direction
      return
    }
    self.block = nil
    direction = nil
    guard byte < text.bytes.count else {
      isAtEnd = true
      return
    }
    start = text.afterLineEnd(byte)
  }

  private mutating func line(to end: Block.End, of block: Block) -> Line {
    let begin = start - block.start
    var line = Line(
      shaped: block.line, start: start, direction: block.direction, isContinued: !end.isHard)
    if begin == 0, end.end == block.count {
      hang(&line, to: end, of: block)
      return line
    }
    if block.isWhole(begin..<end.end), !end.hasHyphen {
      line.shaped = reader.read(block.shaped, bytes: begin..<end.end) ?? line.shaped
    } else {
      shape(&line, to: end, of: block)
    }
    if !end.isHard {
      // The spaces at a break are no part of the line, but of the room that the text takes.
      let spaces = block.width(of: end.end..<end.next)
      line.shaped.trailingSpace = max(0, min(spaces, width - line.shaped.width))
    }
    hang(&line, to: end, of: block)
    return line
  }

  /// Takes the spaces before the end of a paragraph out of its last line.
  private func hang(_ line: inout Line, to end: Block.End, of block: Block) {
    guard end.isHard else { return }
    let spaces = block.endSpaces(of: start - block.start..<end.end)
    line.shaped.width -= spaces
    line.shaped.hangingSpace = spaces
  }

  /// Shapes a line by itself.
  private mutating func shape(_ line: inout Line, to end: Block.End, of block: Block) {
    var part = text.part(start..<block.start + end.end)
    if end.hasHyphen { part = part.replacing(part.bytes.count..<part.bytes.count, with: "-") }
    if let shaped = ShapedText(part, style: style, direction: block.direction) {
      line.shaped = reader.read(shaped) ?? line.shaped
    }
  }

  /// The width of a hyphen, in points, as at the start of the text.
  private mutating func hyphenWidth() -> CGFloat {
    if let hyphen { return hyphen }
    let part = text.part(0..<0).replacing(0..<0, with: "-")
    let width = ShapedText(part, style: style).flatMap { reader.read($0) }?.width ?? 0
    hyphen = width
    return width
  }
}

extension LineBreaker {
  /// A paragraph on one line, or the beginning of what is left of one.
  fileprivate struct Block {
    /// In bytes of the whole text.
    let start: Int
    let shaped: ShapedText
    let line: ShapedLine
    let direction: PangoDirection
    let endsParagraph: Bool
    let count: Int
    /// Whether all of it is written from left to right.
    private let isLeftToRight: Bool
    /// In the order of the text.
    private let clusters: [ShapedLine.Cluster]
    private let boundaries: [ShapedText.Boundary]
    private let bytes: [UInt8]

    init(start: Int, shaped: ShapedText, line: ShapedLine, endsParagraph: Bool) {
      (self.start, self.shaped, self.line, direction) = (start, shaped, line, shaped.direction)
      isLeftToRight = direction == PANGO_DIRECTION_LTR && !line.runs.contains(where: \.isRightToLeft)
      self.endsParagraph = endsParagraph
      bytes = shaped.text.bytes
      count = bytes.count
      boundaries = shaped.boundaries
      var clusters = line.clusters
      if !zip(clusters, clusters.dropFirst()).allSatisfy({ $0.byte < $1.byte }) {
        clusters.sort { $0.byte < $1.byte }
      }
      self.clusters = clusters
    }

    /// Where a line ends; in bytes of the block.
    struct End {
      /// Without the spaces there.
      var end: Int
      /// Where the next line begins.
      var next: Int
      var hasHyphen = false
      /// Whether the text asks for the end.
      var isHard = false
    }

    /// Where the line that begins at a byte ends; nil when the block is too short to say.
    ///
    /// - Parameter avoidsOrphans: Whether the first of two lines gives a word to the second when that is one word, of at
    ///   most ten characters, and when what is left of the first is 0.58 as long as the second then.
    func end(of begin: Int, width: CGFloat, avoidsOrphans: Bool, hyphen: () -> CGFloat) -> End? {
      guard let end = end(of: begin, width: width, hyphen: hyphen) else { return nil }
      guard avoidsOrphans, begin == 0, !end.isHard, !end.hasHyphen else { return end }
      guard let next = self.end(of: end.next, width: width, hyphen: hyphen) else { return nil }
      guard next.isHard, !isBreakable(end.next..<next.end),
        characters(in: end.next..<next.end) <= 10,
        let earlier = lastBreak(in: begin..<end.next),
        self.end(of: earlier, width: width, hyphen: hyphen)?.next == next.next,
        self.width(of: begin..<trimmed(earlier, from: begin)) >= 0.58 * self.width(of: earlier..<next.end)
      else { return end }
      return End(end: trimmed(earlier, from: begin), next: earlier)
    }

    /// The number of characters, as people count them.
    private func characters(in range: Range<Int>) -> Int {
      range.reduce(0) { $0 + (boundaries[$1].contains(.character) ? 1 : 0) }
    }

    /// Whether a line may end within a range.
    private func isBreakable(_ range: Range<Int>) -> Bool { lastBreak(in: range) != nil }

    /// The last place within a range where a line may end; nil for none.
    private func lastBreak(in range: Range<Int>) -> Int? {
      guard range.lowerBound + 1 < range.upperBound else { return nil }
      return (range.lowerBound + 1..<range.upperBound).last {
        boundaries[$0].contains(.line) && !endsWithSoftHyphen($0)
      }
    }

    private func end(of begin: Int, width: CGFloat, hyphen: () -> CGFloat) -> End? {
      var x: CGFloat = 0
      var best: End?
      var last: Int?
      let first = firstCluster(from: begin)
      for index in first..<max(first, clusters.count) {
        let cluster = clusters[index]
        let boundary = boundaries[cluster.byte]
        if cluster.byte > begin {
          if boundary.contains(.mandatory) {
            return End(end: trimmed(cluster.byte, from: begin), next: cluster.byte, isHard: true)
          }
          if boundary.contains(.line) {
            let isSoft = endsWithSoftHyphen(cluster.byte)
            if !isSoft || x + hyphen() <= width + tolerance {
              best = End(
                end: trimmed(cluster.byte, from: begin), next: cluster.byte, hasHyphen: isSoft)
            }
          }
          if boundary.contains(.character) { last = cluster.byte }
        }
        x += cluster.advance
        guard x > width + tolerance, !boundary.contains(.space) else { continue }
        if let best { return best }
        if let last { return End(end: last, next: last) }
      }
      guard endsParagraph else { return nil }
      // Spaces at the end of a paragraph take room where there is some.
      return End(end: x > width + tolerance ? trimmed(count, from: begin) : count, next: count, isHard: true)
    }

    /// Whether a range is shaped within the block as it is by itself: it is written from left to right, with spaces or
    /// the block's ends on both sides.
    func isWhole(_ range: Range<Int>) -> Bool {
      isLeftToRight && !range.isEmpty && (range.lowerBound == 0 || bytes[range.lowerBound - 1] == 0x20)
        && (range.upperBound == count || bytes[range.upperBound] == 0x20)
    }

    /// The room of the clusters in a range of bytes, in points.
    func width(of range: Range<Int>) -> CGFloat {
      clusters[firstCluster(from: range.lowerBound)..<firstCluster(from: range.upperBound)]
        .reduce(0) { $0 + $1.advance }
    }

    /// The room of the spaces at the end of a range of bytes, in points; 0 where they don't stand at the right.
    func endSpaces(of range: Range<Int>) -> CGFloat {
      guard isLeftToRight else { return 0 }
      return width(of: trimmed(range.upperBound, from: range.lowerBound)..<range.upperBound)
    }

    /// The length by which a text may be wider than its room, in points: sums are rounded.
    private var tolerance: CGFloat { 0.01 }

    private func firstCluster(from byte: Int) -> Int {
      var (low, high) = (0, clusters.count)
      while low < high {
        let middle = (low + high) / 2
        if clusters[middle].byte < byte { low = middle + 1 } else { high = middle }
      }
      return low
    }

    private func endsWithSoftHyphen(_ byte: Int) -> Bool {
      byte >= 2 && bytes[byte - 2] == 0xc2 && bytes[byte - 1] == 0xad
    }

    /// The end of a line without the spaces before it.
    private func trimmed(_ end: Int, from begin: Int) -> Int {
      var end = end
      while end > begin {
        var character = end - 1
        while character > begin, bytes[character] & 0xc0 == 0x80 { character -= 1 }
        guard boundaries[character].contains(.space) else { break }
        end = character
      }
      return end
    }
  }
}
