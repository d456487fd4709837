import FlipbookDrawing
import FlipbookMotion
import Foundation

/// What a button of a row's swipe does.
@MainActor
struct SwipeTrigger {
  let isDestructive: Bool
  let action: @MainActor () -> Void
}

/// The trigger of a button that stands in a row's swipe.
enum SwipeTriggerKey: LayoutValueKey { static var defaultValue: SwipeTrigger? { nil } }
