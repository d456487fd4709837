import FlipbookDrawing
import Foundation

/// The distances a view wants from its neighbours.
public struct ViewSpacing: Sendable {
  /// What lies at an edge of a view, which decides how far a neighbour keeps.
  package enum EdgeKind: Sendable {
    case standard
    case none
    case text
  }

  package var leading: EdgeKind = .standard
  package var trailing: EdgeKind = .standard
  package var top: EdgeKind = .standard
  package var bottom: EdgeKind = .standard

  public static let zero = ViewSpacing(.none)

  public init() {}

  package init(_ kind: EdgeKind) { (leading, trailing, top, bottom) = (kind, kind, kind, kind) }

  /// The distance to the next view along an axis. 8 points, none beside a spacer.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let (own, other) = axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
    return own == .none || other == .none ? 0 : 8
  }

  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.leading), leading == .none { leading = other.leading }
    if edges.contains(.trailing), trailing == .none { trailing = other.trailing }
    if edges.contains(.top), top == .none { top = other.top }
    if edges.contains(.bottom), bottom == .none { bottom = other.bottom }
  }

  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var copy = self
    copy.formUnion(other, edges: edges)
    return copy
  }
}
