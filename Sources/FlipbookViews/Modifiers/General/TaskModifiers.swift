import FlipbookCombine
import FlipbookMotion

extension View {
  /// Runs a task when the view has come, and cancels it when the view has gone. It runs in film time.
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: 0, priority: priority, action: action))
  }

  /// Runs a task when the view has come and anew whenever a value has changed; the one before is cancelled.
  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: value, priority: priority, action: action))
  }

  /// Runs a closure with what a publisher sends.
  public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void)
    -> some View where P.Failure == Never
  {
    modifier(ReceiveModifier(publisher: publisher, action: action))
  }
}
