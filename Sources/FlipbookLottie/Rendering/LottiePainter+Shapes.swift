import FlipbookPicture
import Foundation

extension LottiePainter {
  /// The shapes of a layer at a time: those of the last picture, where nothing in them has changed.
  func pictures(of shapes: [LottieShape], at frame: LottieMoment, _ record: LottieLayerRecord?)
    -> [LottieShapePicture]
  {
    guard let record else {
      return pictures(of: LottieShapeScope(shapes, at: frame, work).drawings, at: frame)
    }
    if let kept = record.shapes(at: frame.frame), work.spends(kept.steps) {
      frame.watch?.narrow(kept.span)
      return kept.value
    }
    let watch = LottieWatch()
    let before = work.spent
    let moment = frame.watched(by: watch)
    let pictures = pictures(of: LottieShapeScope(shapes, at: moment, work).drawings, at: moment)
    if !work.isExhausted {
      record.keep(LottieKept(value: pictures, span: watch.span, steps: work.spent - before))
    }
    frame.watch?.narrow(watch.span)
    return pictures
  }

  /// The pictures of drawings, the one at the back first.
  private func pictures(of drawings: [LottieShapeScope.Drawing], at frame: LottieMoment)
    -> [LottieShapePicture]
  {
    var pictures: [LottieShapePicture] = []
    for drawing in drawings.reversed() where !work.isExhausted {
      switch drawing {
      case .style(let style, let paths):
        if let picture = picture(style, paths, at: frame) { pictures.append(picture) }
      case .group(let inner, let transform, let opacity, let blendMode):
        let content = self.pictures(of: inner, at: frame)
        if content.isEmpty { continue }
        pictures.append(.group(content, transform, opacity: opacity, blendMode.picture))
      }
    }
    return pictures
  }

  private func picture(
    _ style: LottieStyle, _ paths: [LottieShapeScope.ScopedPath], at frame: LottieMoment
  ) -> LottieShapePicture? {
    let opacity = style.opacity.fraction(at: frame)
    guard opacity > 0 else { return nil }
    let vertices = paths.reduce(0) { $0 + $1.cell.path.vertexCount }
    guard work.affords(vertices + style.colors.steps + LottieWork.item) else { return nil }
    var path = Path()
    for scoped in paths {
      for contour in scoped.cell.path.contours { contour.append(to: &path, transform: scoped.transform) }
    }
    guard !path.isEmpty else { return nil }
    let content: DisplayItem.Content
    if let stroke = style.stroke {
      guard let line = stroke.style(at: frame) else { return nil }
      content = .stroke(path, style.colors.paint(at: frame), line)
    } else {
      content = .fill(path, style.colors.paint(at: frame), FillStyle(eoFill: style.isEvenOdd))
    }
    return .item(MeasuredContent(content), opacity: opacity, style.blendMode.picture)
  }

  /// The items of shapes seen through a transform.
  func items(of pictures: [LottieShapePicture], _ matrix: CGAffineTransform) -> [DisplayItem] {
    var items: [DisplayItem] = []
    for picture in pictures {
      switch picture {
      case .item(let content, let opacity, let blendMode):
        guard matrix.isFinite else { continue }
        items.append(
          DisplayItem(
            content, transform: matrix, opacity: opacity, blendMode: blendMode, canvas: canvas))
      case .group(let inner, let transform, let opacity, let blendMode):
        items += grouped(
          self.items(of: inner, transform.concatenating(matrix)), opacity: opacity, blendMode: blendMode)
      }
    }
    return items
  }
}

extension LottieStyle.Colors {
  /// The steps of work on the paint.
  fileprivate var steps: Int {
    switch self {
    case .color: 0
    case .gradient(let gradient): gradient.steps
    }
  }

  /// The paint at a time in frames.
  func paint(at frame: LottieMoment) -> Paint {
    switch self {
    case .color(let color): .color(RGBA(color.value(at: frame)))
    case .gradient(let gradient): .gradient(gradient.paint(at: frame))
    }
  }
}

extension LottieStyle.Stroke {
  /// The style at a time in frames; nil where nothing is drawn.
  func style(at frame: LottieMoment) -> StrokeStyle? {
    let width = width.value(at: frame)
    guard width > 0, width.isFinite else { return nil }
    var style = StrokeStyle(
      lineWidth: width, lineCap: cap, lineJoin: join, miterLimit: max(1, miterLimit.value(at: frame)))
    let lengths = dashes.map { CGFloat(max(0, $0.value(at: frame))) }
    if lengths.contains(where: { $0 > 0 }) {
      style.dash = lengths
      style.dashPhase = dashOffset.value(at: frame)
    }
    return style
  }
}
