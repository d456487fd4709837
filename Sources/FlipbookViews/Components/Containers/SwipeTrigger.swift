/// The action of a button of a row's swipe.
@MainActor
struct SwipeTrigger {
  let isDestructive: Bool
  let action: @MainActor () -> Void
}
