import FlipbookDrawing
import FlipbookViews
import Foundation

/// The interface of a chart to the views around it. Places are in points, in the coordinates of the plot.
@MainActor @preconcurrency
public struct ChartProxy {
  let geometry: PlotGeometry
  let x: PositionScale?
  let y: PositionScale?
  let actions: SelectionActions

  /// The size of the plot.
  public var plotSize: CGSize { geometry.plot.size }
  /// The size of the plot.
  public var plotAreaSize: CGSize { geometry.plot.size }
  /// The plot, for a geometry reader over the chart.
  public var plotFrame: Anchor<CGRect>? { Anchor(fixed: geometry.plot) }
  /// The plot, for a geometry reader over the chart.
  public var plotAreaFrame: Anchor<CGRect> { Anchor(fixed: geometry.plot) }
  /// The visible area of a scrolled plot, for a geometry reader over the chart.
  public var plotContainerFrame: Anchor<CGRect>? { Anchor(fixed: geometry.plot) }

  // MARK: From values to places

  /// Where a value lies across; nil where it has no place.
  public func position<P: Plottable>(forX value: P) -> CGFloat? {
    x?.unit(value.datum).map(geometry.x.point)
  }

  /// Where a value lies down; nil where it has no place.
  public func position<P: Plottable>(forY value: P) -> CGFloat? {
    y?.unit(value.datum).map(geometry.y.point)
  }

  /// Where two values lie; nil where they have no place.
  public func position<X: Plottable, Y: Plottable>(for position: (x: X, y: Y)) -> CGPoint? {
    guard let x = self.position(forX: position.x), let y = self.position(forY: position.y) else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// The band of a value across; nil where it has no place.
  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
    Self.range(x?.room(PlotInterval(lower: value.datum)), geometry.x)
  }

  /// The band of a value down; nil where it has no place.
  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
    Self.range(y?.room(PlotInterval(lower: value.datum)), geometry.y)
  }

  private static func range(_ room: (Double, Double)?, _ mapping: AxisMapping) -> ClosedRange<CGFloat>? {
    guard let room else { return nil }
    let (from, to) = (mapping.point(room.0), mapping.point(room.1))
    return min(from, to)...max(from, to)
  }

  // MARK: From places to values

  /// The value at a place across; nil where there is none of the type.
  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
    x?.datum(at: geometry.x.unit(position)).flatMap { P.make($0) }
  }

  /// The value at a place down; nil where there is none of the type.
  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
    y?.datum(at: geometry.y.unit(position)).flatMap { P.make($0) }
  }

  /// The values at a place; nil where there are none of the types.
  public func value<X: Plottable, Y: Plottable>(at position: CGPoint, as type: (X, Y).Type = (X, Y).self)
    -> (X, Y)?
  {
    guard let x: X = value(atX: position.x), let y: Y = value(atY: position.y) else { return nil }
    return (x, y)
  }

  /// The values that the axis across shows: words, or the ends.
  public func xDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { Self.domain(x) }

  /// The values that the axis down shows: words, or the ends.
  public func yDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { Self.domain(y) }

  private static func domain<P: Plottable>(_ scale: PositionScale?) -> [P] {
    guard let scale else { return [] }
    if let words = scale.words { return words.compactMap { P.make(.category($0)) } }
    guard let bounds = scale.bounds else { return [] }
    return [bounds.lower, bounds.upper].compactMap { P.make(scale.isDate ? .date($0) : .number($0)) }
  }

  // MARK: Angles

  /// The angle about the middle of the plot at which a place lies, from 12 o'clock.
  public func angle(at position: CGPoint) -> Angle {
    let (dx, dy) = (position.x - plotSize.width / 2, position.y - plotSize.height / 2)
    let turn = atan2(dx, -dy)
    return .radians(turn < 0 ? turn + 2 * .pi : turn)
  }

  /// The value of a pie at an angle from 12 o'clock: how much of the sum lies before it.
  public func value<P: Plottable>(atAngle angle: Angle, as type: P.Type = P.self) -> P? {
    actions.angleTotal.flatMap { P.make(.number($0 * angle.radians / (2 * .pi))) }
  }

  // MARK: Selecting

  /// Selects the value at a place across.
  public func selectXValue(at position: CGFloat) { actions.selectX(x?.datum(at: geometry.x.unit(position))) }

  /// Selects the value at a place down.
  public func selectYValue(at position: CGFloat) { actions.selectY(y?.datum(at: geometry.y.unit(position))) }

  /// Selects the value of a pie at an angle from 12 o'clock.
  public func selectAngleValue(at angle: Angle) {
    actions.selectAngle(actions.angleTotal.map { .number($0 * angle.radians / (2 * .pi)) })
  }

  /// Selects the values between two places across.
  public func selectXRange(from start: CGFloat, to end: CGFloat) {
    actions.selectXRange(x?.datum(at: geometry.x.unit(start)), x?.datum(at: geometry.x.unit(end)))
  }

  /// Selects the values between two places down.
  public func selectYRange(from start: CGFloat, to end: CGFloat) {
    actions.selectYRange(y?.datum(at: geometry.y.unit(start)), y?.datum(at: geometry.y.unit(end)))
  }
}
