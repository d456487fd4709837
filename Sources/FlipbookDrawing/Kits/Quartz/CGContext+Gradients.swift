import Foundation

extension CGContext {
  /// Draws a gradient along a line, over all of the clip that it reaches.
  ///
  /// - Parameter options: Whether the end colours go on before the start and after the end; otherwise nothing
  ///   is drawn there.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    guard startPoint.isFinite, endPoint.isFinite, startPoint != endPoint else { return }
    let paint = Paint.gradient(
      GradientPaint(ramp: gradient.ramp, geometry: .linear(start: startPoint, end: endPoint)))
    if options.contains([.drawsBeforeStartLocation, .drawsAfterEndLocation]) {
      return fillClip(with: paint, transform: state.transform)
    }
    let visible = boundingBoxOfClipPath
    guard visible.width > 0, visible.height > 0, visible.isFinite else { return }
    // The band between both ends, across all that is seen, in the direction of the gradient and across it.
    let length = hypot(endPoint.x - startPoint.x, endPoint.y - startPoint.y)
    let along = CGPoint(x: (endPoint.x - startPoint.x) / length, y: (endPoint.y - startPoint.y) / length)
    let reach =
      visible.width + visible.height + abs(startPoint.x - visible.midX) + abs(startPoint.y - visible.midY)
      + length
    let before = options.contains(.drawsBeforeStartLocation) ? -reach : 0
    let after = options.contains(.drawsAfterEndLocation) ? reach : length
    func corner(_ distance: CGFloat, _ side: CGFloat) -> CGPoint {
      CGPoint(
        x: startPoint.x + along.x * distance - along.y * side,
        y: startPoint.y + along.y * distance + along.x * side)
    }
    let band = Path {
      $0.addLines([
        corner(before, -reach), corner(after, -reach), corner(after, reach), corner(before, reach),
      ])
      $0.closeSubpath()
    }
    fill(band, with: paint)
  }

  /// Draws a gradient from one circle to another, over all of the clip that it reaches.
  ///
  /// - Parameter options: Whether the end colours go on past the start and the end circle; otherwise nothing is
  ///   drawn there.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    guard startCenter.isFinite, endCenter.isFinite, startRadius.isFinite, endRadius.isFinite,
      startRadius >= 0,
      endRadius >= 0, startRadius != endRadius || startCenter != endCenter
    else { return }
    guard startCenter == endCenter else {
      let circles = GradientPaint.Circles(
        start: startCenter, startRadius: startRadius, end: endCenter, endRadius: endRadius,
        drawsBeforeStart: options.contains(.drawsBeforeStartLocation),
        drawsAfterEnd: options.contains(.drawsAfterEndLocation))
      let paint = Paint.gradient(GradientPaint(ramp: gradient.ramp, geometry: .circles(circles)))
      return fillClip(with: paint, transform: state.transform)
    }
    let grows = startRadius < endRadius
    let inner = min(startRadius, endRadius)
    let outer = max(startRadius, endRadius)
    let paint = Paint.gradient(
      GradientPaint(
        ramp: grows ? gradient.ramp : gradient.ramp.reversed,
        geometry: .radial(
          center: startCenter, startRadius: inner, endRadius: outer, transform: .identity)))
    let fillsInside = options.contains(grows ? .drawsBeforeStartLocation : .drawsAfterEndLocation)
    let fillsOutside = options.contains(grows ? .drawsAfterEndLocation : .drawsBeforeStartLocation)
    if fillsInside && fillsOutside { return fillClip(with: paint, transform: state.transform) }
    var path = Path()
    if fillsOutside {
      path.addRect(boundingBoxOfClipPath.insetBy(dx: -1, dy: -1))
    } else {
      path.addEllipse(in: Self.square(around: startCenter, radius: outer))
    }
    if !fillsInside, inner > 0 { path.addEllipse(in: Self.square(around: startCenter, radius: inner)) }
    fill(path, with: paint, style: FillStyle(eoFill: !fillsInside && inner > 0))
  }

  /// Draws one turn of a gradient over all of the clip.
  ///
  /// - Parameter angle: Where the turn begins, in radians; 0 is to the right and positive angles turn clockwise on
  ///   screen.
  public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
    guard center.isFinite, angle.isFinite else { return }
    let paint = GradientPaint(
      ramp: gradient.ramp,
      geometry: .conic(center: center, startAngle: angle, endAngle: angle + 2 * .pi))
    fillClip(with: .gradient(paint), transform: state.transform)
  }

  private func fill(_ path: Path, with paint: Paint, style: FillStyle = FillStyle()) {
    var style = style
    style.isAntialiased = state.isAntialiased
    record(.fill(path, paint, style), transform: state.transform)
  }

  private static func square(around center: CGPoint, radius: CGFloat) -> CGRect {
    CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2)
  }
}

extension GradientRamp {
  /// The same colours from the other end.
  var reversed: GradientRamp {
    GradientRamp(
      stops: stops.reversed().map { Stop(color: $0.color, location: 1 - $0.location) },
      interpolation: interpolation)
  }
}
