import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A style as fields take it from the environment.
struct AnyTextFieldStyle {
  let make: @MainActor (TextField<_TextFieldStyleLabel>) -> AnyView
}
