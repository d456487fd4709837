import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A label style of any kind.
struct AnyLabelStyle: @unchecked Sendable {
  let view: @MainActor (LabelStyleConfiguration) -> AnyView

  @MainActor
  init<S: LabelStyle>(_ style: S, within outer: AnyLabelStyle? = nil) {
    view = { StyleBody(style, $0) { $0.makeBody(configuration: $1) }.seeing(outer, at: \.labelStyle) }
  }
}
