/// A place in each ``SceneContext`` for state that any thread may use. The state guards itself.
package struct SharedContextSlot<State: AnyObject & Sendable>: Sendable {
  let number = ContextSlotNumber.next()
  let scope: ContextScope
  let make: @Sendable () -> State

  package init(_ scope: ContextScope, _ make: @escaping @Sendable () -> State) {
    (self.scope, self.make) = (scope, make)
  }
}
