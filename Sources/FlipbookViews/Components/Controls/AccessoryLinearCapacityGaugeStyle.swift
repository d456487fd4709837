import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A bar that is filled up to the value.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// Makes the style.
  public init() {}
  /// The label, a filled bar and the label of the value.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      configuration.label.font(.headline)
      GaugeBar(value: configuration.value, isFilled: true, height: 8)
      configuration.currentValueLabel.font(.caption)
    }
  }
}
