/// One object of the main actor's, made when it is first asked for, for a ``ContextSlot``.
@MainActor
package final class Lazy<Value> {
  private let make: @MainActor () -> Value
  package private(set) lazy var value = make()

  package nonisolated init(_ make: @escaping @MainActor @Sendable () -> Value) { self.make = make }
}
