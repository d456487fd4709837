import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A progress view style of any kind.
struct AnyProgressViewStyle: @unchecked Sendable {
  let view: @MainActor (ProgressViewStyleConfiguration) -> AnyView

  @MainActor
  init<S: ProgressViewStyle>(_ style: S, within outer: AnyProgressViewStyle? = nil) {
    view = { StyleBody(style, $0) { $0.makeBody(configuration: $1) }.seeing(outer, at: \.progressViewStyle) }
  }
}
