/// What a button of a row's swipe does.
@MainActor
struct SwipeTrigger {
  let isDestructive: Bool
  let action: @MainActor () -> Void
}
