import FlipbookDrawing
import FlipbookViews
import Foundation

/// A line of numbers with ticks, labels and markers.
///
/// ```swift
/// NumberLine(0...10, progress: drawn)
///   .marker(at: x, "x", color: .orange)
/// ```
/// It takes the width that it is offered. The range, the markers and `progress` take part in animations.
public struct NumberLine: View {
  private var model: NumberLineModel

  /// Makes a line of numbers.
  ///
  /// - Parameters:
  ///   - range: The numbers at both ends.
  ///   - step: The distance between labels; a round one unless given.
  ///   - progress: How much of the line is drawn, from its begin: 0…1.
  public init(
    _ range: ClosedRange<Double>, step: Double? = nil, progress: Double = 1, file: String = #fileID,
    line: Int = #line
  ) {
    let place = VideoFiles.place(file, line)
    let scale = FigureScale.checked(range, what: "number line", place: place)
    model = NumberLineModel(scale: scale, step: step, progress: progress)
    guard let step else { return }
    if scale.step(step, intervals: 8) != step {
      FigureReport.report(
        "figure.step", "A number line from \(scale.lower) to \(scale.upper) can't have a step of \(step).",
        place: place)
    }
  }

  /// Adds a marker above a number, with a label over it.
  ///
  /// - Parameters:
  ///   - value: A number; outside of the range nothing is drawn.
  ///   - label: The label; none if empty.
  ///   - color: The colour of both.
  public func marker(at value: Double, _ label: String = "", color: Color = .accentColor) -> NumberLine {
    var copy = self
    copy.model.markers.append(.init(value: value, label: label, color: color))
    return copy
  }

  /// Draws the part of the line between two numbers in a colour.
  public func highlight(_ range: ClosedRange<Double>, color: Color = .accentColor) -> NumberLine {
    var copy = self
    copy.model.spans.append(.init(lower: range.lowerBound, upper: range.upperBound, color: color))
    return copy
  }

  /// Writes the labels in another way; a label that is empty is left out.
  public func tickLabels(_ text: @escaping (Double) -> String) -> NumberLine {
    var copy = self
    copy.model.label = text
    return copy
  }

  /// The line.
  public var body: some View { NumberLinePicture(model: model) }
}
