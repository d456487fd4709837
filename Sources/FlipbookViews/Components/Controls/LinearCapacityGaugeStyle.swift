import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A label over a bar that is filled up to the value.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Makes the style.
  public init() {}
  /// The label, a filled bar between the labels of its ends, and the label of the value.
  public func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      HStack(spacing: 8) {
        configuration.minimumValueLabel
        GaugeBar(value: configuration.value, isFilled: true, height: 16)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel
    }
  }
}
