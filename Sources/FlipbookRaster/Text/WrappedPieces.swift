internal import CPango
import FlipbookDrawing
import Foundation

/// Breaks a long text into lines, a piece at a time.
///
/// Pango shapes what is left of a paragraph anew for each line, which takes time by the square of its length. A line ends
/// where the text that follows does not fit, so the lines of a piece but for its last are those of the whole text; the next
/// piece begins with the last.
struct WrappedPieces {
  /// Bytes of the longest text that is broken at once.
  static let length = 16_000

  struct Piece {
    let shaped: ShapedText
    /// Those that are lines of the whole text.
    let lines: [UnsafeMutablePointer<PangoLayoutLine>]
    /// Where the piece begins, in bytes of the whole text.
    let start: Int
  }

  private let text: StyledText
  private let style: ShapingStyle
  private let width: CGFloat
  private var start = 0
  private var isAtEnd = false
  /// Bytes of the next piece: a few lines' worth.
  private var length = 1_024
  /// The direction of the paragraph that the next piece begins in; nil at the start of one.
  private var direction: PangoDirection?

  /// - Parameter width: In points.
  init(text: StyledText, style: ShapingStyle, width: CGFloat) {
    self.text = text
    self.style = style
    self.width = width
  }

  /// The next lines; nil after the last.
  mutating func next() -> Piece? {
    guard !isAtEnd else { return nil }
    while true {
      let end = text.characterBoundary(from: start + length)
      let isLast = end >= text.bytes.count
      // Each paragraph has a direction of its own: one that is continued ends where it ended.
      let stop = direction == nil ? end : min(end, text.endOfParagraph(from: start, before: end))
      let part = text.part(start..<stop)
      guard
        let shaped = ShapedText(
          part, style: style, mode: .wrapped(max(0, width)), spacing: .added, direction: direction)
      else {
        isAtEnd = true
        return nil
      }
      let lines = shaped.lines
      if isLast, stop == end {
        isAtEnd = true
        return Piece(shaped: shaped, lines: lines, start: start)
      }
      let endsParagraph = stop < end
      guard lines.count > 1 || endsParagraph else {
        // A line longer than the piece.
        length *= 2
        continue
      }
      let begin = start
      if endsParagraph {
        start = text.afterLineEnd(stop)
        direction = nil
        return Piece(shaped: shaped, lines: lines, start: begin)
      }
      let last = lines[lines.count - 1]
      start = begin + Int(last.pointee.start_index)
      length = max(256, (start - begin) / (lines.count - 1) * 6)
      direction = last.pointee.is_paragraph_start != 0 ? nil : pango_layout_line_get_resolved_direction(last)
      return Piece(shaped: shaped, lines: Array(lines.dropLast()), start: begin)
    }
  }
}
