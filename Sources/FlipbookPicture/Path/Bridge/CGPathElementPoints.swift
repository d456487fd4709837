import Foundation

/// The points of an element of a ``CGPath``.
///
/// Stands where Core Graphics has a pointer to the first point, so that `points[1]` and `points.pointee` read the same.
public struct CGPathElementPoints: RandomAccessCollection, ExpressibleByArrayLiteral, Hashable, Sendable {
  private var points: [CGPoint]

  /// Makes the points of an element.
  public init(arrayLiteral points: CGPoint...) { self.points = points }

  /// The first point; that of a close, which has none, is the origin.
  public var pointee: CGPoint { points.first ?? .zero }

  /// The place of the first point: 0.
  public var startIndex: Int { 0 }
  /// The place after the last point.
  public var endIndex: Int { points.count }
  /// The point at a place, counted from 0.
  public subscript(position: Int) -> CGPoint { points[position] }

  /// The points that follow after a number of them.
  public func advanced(by count: Int) -> CGPathElementPoints { self + count }

  /// The points that follow after a number of them.
  public static func + (points: CGPathElementPoints, count: Int) -> CGPathElementPoints {
    var rest = points
    rest.points.removeFirst(Swift.min(Swift.max(count, 0), points.count))
    return rest
  }
}
