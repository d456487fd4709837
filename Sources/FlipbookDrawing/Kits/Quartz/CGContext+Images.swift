import Foundation

extension CGContext {
  /// Draws an image stretched to a rectangle. Its first row lies at the rectangle's greatest y, so that it stands
  /// on its head unless the context has been flipped.
  ///
  /// - Parameter byTiling: Whether the rectangle, with the image in it, is repeated over all of the clip.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    guard let item = imageItem(image, in: rect) else { return }
    guard byTiling else {
      guard state.blendMode.blendMode.reachesWholeClip else {
        return record(item.content, transform: item.transform)
      }
      let clip = state.clip
      state.clip = ClipChain(
        parent: clip, shape: .path(Path(rect), FillStyle(antialiased: state.isAntialiased), state.transform),
        isInverse: false, canvas: recorder.canvas)
      record(item.content, transform: item.transform)
      state.clip = clip
      return
    }
    let rect = rect.standardized
    let tile = TiledImagePaint(
      bitmap: image.bitmap, source: CGRect(x: 0, y: 0, width: image.width, height: image.height),
      origin: rect.origin, tileSize: rect.size, interpolation: state.interpolationQuality.interpolation)
    fillClip(with: .tiledImage(tile), transform: item.transform)
  }

  /// An image as it is drawn, without state; nil for a rectangle without area.
  func imageItem(_ image: CGImage, in rect: CGRect) -> DisplayItem? {
    let rect = rect.standardized
    guard rect.isFinite, rect.width > 0, rect.height > 0 else { return nil }
    let drawing = ImageDrawing(
      bitmap: image.bitmap, source: CGRect(x: 0, y: 0, width: image.width, height: image.height),
      destination: rect, interpolation: state.interpolationQuality.interpolation,
      isAntialiased: state.isAntialiased)
    let turn = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
    return DisplayItem(
      content: .image(drawing), transform: turn.concatenating(state.transform), canvas: recorder.canvas)
  }

  /// Fills all that the clips leave to draw in.
  ///
  /// - Parameter transform: From the paint's space to list space.
  func fillClip(with paint: Paint, transform: CGAffineTransform) {
    let bounds = visibleRect
    let area = transform.determinant
    guard !bounds.isNull, area != 0, area.isFinite else { return }
    let rect = bounds.insetBy(dx: -1, dy: -1).applying(transform.inverted())
    record(.fill(Path(rect), paint, FillStyle()), transform: transform)
  }
}
