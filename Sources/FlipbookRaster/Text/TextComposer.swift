internal import CPango
import FlipbookDiagnostics
import FlipbookDrawing
import Foundation

/// Lays out one text: breaks it into lines, truncates what is too much and stacks the lines.
struct TextComposer {
  let shaper: PangoShaper
  let glyphs: GlyphStore
  private(set) var diagnostics: [Diagnostic] = []

  init(shaper: PangoShaper, glyphs: GlyphStore) {
    self.shaper = shaper
    self.glyphs = glyphs
  }

  /// - Parameter size: Both sides at least 0; infinite for no limit.
  mutating func compose(_ content: TextContent, in size: CGSize) -> TextLayout {
    let text = StyledText(content)
    let full = compose(content, text: text, in: size)
    let least = content.minimumScaleFactor
    guard full.isTruncated, least > 0, least < 1 else { return full }
    var best = compose(content.scaled(by: least), text: text, in: size)
    guard !best.isTruncated else { return best }
    var fits = least
    var tooLarge: CGFloat = 1
    for _ in 0..<8 {
      let factor = (fits + tooLarge) / 2
      let trial = compose(content.scaled(by: factor), text: text, in: size)
      if trial.isTruncated {
        tooLarge = factor
      } else {
        fits = factor
        best = trial
      }
    }
    return best
  }

  private mutating func compose(_ content: TextContent, text: StyledText, in size: CGSize) -> TextLayout {
    guard let style = ShapingStyle(content, text: text, shaper: shaper, glyphs: glyphs) else {
      if shaper.context == nil {
        note([
          Diagnostic(
            .warning, code: "font.none",
            message: "No font is installed, so text is not drawn; `flipbook doctor` says what to install.")
        ])
      }
      return TextLayout(lines: [], size: .zero, isTruncated: false)
    }
    for run in style.runs { note(run.font.diagnostics) }
    if size.width.isFinite, text.bytes.count > WrappedPieces.length,
      style.runs.allSatisfy({ $0.spacing == 0 })
    {
      return composeInPieces(content, text: text, style: style, in: size)
    }
    // Where nothing breaks, the first shaping is the last and space is added without touching ligatures.
    var spacing = ShapedText.Spacing.added
    var shaped: ShapedText?
    if !size.width.isFinite {
      shaped = ShapedText(text, style: style, mode: .wrapped(nil), spacing: .added)
    } else if style.runs.contains(where: { $0.spacing != 0 }) {
      // A text gets the very width that it asked for: broken by another measure it would lose its end.
      shaped = ShapedText(text, style: style, mode: .wrapped(nil), spacing: .added)
      if let whole = shaped, !fits(whole, style: style, in: size.width) {
        spacing = .shaped
        shaped = ShapedText(text, style: style, mode: .wrapped(max(0, size.width)), spacing: .shaped)
      }
    } else {
      shaped = ShapedText(text, style: style, mode: .wrapped(max(0, size.width)), spacing: .added)
    }
    guard let shaped else { return TextLayout(lines: [], size: .zero, isTruncated: false) }
    let sources = shaped.lines
    let limit = max(1, content.lineLimit ?? .max)
    var stack = LineStack(lineSpacing: content.lineSpacing.isFinite ? content.lineSpacing : 0)
    var reader = LineReader(style: style, text: text, spacing: spacing, glyphs: glyphs)
    var lines: [ShapedLine] = []
    for (number, source) in sources.enumerated() {
      guard number < limit else { break }
      let next = number + 1 < sources.count ? sources[number + 1] : nil
      let line =
        spacing == .shaped
        ? respaced(source, next: next, of: shaped, style: style) ?? reader.read(source) : reader.read(source)
      guard lines.isEmpty || stack.height(adding: line) <= size.height + line.height / 1000 else { break }
      stack.add(line)
      lines.append(line)
    }
    note(reader.diagnostics)
    let isTruncated = lines.count < sources.count
    if isTruncated, let last = lines.indices.last {
      lines[last] = truncated(sources[last], of: shaped, style: style, width: size.width) ?? lines[last]
    }
    return stack.layout(lines, content: content, isTruncated: isTruncated)
  }

