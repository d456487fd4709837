import Foundation

extension Path {
  /// Adds an arc of a circle, with a line to its start when there is a current point.
  /// - Parameters:
  ///   - startAngle: Zero points along x; positive angles turn clockwise on screen.
  ///   - clockwise: In a space whose y points up, as in SwiftUI: on screen, `true` draws counter-clockwise,
  ///     towards smaller angles. An end angle on the wrong side of the start is moved by full turns; more than
  ///     a full turn goes round again.
  ///   - transform: Applied to the arc first.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let sweep = EllipticalArc.sweep(
      from: startAngle.radians, to: endAngle.radians, towardsSmaller: clockwise)
    let arc = EllipticalArc(
      center: center, radius: radius, startAngle: startAngle.radians, sweep: sweep)
    withElements { $0.addArc(arc, transform: transform) }
  }

  /// Adds an arc of a circle given by how far it turns, with a line to its start when there is a current
  /// point.
  /// - Parameters:
  ///   - startAngle: Zero points along x; positive angles turn clockwise on screen.
  ///   - delta: How far the arc turns, positive clockwise on screen; more than a full turn goes round again.
  ///   - transform: Applied to the arc first.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    let arc = EllipticalArc(
      center: center, radius: radius, startAngle: startAngle.radians, sweep: delta.radians)
    withElements { $0.addArc(arc, transform: transform) }
  }

  /// Rounds the corner at `tangent1End` between the lines to it from the current point and from it to
  /// `tangent2End`: a line to where the arc starts, then the arc. Where there is no corner to round, a line to
  /// `tangent1End`.
  /// - Parameter transform: Applied to both points and the arc first; the current point stays.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    withElements {
      guard let current = $0.currentPoint else { return $0.line(to: tangent1End) }
      let from = current.applying(transform.inverted())
      guard
        let (start, arc) = EllipticalArc.rounding(
          corner: tangent1End, from: from, to: tangent2End, radius: radius)
      else { return $0.line(to: tangent1End.applying(transform)) }
      $0.line(to: start.applying(transform))
      $0.addArc(arc, transform: transform, linesToStart: false)
    }
  }
}

extension PathElements {
  /// Adds an arc as cubic curves.
  /// - Parameter linesToStart: Whether a line leads there from the current point; otherwise the arc starts
  ///   at the current point, which is taken to be its start.
  mutating func addArc(
    _ arc: EllipticalArc, transform: CGAffineTransform = .identity, linesToStart: Bool = true
  ) {
    guard arc.isFinite else { return reportNonFinite() }
    if linesToStart {
      let start = arc.start.applying(transform)
      if let current = currentPoint {
        if current != start || verbs.last == .close { line(to: start) }
      } else {
        move(to: start)
      }
    }
    arc.forEachCurve { control1, control2, end in
      curve(
        to: end.applying(transform), control1: control1.applying(transform),
        control2: control2.applying(transform))
    }
  }
}
