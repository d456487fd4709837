internal import CPango
import FlipbookPicture
import Foundation

/// Cuts a line so that it fits its room, with an ellipsis in place of what is left out.
struct LineTruncator {
  let style: ShapingStyle
  /// In points; infinite for no limit.
  let width: CGFloat
  let direction: PangoDirection
  private(set) var reader: LineReader

  init(style: ShapingStyle, glyphs: GlyphStore, width: CGFloat, direction: PangoDirection) {
    (self.style, self.width, self.direction) = (style, width, direction)
    reader = LineReader(style: style, glyphs: glyphs)
  }

  /// The last line that there is room for, with everything after it squeezed in and cut.
  ///
  /// - Parameter start: Where the line begins, in bytes of the text.
  mutating func line(from start: Int, of whole: StyledText) -> ShapedLine? {
    guard style.content.truncation == .tail else {
      var rest = whole.part(start..<whole.bytes.count)
      rest.joinParagraphs()
      return cut(rest)
    }
    let end = whole.endOfParagraph(from: start)
    guard end == whole.bytes.count else {
      // Text after the paragraph is left out even where the paragraph fits.
      let part = whole.part(whole.trimmingEnd(of: start..<end))
      if let head = tooWideHead(of: part) { return cut(head) }
      let open = part.replacing(part.bytes.count..<part.bytes.count, with: "…")
      if let line = read(open), line.width <= width + 0.01 { return line }
      return cut(part)
    }
    let part = whole.part(start..<end)
    return cut(tooWideHead(of: part) ?? part)
  }

  /// The beginning of a long text where that alone is much too wide, so that the rest need not be shaped to be left out.
  private mutating func tooWideHead(of part: StyledText) -> StyledText? {
    guard width.isFinite else { return nil }
    var length = Self.headLength
    while length < part.bytes.count {
      let head = part.part(0..<part.characterBoundary(from: length))
      if let line = read(head), line.width > 2 * width + 100 { return head }
      length *= 4
    }
    return nil
  }

  /// Bytes of the first beginning that is tried.
  private static let headLength = 512

  private mutating func read(_ part: StyledText) -> ShapedLine? {
    ShapedText(part, style: style, direction: direction).flatMap { reader.read($0) }
  }

  private mutating func cut(_ part: StyledText) -> ShapedLine? {
    guard let line = read(part) else { return nil }
    if line.width <= width + 0.01 { return line }
    let clusters = line.clusters.sorted { $0.byte < $1.byte }
    let middle = part.replacing(0..<part.bytes.count, with: "…")
    var room = width - (read(middle)?.width ?? 0)
    // Joins between letters and the ellipsis may take room.
    for _ in 0..<8 {
      var kept = self.kept(of: clusters, room: room)
      // No space stands before the ellipsis at the end.
      while style.content.truncation == .tail, kept.head > 0, part.bytes[clusters[kept.head - 1].byte] == 0x20
      {
        kept.head -= 1
      }
      let start = kept.head < clusters.count ? clusters[kept.head].byte : part.bytes.count
      let end = kept.tail > 0 ? clusters[clusters.count - kept.tail].byte : part.bytes.count
      guard let cut = read(part.replacing(start..<max(start, end), with: "…")) else { return nil }
      if cut.width <= width + 0.01 || kept.head + kept.tail == 0 {
        return longer(than: kept, clusters, of: part) ?? cut
      }
      room -= cut.width - width
    }
    return read(middle)
  }

  /// The line with further letters before the ellipsis, where these stand so close to it that they fit too.
  ///
  /// So a line that is cut again in the room that it takes stays as it is.
  private mutating func longer(
    than kept: (head: Int, tail: Int), _ clusters: [ShapedLine.Cluster], of part: StyledText
  ) -> ShapedLine? {
    guard style.content.truncation == .tail, kept.tail == 0 else { return nil }
    for head in kept.head + 1..<max(kept.head + 1, min(kept.head + 3, clusters.count)) {
      let end = clusters[head].byte
      if part.bytes[clusters[head - 1].byte] == 0x20 { continue }
      if let line = read(part.replacing(end..<part.bytes.count, with: "…")), line.width <= width + 0.01 {
        return line
      }
    }
    return nil
  }

  /// How many clusters of both ends there is room for.
  private func kept(of clusters: [ShapedLine.Cluster], room: CGFloat) -> (head: Int, tail: Int) {
    var (head, tail) = (0, 0)
    var used: CGFloat = 0
    func fits(_ index: Int, _ limit: CGFloat) -> Bool { used + clusters[index].advance <= limit + 0.01 }
    if style.content.truncation == .middle {
      while head < clusters.count, fits(head, room / 2) {
        used += clusters[head].advance
        head += 1
      }
    }
    if style.content.truncation != .tail {
      while head + tail < clusters.count, fits(clusters.count - 1 - tail, room) {
        used += clusters[clusters.count - 1 - tail].advance
        tail += 1
      }
    }
    if style.content.truncation != .head {
      while head + tail < clusters.count, fits(head, room) {
        used += clusters[head].advance
        head += 1
      }
    }
    return (head, tail)
  }
}
