import FlipbookDrawing
import Foundation

/// Marks at values of an axis.
public struct AxisMarks<Content: AxisMark>: AxisContent {
  /// The groups of marks as charts take them.
  public let _specs: [_AxisSpec]

  private init(
    _ preset: AxisMarkPreset, _ position: AxisMarkPosition, _ values: AxisMarkValues,
    _ parts: @escaping @MainActor (AxisValue) -> [_AxisPart]
  ) { _specs = [_AxisSpec(preset: preset, position: position, values: values, parts: parts)] }

  /// The parts of a closure at some values.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) { self.init(preset, position, values) { content($0)._parts } }

  /// The parts of a closure at some values.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
  ) { self.init(preset, position, values) { _ in content()._parts } }

  /// The parts of a closure at given values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) { self.init(preset, position, .values(values)) { content($0)._parts } }

  /// The parts of a closure at given values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping () -> Content
  ) { self.init(preset, position, .values(values)) { _ in content()._parts } }
}

extension AxisMarks where Content == _AxisMarks {
  @MainActor
  private static func parts(_ label: AxisValueLabel, _ stroke: StrokeStyle?) -> [_AxisPart] {
    AxisGridLine(stroke: stroke)._parts + AxisTick(stroke: stroke)._parts + label._parts
  }

  /// A line, a tick and a label at some values.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) { self.init(preset, position, values) { _ in Self.parts(AxisValueLabel(), stroke) } }

  /// A line, a tick and a label at given values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) { self.init(preset, position, .values(values)) { _ in Self.parts(AxisValueLabel(), stroke) } }

  /// A line, a tick and a label by a format at some values.
  public init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(preset, position, values) { _ in Self.parts(AxisValueLabel(format: format), stroke) }
  }

  /// A line, a tick and a label by a format at given values.
  public init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Format.FormatInput], stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(preset, position, .values(values)) { _ in
      Self.parts(AxisValueLabel(format: format), stroke)
    }
  }
}
