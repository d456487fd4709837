/// Carries what stays on the scene's one thread through calls that ask for what may go to any.
package struct OnSceneThread<Value>: @unchecked Sendable {
  package let value: Value

  package init(_ value: Value) { self.value = value }
}
