/// The action of a button of a row's swipe.
@MainActor
package struct SwipeTrigger {
  let isDestructive: Bool
  package let action: @MainActor () -> Void

  package init(isDestructive: Bool, action: @escaping @MainActor () -> Void) {
    (self.isDestructive, self.action) = (isDestructive, action)
  }
}
