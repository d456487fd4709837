import FlipbookCharts
import FlipbookDiagnostics
import FlipbookDrawing
import Foundation

/// Numbers along a line: where they lie, and which of them have ticks.
struct FigureScale: Equatable {
  /// The number at the begin.
  var lower: Double
  /// The number at the end.
  var upper: Double

  var extent: Double { upper - lower }

  /// The place of a number: 0 at the begin, 1 at the end.
  func place(of value: Double) -> Double { extent > 0 ? (value - lower) / extent : 0 }

  /// The multiples of a step that lie in the scale.
  func ticks(every step: Double) -> [Double] { NumberSteps.values(from: lower, to: upper, by: step) }

  /// The step that was asked for where it is usable, else a round one.
  ///
  /// - Parameter intervals: About the most intervals that a round step makes.
  func step(_ wanted: Double?, intervals: Double) -> Double {
    if let wanted, wanted.isFinite, wanted > 0, extent / wanted < Double(NumberSteps.limit) { return wanted }
    return NumberSteps.step(for: extent, intervals: max(1, intervals))
  }

  /// A range that can be drawn; a report and 0…1 or a range around the number for one that can't.
  static func checked(_ range: ClosedRange<Double>, what: String, place: String) -> FigureScale {
    let scale = FigureScale(lower: range.lowerBound, upper: range.upperBound)
    let size = max(abs(scale.lower), abs(scale.upper))
    // Below this the numbers of a range are no longer distinguished by ticks.
    if scale.extent.isFinite, scale.extent > max(size * 1e-9, 1e-300) { return scale }
    FigureReport.report(
      "figure.range", "The \(what) can't go from \(range.lowerBound) to \(range.upperBound).", place: place)
    guard scale.lower.isFinite, scale.upper.isFinite, scale.extent.isFinite else {
      return FigureScale(lower: 0, upper: 1)
    }
    let half = max(size * 1e-6, 0.5)
    return FigureScale(lower: scale.lower - half, upper: scale.lower + half)
  }
}
