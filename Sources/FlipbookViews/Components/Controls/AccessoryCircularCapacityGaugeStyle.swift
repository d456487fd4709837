import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A ring that is filled up to the value.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Makes the style.
  public init() {}
  /// A ring of 60 points with the label of the value in it.
  public func makeBody(configuration: Configuration) -> some View {
    ZStack {
      Circle().stroke(.tint.opacity(0.25), lineWidth: 6)
      Circle().trim(from: 0, to: configuration.value)
        .stroke(.tint, style: StrokeStyle(lineWidth: 6, lineCap: .round))
        .rotationEffect(.degrees(-90))
      (configuration.currentValueLabel ?? configuration.label).font(.system(size: 17, weight: .medium))
    }
    .padding(3)
    .frame(width: 60, height: 60)
  }
}
