import FlipbookPicture
import Foundation

extension LottiePainter {
  /// The items of a layer's content.
  ///
  /// - Parameter matrix: From the layer's space to that of the list.
  func content(of place: LottieComp.Place, at frame: LottieMoment, _ matrix: CGAffineTransform)
    -> [DisplayItem]
  {
    switch place.layer.content {
    case .none: return []
    case .comp(let comp, let size, let remap):
      var time = (frame.frame - place.layer.startTime) / place.layer.stretch
      if let remap { time = remap.value(at: frame) * frameRate }
      let items = isolated(self.items(of: comp, at: frame.at(time), matrix), if: comp.hasBlending)
      return clipped(items, to: CGRect(origin: .zero, size: size), matrix)
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
      let items = self.items(of: LottieShapeScope(shapes, at: frame, work).drawings, at: frame, matrix)
      return isolated(items, if: items.contains { $0.blendMode != .normal })
    case .text(let text): return self.text(text, at: frame, matrix)
    }
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
            interpolation: .medium)),
        transform: matrix, canvas: canvas)
    ]
  }
}
