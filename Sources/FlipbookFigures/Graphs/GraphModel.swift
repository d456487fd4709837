import FlipbookDrawing
import FlipbookViews

/// The content of a graph.
struct GraphModel {
  var x: FigureScale
  var y: FigureScale
  /// How much of the axes is drawn: 0…1.
  var axes: Double
  var hasGrid = false
  /// The distance between labels; a round one where it is nil.
  var xStep: Double?
  /// As `xStep`, upwards.
  var yStep: Double?
  var curves: [GraphCurve] = []

  /// The numbers that animate.
  var vector: AnimatableVector {
    get {
      AnimatableVector([x.lower, x.upper, y.lower, y.upper, axes] + curves.flatMap(\.numbers))
    }
    set {
      (x.lower, x.upper, y.lower, y.upper) = (newValue[0], newValue[1], newValue[2], newValue[3])
      axes = newValue[4]
      for index in curves.indices { curves[index].numbers = (0..<4).map { newValue[5 + 4 * index + $0] } }
    }
  }
}
