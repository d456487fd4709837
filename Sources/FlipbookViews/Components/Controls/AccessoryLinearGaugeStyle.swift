import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A bar with a mark at the value.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Makes the style.
  public init() {}
  /// A bar with a mark, between the labels of its ends.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 9) {
      configuration.minimumValueLabel
      GaugeBar(value: configuration.value, isFilled: false, height: 8)
      configuration.maximumValueLabel
    }
    .font(.body.weight(.semibold))
  }
}
