import Foundation

/// A line or an area of a function, whose points are chosen as the scales are known.
@MainActor
struct FunctionPlot {
  /// The values at the points: two for an area.
  enum Function {
    case value(@Sendable (Double) -> Double)
    case range(@Sendable (Double) -> (yStart: Double, yEnd: Double))
    case curve(@Sendable (Double) -> (x: Double, y: Double))
  }

  var kind: Mark.Kind
  var function: Function
  var domain: ClosedRange<Double>?
  var xLabel: String
  var yLabel: String
  var style = MarkStyle()
  var identity = MarkIdentity(path: [])

  /// The points of a plot.
  static let count = 400

  /// The marks over a range of the scale.
  func marks(over range: ClosedRange<Double>) -> [Mark] {
    let domain = self.domain ?? range
    guard domain.lowerBound.isFinite, domain.upperBound.isFinite else { return [] }
    return (0...Self.count).compactMap { index in
      let at =
        domain.lowerBound + (domain.upperBound - domain.lowerBound) * Double(index) / Double(Self.count)
      return mark(at: at, index: index)
    }
  }

  private func mark(at place: Double, index: Int) -> Mark? {
    var mark = Mark(kind)
    mark.style = style
    mark.identity = MarkIdentity(path: identity.path + [index])
    mark.stacking = .unstacked
    mark.series = .category("\(identity.path)")
    func interval(_ value: Double) -> PlotInterval { PlotInterval(lower: .number(value)) }
    mark.x.start = interval(place)
    switch function {
    case .value(let function): mark.y.start = interval(function(place))
    case .range(let function):
      let (start, end) = function(place)
      (mark.y.start, mark.y.end) = (interval(start), interval(end))
    case .curve(let function):
      let (x, y) = function(place)
      (mark.x.start, mark.y.start) = (interval(x), interval(y))
    }
    (mark.x.label, mark.y.label) = (xLabel, yLabel)
    // A function has no value there; the line has a gap.
    return mark.x.isFinite && mark.y.isFinite ? mark : nil
  }
}
