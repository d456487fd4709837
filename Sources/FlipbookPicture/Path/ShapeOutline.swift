import Foundation

/// A closed shape that knows its elements: verbs that never change, and the points they take.
protocol ShapeOutline {
  var verbs: [Path.Verb] { get }
  func forEachPoint(_ body: (CGPoint) -> Void)
}

extension PathElements {
  /// Adds a shape as one subpath.
  mutating func addOutline(_ outline: some ShapeOutline, transform: CGAffineTransform = .identity) {
    var points: [CGPoint] = []
    points.reserveCapacity(32)
    if transform.isIdentity {
      outline.forEachPoint { points.append($0) }
    } else {
      outline.forEachPoint { points.append($0.applying(transform)) }
    }
    append(verbs: outline.verbs, points: points)
  }
}
