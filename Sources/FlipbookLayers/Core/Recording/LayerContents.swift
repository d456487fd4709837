import FlipbookDrawing
import Foundation

/// Draws a layer's contents.
enum LayerContents {
  static func image(_ contents: Any?) -> CGImage? {
    guard let contents else { return nil }
    if let image = LayerNumbers.unboxed(contents) as? CGImage { return image }
    LayerInput.warn(
      "contents", "A layer's contents are \(type(of: contents)), which can't be drawn; use a CGImage.")
    return nil
  }

  static func draw(_ image: CGImage, _ values: LayerValues, _ canvas: LayerCanvas) {
    let bounds = values.bounds
    let pixels = CGSize(width: image.width, height: image.height)
    let part = values.contentsRect
    let source = CGRect(
      x: part.minX * pixels.width, y: part.minY * pixels.height, width: part.width * pixels.width,
      height: part.height * pixels.height)
    guard source.width > 0, source.height > 0, bounds.width > 0, bounds.height > 0 else { return }
    let scale = values.contentsScale > 0 ? values.contentsScale : 1
    let size = CGSize(width: source.width / scale, height: source.height / scale)
    let place = values.gravity.place(size, in: bounds)
    var canvas = canvas
    upright(&canvas, bounds)
    let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
    if values.contentsCenter != whole, values.gravity == .resize || values.gravity == .resizeAspect {
      drawParts(image, source, place, size, values, canvas)
    } else {
      canvas.draw(
        ImageDrawing(
          bitmap: image.bitmap, source: source, destination: place, interpolation: values.magnification,
          isAntialiased: canvas.isAntialiased))
    }
  }

  /// Has pictures stand upright where y points up.
  static func upright(_ canvas: inout LayerCanvas, _ bounds: CGRect) {
    guard canvas.isFlipped else { return }
    canvas.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: bounds.minY + bounds.maxY))
  }

  /// Nine parts: the corners keep their size, the sides are stretched one way.
  private static func drawParts(
    _ image: CGImage, _ source: CGRect, _ place: CGRect, _ size: CGSize, _ values: LayerValues,
    _ canvas: LayerCanvas
  ) {
    let center = values.contentsCenter
    func cuts(_ low: CGFloat, _ high: CGFloat, _ natural: CGFloat, _ length: CGFloat) -> [CGFloat] {
      var before = max(0, low) * natural
      var after = max(0, 1 - high) * natural
      if before + after > length, before + after > 0 {
        let fit = length / (before + after)
        before *= fit
        after *= fit
      }
      return [0, before, length - after, length]
    }
    let xs = cuts(center.minX, center.maxX, size.width, place.width)
    let ys = cuts(center.minY, center.maxY, size.height, place.height)
    let us = [0, max(0, center.minX), min(1, center.maxX), 1]
    let vs = [0, max(0, center.minY), min(1, center.maxY), 1]
    canvas.group { canvas in
      for row in 0..<3 {
        for column in 0..<3 {
          let destination = CGRect(
            x: place.minX + xs[column], y: place.minY + ys[row], width: xs[column + 1] - xs[column],
            height: ys[row + 1] - ys[row])
          let part = CGRect(
            x: source.minX + us[column] * source.width, y: source.minY + vs[row] * source.height,
            width: (us[column + 1] - us[column]) * source.width,
            height: (vs[row + 1] - vs[row]) * source.height)
          guard destination.width > 0, destination.height > 0, part.width > 0, part.height > 0 else {
            continue
          }
          canvas.draw(
            ImageDrawing(
              bitmap: image.bitmap, source: part, destination: destination,
              interpolation: values.magnification, isAntialiased: false))
        }
      }
    }
  }
}

extension CALayer {
  /// Records what ``draw(in:)`` draws, in the layer's coordinates.
  final func drawBacking() {
    let bounds = values.bounds
    guard let recording = rootHost?.recording ?? RecordingContext.ofScene, bounds.width > 0,
      bounds.height > 0
    else { return }
    delegate?.layerWillDraw(self)
    let recorder = DisplayListRecorder(canvas: bounds, resources: recording.resources)
    recorder.isKept = true
    var context = GraphicsContext(recorder: recorder, environment: recording.environment)
    context.clip(to: Path(bounds))
    context.withCGContext { quartz in
      UIGraphicsPushContext(quartz)
      draw(in: quartz)
      UIGraphicsPopContext()
    }
    contentsValue = nil
    backing = LayerBacking(items: recorder.items, bounds: bounds)
  }

  /// Draws a presentation of the layer with the values of its own that are animated, and gives what was drawn.
  ///
  /// The layer itself stands for its presentation meanwhile, so that subclasses need nothing but their drawing.
  final func displayed(_ state: PresentedLayer) -> (backing: LayerBacking?, contents: Any?) {
    let kept = (values, custom, backing, contentsValue, isPresentationCopy)
    isPresentationCopy = true
    values = state.values
    // A setter of the layer's own class may read other properties.
    let animated = (state.custom ?? [:]).sorted { $0.key < $1.key }
    for (key, value) in animated {
      if !_setValue(value, forStoredKey: key) { custom[key] = value }
    }
    display()
    let result = (backing, contentsValue)
    for (key, _) in animated {
      if let old = kept.1[key] { _ = _setValue(old, forStoredKey: key) }
    }
    (values, custom, backing, contentsValue, isPresentationCopy) = kept
    return result
  }
}
