import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The usual look: a filled bar under the label.
public struct DefaultGaugeStyle: GaugeStyle {
  /// Makes the style.
  public init() {}
  /// The look of ``LinearCapacityGaugeStyle``.
  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGaugeStyle().makeBody(configuration: configuration)
  }
}
