import FlipbookDrawing
import FlipbookMotion
import Foundation

/// How far a view that zooms is from its own place, part by part: 0 in its place, 1 at the view that it zooms from.
struct ZoomPlace: Equatable {
  /// The parts of the way, in the order of ``Part``, and how a finger holds the view.
  typealias Vector = AnimatablePair<SIMD8<Double>, SIMD4<Double>>

  /// A part of the way. The fade is that of the view to the one that it zooms from.
  enum Part: Int, CaseIterable { case center, width, height, fade, dimming }

  /// The effect of a finger: the way of the center in points, and the parts of its width and height by which the view is smaller.
  enum Hold: Int, CaseIterable { case x, y, narrowing, lowering }

  var vector: Vector

  init(aside: CGFloat, hold: ZoomHold) {
    var parts = SIMD8<Double>.zero
    for part in Part.allCases { parts[part.rawValue] = aside }
    vector = Vector(parts, hold.amount)
  }

  subscript(part: Part) -> CGFloat { vector.first[part.rawValue] }
  subscript(hold: Hold) -> CGFloat { vector.second[hold.rawValue] }

  /// Whether the view is in its place, as large as it is.
  var isAtRest: Bool {
    func isSmall<V: SIMD>(_ lanes: V, _ limit: Double) -> Bool where V.Scalar == Double {
      lanes.indices.allSatisfy { abs(lanes[$0]) < limit }
    }
    return isSmall(vector.first, 0.0005) && isSmall(vector.second, 0.0005)
  }
}
