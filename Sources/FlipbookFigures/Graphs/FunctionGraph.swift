import FlipbookDrawing
import FlipbookViews
import Foundation

/// Axes with ticks and labels, and the graphs of functions over them.
///
/// ```swift
/// FunctionGraph(x: -4...4, y: -2...2)
///   .curve(.blue, progress: drawn) { sin($0) }
///   .curve(.red, parameter: a) { x, a in a / x }
///   .point(x: 1, y: sin(1), "P")
/// ```
/// It takes all the room that it is offered. A line has a gap where the function has no value (`.nan`, infinite) and where
/// it jumps. Ranges, parameters, points and progress take part in animations. The functions are asked at most 20,000 times
/// each for a picture.
public struct FunctionGraph: View {
  private var model: GraphModel

  /// Makes axes without curves.
  ///
  /// - Parameters:
  ///   - x: The numbers from left to right.
  ///   - y: The numbers from bottom to top.
  ///   - axes: How much of the axes is drawn: 0…1.
  public init(
    x: ClosedRange<Double>, y: ClosedRange<Double>, axes: Double = 1, file: String = #fileID,
    line: Int = #line
  ) {
    let place = VideoFiles.place(file, line)
    model = GraphModel(
      x: .checked(x, what: "axis across", place: place), y: .checked(y, what: "axis upwards", place: place),
      axes: axes)
  }

  /// Adds the graph of a function.
  ///
  /// - Parameters:
  ///   - color: The line's colour.
  ///   - lineWidth: In points.
  ///   - progress: How much is drawn, from the left: 0…1.
  ///   - function: The value at a place; `.nan` where it has none.
  public func curve(
    _ color: Color = .accentColor, lineWidth: CGFloat = 3, progress: Double = 1,
    _ function: @escaping (Double) -> Double
  ) -> FunctionGraph {
    adding(
      GraphCurve(kind: .line(width: lineWidth), color: color, progress: progress, parameter: 0) { x, _ in
        function(x)
      })
  }

  /// Adds the graph of a function with a number that takes part in animations.
  ///
  /// - Parameters:
  ///   - color: The line's colour.
  ///   - lineWidth: In points.
  ///   - progress: How much is drawn, from the left: 0…1.
  ///   - parameter: The number.
  ///   - function: The value at a place for a parameter.
  public func curve(
    _ color: Color = .accentColor, lineWidth: CGFloat = 3, progress: Double = 1, parameter: Double,
    _ function: @escaping (_ x: Double, _ parameter: Double) -> Double
  ) -> FunctionGraph {
    adding(
      GraphCurve(
        kind: .line(width: lineWidth), color: color, progress: progress, parameter: parameter,
        function: function))
  }

  /// Adds the area between a function and 0 over a range.
  public func area(
    _ color: Color = .accentColor.opacity(0.25), over range: ClosedRange<Double>, progress: Double = 1,
    _ function: @escaping (Double) -> Double
  ) -> FunctionGraph {
    adding(
      GraphCurve(
        kind: .area(lower: range.lowerBound, upper: range.upperBound), color: color, progress: progress,
        parameter: 0
      ) { x, _ in function(x) })
  }

  /// Adds a point, with a label to its upper right.
  ///
  /// - Parameter opacity: Of both: 0…1.
  public func point(
    x: Double, y: Double, _ label: String = "", color: Color = .accentColor, opacity: Double = 1
  ) -> FunctionGraph {
    adding(
      GraphCurve(kind: .point(x: x, y: y, label: label), color: color, progress: opacity, parameter: 0) {
        x, _ in x
      })
  }

  /// Draws faint lines through the ticks.
  public func gridLines(_ isShown: Bool = true) -> FunctionGraph {
    var copy = self
    copy.model.hasGrid = isShown
    return copy
  }

  /// Sets the distance between labels; a round one where it is nil.
  public func ticks(x: Double? = nil, y: Double? = nil) -> FunctionGraph {
    var copy = self
    (copy.model.xStep, copy.model.yStep) = (x, y)
    return copy
  }

  private func adding(_ curve: GraphCurve) -> FunctionGraph {
    var copy = self
    copy.model.curves.append(curve)
    return copy
  }

  /// The graph.
  public var body: some View { GraphPicture(model: model) }
}
