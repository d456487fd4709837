import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The default style: a filled bar under the label.
public struct DefaultGaugeStyle: GaugeStyle {
  /// Makes the style.
  public init() {}
  /// The style of ``LinearCapacityGaugeStyle``.
  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGaugeStyle().makeBody(configuration: configuration)
  }
}
