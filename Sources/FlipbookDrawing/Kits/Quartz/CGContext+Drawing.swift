import Foundation

extension CGContext {
  // MARK: The path

  /// Fills the path and forgets it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(currentPath, rule: rule, transform: pathTransform)
    beginPath()
  }

  /// Strokes the path and forgets it.
  public func strokePath() {
    if let path = userPath { stroke(path, style: state.line) }
    beginPath()
  }

  /// Draws the path and forgets it.
  public func drawPath(using mode: CGPathDrawingMode) {
    switch mode {
    case .fill, .fillStroke: fill(currentPath, rule: .winding, transform: pathTransform)
    case .eoFill, .eoFillStroke: fill(currentPath, rule: .evenOdd, transform: pathTransform)
    case .stroke: break
    }
    switch mode {
    case .stroke, .fillStroke, .eoFillStroke: strokePath()
    case .fill, .eoFill: beginPath()
    }
  }

  // MARK: Shapes

  /// Fills a rectangle. The path is forgotten, as in the calls below.
  public func fill(_ rect: CGRect) {
    beginPath()
    fill(Path(rect), rule: .winding, transform: state.transform)
  }

  /// Fills several rectangles as one shape.
  public func fill(_ rects: [CGRect]) {
    beginPath()
    fill(Path { $0.addRects(rects) }, rule: .winding, transform: state.transform)
  }

  /// Draws a line along a rectangle.
  public func stroke(_ rect: CGRect) {
    beginPath()
    stroke(Path(rect), style: state.line)
  }

  /// Draws a line of a width in points along a rectangle.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    beginPath()
    var style = state.line
    style.lineWidth = width
    stroke(Path(rect), style: style)
  }

  /// Fills the ellipse that fits a rectangle.
  public func fillEllipse(in rect: CGRect) {
    beginPath()
    fill(Path(ellipseIn: rect), rule: .winding, transform: state.transform)
  }

  /// Draws a line along the ellipse that fits a rectangle.
  public func strokeEllipse(in rect: CGRect) {
    beginPath()
    stroke(Path(ellipseIn: rect), style: state.line)
  }

  /// Draws lines from the first point to the second, from the third to the fourth and so on.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    var path = Path()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      path.move(to: points[index])
      path.addLine(to: points[index + 1])
    }
    stroke(path, style: state.line)
  }

  /// Makes a rectangle transparent, whatever the blend mode and alpha.
  public func clear(_ rect: CGRect) {
    beginPath()
    saveGState()
    state.blendMode = .clear
    state.alpha = 1
    state.shadow = nil
    fill(Path(rect), rule: .winding, transform: state.transform)
    state = saved.removeLast()
  }

  // MARK: Recording

  func fill(_ path: Path, rule: CGPathFillRule, transform: CGAffineTransform) {
    guard !path.isEmpty else { return }
    let style = FillStyle(eoFill: rule == .evenOdd, antialiased: state.isAntialiased)
    guard state.blendMode.blendMode.reachesWholeClip else {
      return record(.fill(path, .color(state.fill), style), transform: transform)
    }
    recordClipped(to: .path(path, style, transform), .color(state.fill))
  }

  func stroke(_ path: Path, style: StrokeStyle) {
    guard !path.isEmpty, style.lineWidth != 0 else { return }
    guard style.lineWidth.isFinite, style.lineWidth > 0 else {
      return reportUnsupported(
        "stroke.width",
        "A line width of \(style.lineWidth) can't be drawn; the stroke is left out. Use a number above 0.")
    }
    if state.blendMode.blendMode.reachesWholeClip {
      let shape = FillStyle(antialiased: state.isAntialiased)
      recordClipped(
        to: .path(path.strokedPath(style), shape, state.transform), .color(state.stroke))
    } else if state.isAntialiased {
      record(.stroke(path, .color(state.stroke), style), transform: state.transform)
    } else {
      record(
        .fill(path.strokedPath(style), .color(state.stroke), FillStyle(antialiased: false)),
        transform: state.transform)
    }
  }

  /// Records what a blend mode that reaches the whole clip does inside a shape alone, which is all that it
  /// changes in Core Graphics.
  func recordClipped(to shape: ClipChain.Shape, _ paint: Paint) {
    let clip = state.clip
    state.clip = ClipChain(parent: clip, shape: shape, isInverse: false, canvas: recorder.canvas)
    defer { state.clip = clip }
    guard let bounds = state.clip?.bounds, !bounds.isNull else { return }
    // A point more, so that the smoothed edge is the clip's and not also the fill's.
    record(.fill(Path(bounds.insetBy(dx: -1, dy: -1)), paint, FillStyle()), transform: .identity)
  }
}
