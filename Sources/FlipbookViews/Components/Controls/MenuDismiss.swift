import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Closes the list of choices around.
struct MenuDismiss: @unchecked Sendable {
  let action: @MainActor () -> Void
}
