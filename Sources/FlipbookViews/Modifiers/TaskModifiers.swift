import FlipbookCombine
import FlipbookMotion

/// Runs a task for as long as a view is there, anew when an identity changes.
struct TaskModifier<ID: Equatable>: ViewModifier {
  typealias Body = Never
  let id: ID
  let priority: TaskPriority
  let action: @Sendable @isolated(any) () async -> Void

  static func _makeNode<C: View>(view: ModifiedContent<C, Self>, inputs: _ViewInputs)
    -> _TypedNode<ModifiedContent<C, Self>>
  {
    TaskNode(view: view, inputs: inputs)
  }
}

@MainActor
private final class TaskNode<Content: View, ID: Equatable>: _TypedNode<
  ModifiedContent<Content, TaskModifier<ID>>
>
{
  private var modifier: TaskModifier<ID>
  private var child: _TypedNode<Content>!
  private var task: Task<Void, Never>?

  init(view: ModifiedContent<Content, TaskModifier<ID>>, inputs: _ViewInputs) {
    modifier = view.modifier
    super.init(inputs: inputs)
    child = Content._makeNode(view: view.content, inputs: self.inputs)
    start()
  }

  private func start() {
    runtime.afterUpdate { [weak self] in
      guard let self, !isRemoved else { return }
      let action = modifier.action
      task = Task(priority: modifier.priority) { await action() }
    }
  }

  override func update(view: ModifiedContent<Content, TaskModifier<ID>>, inputs: _ViewInputs) {
    environment = inputs.environment
    let isSame = modifier.id == view.modifier.id
    modifier = view.modifier
    if !isSame {
      task?.cancel()
      start()
    }
    child.update(view: view.content, inputs: self.inputs)
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }

  override func remove() {
    super.remove()
    task?.cancel()
  }
}

/// Runs a closure with what a publisher sends while a view is there.
struct ReceiveModifier<P: Publisher>: ViewModifier where P.Failure == Never {
  typealias Body = Never
  let publisher: P
  let action: (P.Output) -> Void

  static func _makeNode<C: View>(view: ModifiedContent<C, Self>, inputs: _ViewInputs)
    -> _TypedNode<ModifiedContent<C, Self>>
  {
    ReceiveNode(view: view, inputs: inputs)
  }
}

@MainActor
private final class ReceiveNode<Content: View, P: Publisher>: _TypedNode<
  ModifiedContent<Content, ReceiveModifier<P>>
>
where P.Failure == Never {
  private var modifier: ReceiveModifier<P>
  private var child: _TypedNode<Content>!
  private var attachment: AnyCancellable?

  init(view: ModifiedContent<Content, ReceiveModifier<P>>, inputs: _ViewInputs) {
    modifier = view.modifier
    super.init(inputs: inputs)
    child = Content._makeNode(view: view.content, inputs: self.inputs)
    listen()
  }

  private func listen() {
    let listener = WeakListener(self)
    attachment = modifier.publisher.sink { value in
      MainActor.assumeIsolated { listener.node?.receive(value) }
    }
  }

  private func receive(_ value: P.Output) {
    guard !isRemoved else { return }
    // A publisher that sends at once does so while the tree is being made.
    if runtime.isUpdating {
      runtime.afterUpdate { [weak self] in self?.modifier.action(value) }
    } else {
      modifier.action(value)
    }
  }

  override func update(view: ModifiedContent<Content, ReceiveModifier<P>>, inputs: _ViewInputs) {
    environment = inputs.environment
    let isSame = ViewComparison.areEqual(modifier.publisher, view.modifier.publisher)
    modifier = view.modifier
    if !isSame { listen() }
    child.update(view: view.content, inputs: self.inputs)
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }

  override func remove() {
    super.remove()
    attachment = nil
  }

  /// Scenes run on one thread, so what a publisher sends is taken where it is sent.
  private final class WeakListener: @unchecked Sendable {
    weak var node: ReceiveNode?
    init(_ node: ReceiveNode) { self.node = node }
  }
}

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
