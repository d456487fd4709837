import FlipbookPicture
import Foundation

extension LottiePainter {
  /// The items of a layer's content.
  ///
  /// - Parameters:
  ///   - matrix: From the layer's space to that of the list.
  ///   - record: The latest recording of the layer; nil where nothing is kept.
  func content(
    of place: LottieComp.Place, at frame: LottieMoment, _ matrix: CGAffineTransform,
    _ record: LottieLayerRecord?
  ) -> [DisplayItem] {
    switch place.layer.content {
    case .none, .camera, .sound: return []
    case .comp(let comp, let size, let remap):
      let items = self.items(of: comp, size, in: place.layer, remap, at: frame, matrix, record)
      return clipped(isolated(items, if: comp.hasBlending), to: CGRect(origin: .zero, size: size), matrix)
    case .solid(let color, let size):
      guard size.width > 0, size.height > 0 else { return [] }
      return [
        DisplayItem(
          content: .fill(Path(CGRect(origin: .zero, size: size)), .color(color), FillStyle()),
          transform: matrix,
          canvas: canvas)
      ]
    case .image(let image): return self.image(image, matrix)
    case .shapes(let shapes):
      let items = self.items(of: pictures(of: shapes, at: frame, record), matrix)
      return isolated(items, if: items.contains { $0.blendMode != .normal })
    case .text(let text): return self.text(text, at: frame, matrix)
    }
  }

  /// The items of a precomposition at the time that a layer shows it at.
  private func items(
    of comp: LottieComp, _ size: CGSize, in layer: LottieLayer, _ remap: LottieProperty<Double>?,
    at frame: LottieMoment,
    _ matrix: CGAffineTransform, _ record: LottieLayerRecord?
  ) -> [DisplayItem] {
    let time = frame.mapped { moment in
      remap.map { $0.value(at: moment) * frameRate } ?? (moment.frame - layer.startTime) / layer.stretch
    }
    let watch = frame.watch.map { _ in LottieWatch() }
    let items = self.items(
      of: comp, size, at: time.watched(by: watch), matrix, record?.inner(comp))
    if let watch, watch.span.hasScripts || remap == nil {
      // While a remapped time rests, so does all that depends on it alone.
      frame.watch?.narrow(
        watch.span.hasScripts
          ? .scripted : watch.span.outside(startTime: layer.startTime, stretch: layer.stretch))
    }
    return items
  }

  /// The items of a line along masks.
  func line(_ stroke: LottieMaskStroke, at frame: LottieMoment, _ matrix: CGAffineTransform) -> [DisplayItem]
  {
    let width = 2 * stroke.brush.value(at: frame)
    let path = stroke.path(at: frame, work)
    guard width > 0, width.isFinite, !path.isEmpty else { return [] }
    return [
      DisplayItem(
        content: .stroke(
          path, .color(RGBA(stroke.color.value(at: frame))),
          StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)),
        transform: matrix, opacity: max(0, min(1, stroke.opacity.value(at: frame))), canvas: canvas)
    ]
  }

  /// A picture that covers its asset's rectangle, cut at the sides where it has another shape.
  private func image(_ image: LottieImage, _ matrix: CGAffineTransform) -> [DisplayItem] {
    guard let bitmap = image.bitmap, image.size.width > 0, image.size.height > 0 else { return [] }
    let (width, height) = (Double(bitmap.width), Double(bitmap.height))
    let scale = max(image.size.width / width, image.size.height / height)
    let shown = CGSize(width: image.size.width / scale, height: image.size.height / scale)
    let source = CGRect(
      x: (width - shown.width) / 2, y: (height - shown.height) / 2, width: shown.width, height: shown.height)
    return [
      DisplayItem(
        content: .image(
          ImageDrawing(
            bitmap: bitmap, source: source, destination: CGRect(origin: .zero, size: image.size),
            interpolation: .high)),
        transform: matrix, canvas: canvas)
    ]
  }
}
