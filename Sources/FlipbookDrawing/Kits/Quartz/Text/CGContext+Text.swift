import Foundation

extension CGContext {
  /// Where the next line of text begins, in user space; the shift of ``textMatrix``.
  public var textPosition: CGPoint {
    get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
    set {
      textMatrix.tx = newValue.x
      textMatrix.ty = newValue.y
    }
  }

  /// Initially fill. Strokes take the line's width, joins and dashes; a mode that clips keeps later drawing inside each
  /// text as soon as it is drawn.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.textDrawingMode = mode }

  /// Draws a line by the text matrix, in which y points up.
  func draw(_ line: CTLine) {
    guard let layout = line.layout(in: self) else { return }
    let turn = CGAffineTransform(scaleX: 1, y: -1)
    draw(
      layout, at: CGPoint(x: 0, y: -layout.firstBaseline),
      transform: turn.concatenating(textMatrix).concatenating(state.transform))
    textPosition = CGPoint(x: layout.size.width, y: 0).applying(textMatrix)
  }

  /// Draws upright text with its top left corner at a point, wrapped to a width.
  func draw(_ text: NSAttributedString, at point: CGPoint, in size: CGSize) {
    let content = text.textContent(in: environment)
    guard !content.string.isEmpty else { return }
    draw(recorder.resources.textEngine.layout(content, in: size), at: point, transform: state.transform)
  }

  private func draw(_ layout: TextLayout, at origin: CGPoint, transform: CGAffineTransform) {
    guard !layout.inkBounds.isNull, origin.isFinite else { return }
    let mode = state.textDrawingMode
    if mode.fills { fill(layout, at: origin, transform: transform) }
    guard mode.strokes || mode.clips else { return }
    let place = CGAffineTransform(translationX: origin.x, y: origin.y).concatenating(transform)
    let outline = recorder.resources.textEngine.outline(of: layout)
    if outline.isEmpty, layout.lines.contains(where: { !$0.runs.isEmpty }) {
      reportUnsupported(
        "cgcontext.text-mode",
        "The glyphs of a text are pictures without outlines, which can't be stroked or clipped to.")
    }
    if mode.strokes {
      if !mode.fills { fill(layout.withoutGlyphs, at: origin, transform: transform) }
      // The line is as wide as in user space, whatever the text matrix does.
      stroke(outline.applying(place.concatenating(state.transform.inverted())), style: state.line)
    }
    if mode.clips { clip(to: outline, rule: .winding, transform: place) }
  }

  private func fill(_ layout: TextLayout, at origin: CGPoint, transform: CGAffineTransform) {
    guard !layout.inkBounds.isNull else { return }
    let content = DisplayItem.Content.text(layout, origin: origin, .color(state.fill))
    guard state.blendMode.blendMode.reachesWholeClip else {
      return record(content, transform: transform)
    }
    let item = DisplayItem(content: content, transform: transform, canvas: recorder.canvas)
    recordClipped(to: .layer(DisplayLayer(items: [item]), opacity: 1), .color(state.fill))
  }
}

extension CGContext {
  /// Measures text and finds images.
  package var resources: DrawingResources { recorder.resources }

  /// Draws set text upright with its top left corner at a point.
  package func draw(_ layout: TextLayout, at origin: CGPoint) {
    draw(layout, at: origin, transform: state.transform)
  }
}

extension CGTextDrawingMode {
  fileprivate var fills: Bool { [.fill, .fillStroke, .fillClip, .fillStrokeClip].contains(self) }
  fileprivate var strokes: Bool { [.stroke, .fillStroke, .strokeClip, .fillStrokeClip].contains(self) }
  fileprivate var clips: Bool { [.fillClip, .strokeClip, .fillStrokeClip, .clip].contains(self) }
}

extension TextLayout {
  /// The lines under and through the text alone.
  fileprivate var withoutGlyphs: TextLayout {
    let lines = lines.map { line in
      var rest = line
      rest.runs = []
      return rest
    }
    return TextLayout(lines: lines, size: size, isTruncated: isTruncated)
  }
}
