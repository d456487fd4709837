import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Takes what is typed.
@MainActor
package struct KeyboardInput {
  package var begin: @MainActor () -> Void
  package var insert: @MainActor (String) -> Void
  package var submit: @MainActor () -> Void
}
