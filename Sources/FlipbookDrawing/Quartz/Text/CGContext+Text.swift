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

  /// Initially fill, the only mode that is drawn; others report a diagnostic when text is drawn.
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
    guard state.textDrawingMode == .fill else {
      if state.textDrawingMode != .invisible {
        reportUnsupported(
          "cgcontext.text-mode",
          "Text can only be filled; what is drawn in another text drawing mode is left out.")
      }
      return
    }
    guard !layout.inkBounds.isNull, origin.isFinite else { return }
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
