import FlipbookPicture
import Foundation

/// A line of placed glyphs from x = 0 with the baseline at y = 0, in points, y down.
struct ShapedLine {
  var runs: [TextLayout.Run] = []
  var decorations: [TextLayout.Decoration] = []
  var width: CGFloat = 0
  /// The spaces where the line is broken, as far as there is room for them.
  var trailingSpace: CGFloat = 0
  /// The spaces before the end of a paragraph. They are no part of the line, which stands at an edge without them, but of
  /// the room that the text takes.
  var hangingSpace: CGFloat = 0
  /// The space of its paragraph after the line, in points.
  var spaceAfter: CGFloat = 0
  /// The room of each cluster from left to right, by its first byte in the text that was read.
  var clusters: [Cluster] = []
  /// Above the baseline.
  private(set) var ascent: CGFloat = 0
  /// Below the baseline.
  private(set) var descent: CGFloat = 0
  /// Between this line and the next, beside the text's line spacing.
  private(set) var gap: CGFloat = 0
  /// The line gap of the line's fonts, or what their text style's line is higher than they are: the least space between
  /// this line and the next. Below 0 where all of them are lower, as those of the largest sizes of texts.
  private(set) var fontGap: CGFloat = 0
  private var hasFontGap = false
  private(set) var hasMetrics = false

  var height: CGFloat { ascent + descent }

  /// A part that stays together in a line: characters that share glyphs.
  struct Cluster {
    var byte: Int
    /// In points.
    var advance: CGFloat
  }

  /// Makes the line high enough for a run's font.
  mutating func include(_ run: ShapingStyle.Run) {
    include(run.metrics, size: run.content.font.size, rise: run.content.baselineOffset)
    let own = (run.metrics.ascent + run.metrics.descent) * run.content.font.size
    let over = run.content.font.lineHeight.map { $0 - own } ?? 0
    fontGap = hasFontGap ? max(fontGap, over) : over
    hasFontGap = true
    let step = max(1, run.content.font.size / 16)
    switch run.content.font.leading {
    case .standard: break
    case .tight: gap = min(gap, -step)
    case .loose: gap = max(gap, step + run.metrics.lineGap * run.content.font.size)
    }
  }

  /// Makes the line high enough for a font.
  mutating func include(_ metrics: FontMetrics, size: CGFloat, rise: CGFloat) {
    ascent = hasMetrics ? max(ascent, metrics.ascent * size + rise) : metrics.ascent * size + rise
    descent = hasMetrics ? max(descent, metrics.descent * size - rise) : metrics.descent * size - rise
    hasMetrics = true
  }

  /// Makes the line high enough for a picture.
  mutating func include(_ picture: TextPicture, rise: CGFloat) {
    ascent = max(ascent, picture.ascent + rise)
    descent = max(descent, picture.size.height - picture.ascent - rise)
  }

  /// Moves everything to the right.
  mutating func shift(by distance: CGFloat) {
    for index in runs.indices { runs[index].move(x: distance, y: 0) }
    for index in decorations.indices {
      decorations[index].rect = decorations[index].rect.offsetBy(dx: distance, dy: 0)
    }
  }

  /// The line with its top left corner at a point.
  func placed(x: CGFloat, y: CGFloat) -> TextLayout.Line {
    let baseline = y + ascent
    return TextLayout.Line(
      runs: runs.map { run in
        var run = run
        run.move(x: x, y: baseline)
        return run
      },
      decorations: decorations.map { decoration in
        var decoration = decoration
        decoration.rect = decoration.rect.offsetBy(dx: x, dy: baseline)
        return decoration
      }, baseline: baseline, bounds: CGRect(x: x, y: y, width: width, height: height), ascent: ascent,
      descent: descent)
  }
}

extension TextLayout.Run {
  fileprivate mutating func move(x: CGFloat, y: CGFloat) {
    for index in glyphs.indices {
      glyphs[index].position.x += x
      glyphs[index].position.y += y
    }
    if !bounds.isNull { bounds = bounds.offsetBy(dx: x, dy: y) }
  }
}
