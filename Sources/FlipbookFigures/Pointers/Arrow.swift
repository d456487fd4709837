import FlipbookDrawing
import FlipbookMotion
import FlipbookViews
import Foundation

/// An arrow from one point to another, straight or bent, as a filled shape.
///
/// ```swift
/// Arrow(from: .bottomLeading, to: .topTrailing, bend: 0.2, progress: drawn).fill(.orange)
/// ```
/// Both points, `bend`, `progress` and lengths take part in animations.
public struct Arrow: Shape {
  private var start: End
  private var end: End
  /// How far the middle lies to the left of the straight way, as a share of its length; 0 for a straight arrow.
  public var bend: CGFloat
  /// In points.
  public var lineWidth: CGFloat
  /// From the tip of a head to its back, in points; 5 line widths unless given.
  public var headLength: CGFloat
  /// The end that the arrow leads to.
  public var head: ArrowHead
  /// The end that it comes from.
  public var tail: ArrowHead
  /// How much is drawn, from its begin: 0…1. The head leads the line.
  public var progress: Double

  /// A place: a share of the room, and points from there.
  private struct End: Sendable {
    var unit: UnitPoint
    var offset: CGPoint

    func point(in rect: CGRect) -> CGPoint {
      CGPoint(
        x: rect.minX + unit.x * rect.width + offset.x, y: rect.minY + unit.y * rect.height + offset.y)
    }
  }

  /// Makes an arrow between two places of its room.
  ///
  /// - Parameters:
  ///   - start: The begin.
  ///   - end: The tip.
  ///   - bend: How far the middle lies to the left of the straight way, as a share of its length.
  ///   - lineWidth: In points.
  ///   - headLength: In points; 5 line widths unless given.
  ///   - head: The end that it leads to.
  ///   - tail: The end that it comes from.
  ///   - progress: How much is drawn: 0…1.
  public nonisolated init(
    from start: UnitPoint, to end: UnitPoint, bend: CGFloat = 0, lineWidth: CGFloat = 3,
    headLength: CGFloat? = nil, head: ArrowHead = .filled, tail: ArrowHead = .none, progress: Double = 1
  ) {
    self.start = End(unit: start, offset: .zero)
    self.end = End(unit: end, offset: .zero)
    (self.bend, self.lineWidth, self.headLength) = (bend, lineWidth, headLength ?? 5 * lineWidth)
    (self.head, self.tail, self.progress) = (head, tail, progress)
  }

  /// Makes an arrow between two points, counted from the top left of its room. The other parameters are those of the arrow
  /// between places.
  public nonisolated init(
    from start: CGPoint, to end: CGPoint, bend: CGFloat = 0, lineWidth: CGFloat = 3,
    headLength: CGFloat? = nil, head: ArrowHead = .filled, tail: ArrowHead = .none, progress: Double = 1
  ) {
    self.init(
      from: .topLeading, to: .topLeading, bend: bend, lineWidth: lineWidth, headLength: headLength,
      head: head, tail: tail, progress: progress)
    (self.start.offset, self.end.offset) = (start, end)
  }

  /// The outline of line and heads.
  public nonisolated func path(in rect: CGRect) -> Path {
    let drawn = progress.unit
    let (from, to) = (start.point(in: rect), end.point(in: rect))
    guard drawn > 0, lineWidth > 0, headLength > 0 else { return Path() }
    guard let curve = ArrowCurve(from: from, to: to, bend: bend) else { return Path() }
    let reach = curve.length * drawn
    // Heads on a short arrow are as long as there is room.
    let ends = (head == .none ? 0 : 1) + (tail == .none ? 0 : 1)
    let room = ends == 0 ? headLength : min(headLength, reach / CGFloat(ends))
    let cut = { (end: ArrowHead) in end == .filled ? room * 0.6 : end == .open ? lineWidth / 2 : 0 }
    var path = Path()
    let line = curve.part(from: cut(tail), to: reach - cut(head))
    if !line.isEmpty {
      let cap: CGLineCap = head == .none || tail == .none ? .round : .butt
      path = line.strokedPath(StrokeStyle(lineWidth: lineWidth, lineCap: cap, lineJoin: .round))
    }
    for (kind, tip, back) in [(head, reach, reach - room), (tail, 0, min(room, reach))] {
      let added = Self.headPath(
        kind, tip: curve.point(at: tip), back: curve.point(at: back), lineWidth: lineWidth)
      if !added.isEmpty { path = path.isEmpty ? added : path.union(added) }
    }
    return path
  }

  private nonisolated static func headPath(
    _ kind: ArrowHead, tip: CGPoint, back: CGPoint, lineWidth: CGFloat
  ) -> Path {
    let (dx, dy) = (tip.x - back.x, tip.y - back.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 1e-6 else { return Path() }
    // Half as wide as it is long, to each side.
    let side = CGPoint(x: -dy * 0.45, y: dx * 0.45)
    let corners = [1.0, -1].map { CGPoint(x: back.x + side.x * $0, y: back.y + side.y * $0) }
    var path = Path()
    switch kind {
    case .none: break
    case .filled:
      path.addLines([tip, corners[0], corners[1]])
      path.closeSubpath()
    case .open:
      path.addLines([corners[0], tip, corners[1]])
      path = path.strokedPath(StrokeStyle(lineWidth: lineWidth, lineCap: .round, lineJoin: .round))
    case .dot:
      let radius = length * 0.4
      path.addEllipse(in: CGRect(x: tip.x - radius, y: tip.y - radius, width: 2 * radius, height: 2 * radius))
    case .bar:
      path.addLines([1.0, -1].map { CGPoint(x: tip.x + side.x * $0, y: tip.y + side.y * $0) })
      path = path.strokedPath(StrokeStyle(lineWidth: lineWidth, lineCap: .round))
    }
    return path
  }

  /// Both points, the bend, the widths and the progress.
  public nonisolated var animatableData:
    AnimatablePair<
      AnimatablePair<CGPoint.AnimatableData, CGPoint.AnimatableData>,
      AnimatablePair<
        AnimatablePair<UnitPoint.AnimatableData, UnitPoint.AnimatableData>,
        AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, Double>>
      >
    >
  {
    get {
      AnimatablePair(
        AnimatablePair(start.offset.animatableData, end.offset.animatableData),
        AnimatablePair(
          AnimatablePair(start.unit.animatableData, end.unit.animatableData),
          AnimatablePair(AnimatablePair(bend, lineWidth), AnimatablePair(headLength, progress))))
    }
    set {
      start.offset.animatableData = newValue.first.first
      end.offset.animatableData = newValue.first.second
      start.unit.animatableData = newValue.second.first.first
      end.unit.animatableData = newValue.second.first.second
      (bend, lineWidth) = (newValue.second.second.first.first, newValue.second.second.first.second)
      (headLength, progress) = (newValue.second.second.second.first, newValue.second.second.second.second)
    }
  }
}
