import FlipbookDrawing
import FlipbookViews
import Foundation

/// A part of a graph that is drawn over its axes.
struct GraphCurve {
  /// The part of a function's graph that is drawn.
  enum Kind {
    case line(width: CGFloat)
    /// The area between the function and 0 over a range.
    case area(lower: Double, upper: Double)
    /// A point on its own, at `lower` across and the function's value there.
    case point(x: Double, y: Double, label: String)
  }

  var kind: Kind
  var color: Color
  /// How much is drawn, from the left: 0…1.
  var progress: Double
  /// The number that the function is given beside its place.
  var parameter: Double
  var function: (Double, Double) -> Double

  /// The numbers that animate: always four.
  var numbers: [Double] {
    get {
      switch kind {
      case .line: [progress, parameter, 0, 0]
      case .area(let lower, let upper): [progress, parameter, lower, upper]
      case .point(let x, let y, _): [progress, parameter, x, y]
      }
    }
    set {
      (progress, parameter) = (newValue[0], newValue[1])
      switch kind {
      case .line: break
      case .area: kind = .area(lower: newValue[2], upper: newValue[3])
      case .point(_, _, let label): kind = .point(x: newValue[2], y: newValue[3], label: label)
      }
    }
  }
}
