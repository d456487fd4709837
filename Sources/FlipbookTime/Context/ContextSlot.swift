/// A place in each ``SceneContext`` for the state of one subsystem, used on the scene's thread.
package struct ContextSlot<State: AnyObject>: Sendable {
  @usableFromInline let number: Int = ContextSlotNumber.next()
  @usableFromInline let scope: ContextScope
  @usableFromInline let make: @Sendable () -> State

  package init(_ scope: ContextScope, _ make: @escaping @Sendable () -> State) {
    (self.scope, self.make) = (scope, make)
  }
}
