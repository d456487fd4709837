import Foundation

extension GraphicsContext {
  /// Draws a line of a text at its origin, with the colours of the text.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
    draw(line.line, of: line, options: options)
  }

  /// Draws a run of a text in its place.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
    draw(Text.Layout.RunSlice(run: run, indices: run.indices), options: options)
  }

  /// Draws a part of a run in its place.
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
    guard !slice.indices.isEmpty else { return }
    let line = slice.run.line
    let bounds = slice.typographicBounds
    let left = bounds.origin.x - line.shift.x
    var run = slice.run.run
    let isWhole = slice.glyphs.count == run.glyphs.count
    run.glyphs = Array(slice.glyphs)
    if !isWhole {
      // Ink may reach past a glyph's room, but hardly by more than its size.
      run.bounds = run.bounds.overlap(
        with: CGRect(
          x: left - run.size, y: line.line.baseline - run.size * 4, width: bounds.width + run.size * 2,
          height: run.size * 8))
    }
    var part = line.line
    part.runs = [run]
    part.decorations = part.decorations.compactMap { decoration in
      var cut = decoration
      let from = max(decoration.rect.minX, left)
      let to = min(decoration.rect.maxX, left + bounds.width)
      guard from < to else { return nil }
      cut.rect = CGRect(x: from, y: decoration.rect.minY, width: to - from, height: decoration.rect.height)
      return cut
    }
    draw(part, of: line, options: options)
  }

  private func draw(
    _ part: TextLayout.Line, of line: Text.Layout.Line, options: Text.Layout.DrawingOptions
  ) {
    var part = part
    if options.contains(.disablesSubpixelQuantization) {
      for index in part.runs.indices { part.runs[index].isExactlyPlaced = true }
    }
    let layout = TextLayout(lines: [part], size: line.source.layout.size, isTruncated: false)
    draw(layout, shading: line.source.shading, origin: line.shift)
  }
}
