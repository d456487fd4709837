import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A toggle style of any kind.
struct AnyToggleStyle: @unchecked Sendable {
  let view: @MainActor (ToggleStyleConfiguration) -> AnyView

  @MainActor
  init<S: ToggleStyle>(_ style: S, within outer: AnyToggleStyle? = nil) {
    view = { StyleBody(style, $0) { $0.makeBody(configuration: $1) }.seeing(outer, at: \.toggleStyle) }
  }
}
