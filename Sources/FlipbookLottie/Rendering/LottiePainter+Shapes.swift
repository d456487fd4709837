import FlipbookPicture
import Foundation

extension LottiePainter {
  /// The items of drawings, the one at the back first.
  func items(of drawings: [LottieShapeScope.Drawing], at frame: LottieMoment, _ matrix: CGAffineTransform)
    -> [DisplayItem]
  {
    var items: [DisplayItem] = []
    for drawing in drawings.reversed() where !work.isExhausted {
      switch drawing {
      case .style(let style, let paths):
        if let item = item(style, paths, at: frame, matrix) { items.append(item) }
      case .group(let inner, let transform, let opacity, let blendMode):
        items += grouped(
          self.items(of: inner, at: frame, transform.concatenating(matrix)), opacity: opacity,
          blendMode: blendMode.picture ?? .normal)
      }
    }
    return items
  }

  private func item(
    _ style: LottieStyle, _ paths: [LottieShapeScope.ScopedPath], at frame: LottieMoment,
    _ matrix: CGAffineTransform
  ) -> DisplayItem? {
    let opacity = style.opacity.fraction(at: frame)
    guard opacity > 0, matrix.isFinite else { return nil }
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
    return DisplayItem(
      content: content, transform: matrix, opacity: opacity, blendMode: style.blendMode.picture ?? .normal,
      canvas: canvas)
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
