import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The parts that a style makes a gauge from.
@MainActor @preconcurrency
public struct GaugeStyleConfiguration {
  /// A label of the gauge.
  public struct Label: View {
    let content: AnyView
    /// The label as the scene wrote it.
    public var body: some View { content }
  }
  /// The label of the value.
  public typealias CurrentValueLabel = Label
  /// The label of the least value.
  public typealias MinimumValueLabel = Label
  /// The label of the greatest value.
  public typealias MaximumValueLabel = Label

  /// From 0 to 1.
  public var value: Double
  /// The label of the gauge.
  public var label: Label
  /// The label of the value; nil without one.
  public var currentValueLabel: Label?
  /// The label of the least value; nil without one.
  public var minimumValueLabel: Label?
  /// The label of the greatest value; nil without one.
  public var maximumValueLabel: Label?
}
