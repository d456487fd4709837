internal import CPango
import FlipbookDiagnostics
import FlipbookPicture
import Foundation

/// Lays out one text: breaks it into lines, truncates what is too much and stacks the lines.
struct TextComposer {
  let shaper: PangoShaper
  let glyphs: GlyphStore
  /// Bytes of the first block of a text that is broken.
  var blockLength = LineBreaker.blockLength
  private(set) var diagnostics: [Diagnostic] = []

  init(shaper: PangoShaper, glyphs: GlyphStore) {
    self.shaper = shaper
    self.glyphs = glyphs
  }

  /// - Parameter size: Both sides at least 0; infinite for no limit.
  mutating func compose(_ content: TextContent, in size: CGSize) -> TextLayout {
    let text = StyledText(content)
    let full = compose(content, text: text, in: size)
    guard !Self.fits(full, content, in: size) else { return full }
    var (content, best) = (content, full)
    if content.allowsTightening, full.isTruncated {
      let loose = content
      content = loose.tightened(by: Self.tightening)
      best = compose(content, text: text, in: size)
      if Self.fits(best, content, in: size) {
        return nearest(to: 0, from: Self.tightening, best, in: size, text) { loose.tightened(by: $0) }
      }
    }
    let least = content.minimumScaleFactor
    guard least > 0, least < 1 else { return best }
    let smallest = compose(content.scaled(by: least), text: text, in: size)
    guard Self.fits(smallest, content, in: size) else { return smallest }
    return nearest(to: 1, from: least, smallest, in: size, text) { content.scaled(by: $0) }
  }

  /// By how many ems the phone brings characters closer before it cuts a text off: measured on a large title, 0.56 at 34 points.
  private static let tightening: CGFloat = 0.0165

  /// The layout that fits with the figure that is nearest to one with which the text doesn't fit.
  private mutating func nearest(
    to limit: CGFloat, from start: CGFloat, _ layout: TextLayout, in size: CGSize, _ text: StyledText,
    content: (CGFloat) -> TextContent
  ) -> TextLayout {
    var (fits, tooLarge, best) = (start, limit, layout)
    for _ in 0..<8 {
      let figure = (fits + tooLarge) / 2
      let tried = content(figure)
      let trial = compose(tried, text: text, in: size)
      if Self.fits(trial, tried, in: size) { (fits, best) = (figure, trial) } else { tooLarge = figure }
    }
    return best
  }

  /// Whether all of a text is there and, where that counts, no line of it is higher than the room: a first line is laid
  /// out however high it is.
  private static func fits(_ layout: TextLayout, _ content: TextContent, in size: CGSize) -> Bool {
    !layout.isTruncated && (!content.shrinksToHeight || layout.size.height <= size.height * 1.001)
  }

  private mutating func compose(_ content: TextContent, text: StyledText, in size: CGSize) -> TextLayout {
    guard let style = ShapingStyle(content, text: text, shaper: shaper, glyphs: glyphs) else {
      if shaper.context == nil {
        record([
          Diagnostic(
            .warning, code: "font.none",
            message: "No font is installed, so text is not drawn; `flipbook doctor` says what to install.")
        ])
      }
      return TextLayout(lines: [], size: .zero, isTruncated: false)
    }
    for run in style.runs { record(run.font.diagnostics) }
    let limit = max(1, content.lineLimit ?? .max)
    var stack = LineStack(lineSpacing: content.lineSpacing.isFinite ? content.lineSpacing : 0)
    var lines: [ShapedLine] = []
    var breaker = LineBreaker(
      text: text, style: style, glyphs: glyphs, width: max(0, size.width), blockLength: blockLength)
    let spaces = content.isJustified ? text.spaces : []
    var last: LineBreaker.Line?
    var isTruncated = false
    while let line = breaker.next() {
      let height = line.shaped.height
      guard lines.count < limit,
        lines.isEmpty || stack.height(adding: line.shaped) <= size.height + height / 1000
      else {
        isTruncated = true
        break
      }
      var shaped = line.shaped
      if !line.isContinued, content.paragraphSpacing.isFinite { shaped.spaceAfter = content.paragraphSpacing }
      stack.add(shaped)
      lines.append(shaped)
      last = line
      if content.isJustified, line.isContinued, size.width.isFinite {
        lines[lines.count - 1].justify(to: size.width, spaces: spaces)
      }
    }
    record(breaker.reader.diagnostics)
    if isTruncated, let last {
      var truncator = LineTruncator(
        style: style, glyphs: glyphs, width: max(0, size.width), direction: last.direction)
      if let cut = truncator.line(from: last.start, of: text) { lines[lines.count - 1] = cut }
      record(truncator.reader.diagnostics)
    }
    return stack.layout(lines, content: content, isTruncated: isTruncated)
  }

  private mutating func record(_ new: [Diagnostic]) {
    for diagnostic in new where !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }
}

extension TextContent {
  /// The text with its characters closer to one another, by a part of an em.
  fileprivate func tightened(by ems: CGFloat) -> TextContent {
    var result = self
    for index in result.runs.indices { result.runs[index].tracking -= ems * result.runs[index].font.size }
    return result
  }

  /// The text with everything that is measured in points smaller by a factor.
  fileprivate func scaled(by factor: CGFloat) -> TextContent {
    var result = self
    for index in result.runs.indices {
      result.runs[index].font.size *= factor
      result.runs[index].font.lineHeight? *= factor
      result.runs[index].kerning *= factor
      result.runs[index].tracking *= factor
      result.runs[index].baselineOffset *= factor
      result.runs[index].picture = result.runs[index].picture?.scaled(by: factor)
    }
    return result
  }
}
