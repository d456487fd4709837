import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A gauge style of any kind.
struct AnyGaugeStyle: @unchecked Sendable {
  let view: @MainActor (GaugeStyleConfiguration) -> AnyView

  @MainActor
  init<S: GaugeStyle>(_ style: S, within outer: AnyGaugeStyle? = nil) {
    view = { StyleBody(style, $0) { $0.makeBody(configuration: $1) }.seeing(outer, at: \.gaugeStyle) }
  }
}