  /// Breaks a long text piece by piece, and no further than there is room for.
  private mutating func composeInPieces(
    _ content: TextContent, text: StyledText, style: ShapingStyle, in size: CGSize
  ) -> TextLayout {
    let limit = max(1, content.lineLimit ?? .max)
    var stack = LineStack(lineSpacing: content.lineSpacing.isFinite ? content.lineSpacing : 0)
    var lines: [ShapedLine] = []
    var pieces = WrappedPieces(text: text, style: style, width: size.width)
    /// The last line that was taken: its piece and where it stands in that.
    var last: (piece: ShapedText, line: UnsafeMutablePointer<PangoLayoutLine>, start: Int)?
    var isTruncated = false
    while !isTruncated, let piece = pieces.next() {
      var reader = LineReader(style: style, text: piece.shaped.text, spacing: .added, glyphs: glyphs)
      for source in piece.lines {
        let line = reader.read(source)
        let fits = lines.isEmpty || stack.height(adding: line) <= size.height + line.height / 1000
        guard lines.count < limit, fits else {
          isTruncated = true
          break
        }
        stack.add(line)
        lines.append(line)
        last = (piece.shaped, source, piece.start)
      }
      note(reader.diagnostics)
    }
    if isTruncated, let last {
      let start = last.start + Int(last.line.pointee.start_index)
      let line = truncated(
        start, pango_layout_line_get_resolved_direction(last.line), of: text, style: style, width: size.width)
      lines[lines.count - 1] = line ?? lines[lines.count - 1]
    }
    return stack.layout(lines, content: content, isTruncated: isTruncated)
  }

  /// Whether no line of a text that isn't broken is wider than there is room for, but for rounding.
  private func fits(_ shaped: ShapedText, style: ShapingStyle, in width: CGFloat) -> Bool {
    var reader = LineReader(style: style, text: shaped.text, spacing: .added, glyphs: glyphs)
    return shaped.lines.allSatisfy { reader.read($0).width <= width + 0.01 }
  }

  /// A wrapped line shaped once more without Pango's letter spacing, so that kerning leaves ligatures whole.
  private mutating func respaced(
    _ line: UnsafeMutablePointer<PangoLayoutLine>, next: UnsafeMutablePointer<PangoLayoutLine>?,
    of shaped: ShapedText, style: ShapingStyle
  ) -> ShapedLine? {
    let start = Int(line.pointee.start_index)
    var range = start..<start + Int(line.pointee.length)
    if let next, next.pointee.is_paragraph_start == 0 { range = shaped.text.trimmingEnd(of: range) }
    let part = shaped.text.part(range)
    guard
      let single = ShapedText(
        part, style: style, mode: .wrapped(nil), spacing: .added,
        direction: pango_layout_line_get_resolved_direction(line)), let source = single.lines.first
    else { return nil }
    var reader = LineReader(style: style, text: part, spacing: .added, glyphs: glyphs)
    let result = reader.read(source)
    note(reader.diagnostics)
    return result
  }

  /// The last line that there is room for, with everything after it squeezed in and cut.
  private mutating func truncated(
    _ line: UnsafeMutablePointer<PangoLayoutLine>, of shaped: ShapedText, style: ShapingStyle, width: CGFloat
  ) -> ShapedLine? {
    truncated(
      Int(line.pointee.start_index), pango_layout_line_get_resolved_direction(line), of: shaped.text,
      style: style, width: width)
  }

  /// - Parameter start: Where the line begins, in bytes of the text.
  private mutating func truncated(
    _ start: Int, _ direction: PangoDirection, of whole: StyledText, style: ShapingStyle, width: CGFloat
  ) -> ShapedLine? {
    var part: StyledText
    if style.content.truncation == .tail {
      let end = whole.endOfParagraph(from: start)
      part = whole.part(end < whole.bytes.count ? whole.trimmingEnd(of: start..<end) : start..<end)
      // What follows the paragraph is left out even where the paragraph fits.
      if end < whole.bytes.count { part.appendEllipsis() }
    } else {
      part = whole.part(start..<whole.bytes.count)
      part.joinParagraphs()
    }
    let spacing = style.runs[part.runIndex(ofByte: max(0, part.bytes.count - 1))].spacing
    let room = width.isFinite ? max(0, width - max(0, spacing)) : 1e6
    guard
      let single = ShapedText(
        part, style: style, mode: .truncated(room, style.content.truncation), spacing: .shaped,
        direction: direction), let source = single.lines.first
    else { return nil }
    var reader = LineReader(style: style, text: part, spacing: .shaped, glyphs: glyphs)
    let result = reader.read(source)
    note(reader.diagnostics)
    return result
  }

  private mutating func note(_ new: [Diagnostic]) {
    for diagnostic in new where !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }
}

extension TextContent {
  /// The text with everything that is measured in points smaller by a factor.
  fileprivate func scaled(by factor: CGFloat) -> TextContent {
    var result = self
    for index in result.runs.indices {
      result.runs[index].font.size *= factor
      result.runs[index].kerning *= factor
      result.runs[index].tracking *= factor
      result.runs[index].baselineOffset *= factor
      result.runs[index].picture = result.runs[index].picture?.scaled(by: factor)
    }
    return result
  }
}
