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
>, LayoutObserver
{
  private var modifier: TaskModifier<ID>
  private var child: _TypedNode<Content>!
  private var task: Task<Void, Never>?
  /// Whether the view has appeared, and not disappeared since.
  private var isShown = true

  init(view: ModifiedContent<Content, TaskModifier<ID>>, inputs: _ViewInputs) {
    modifier = view.modifier
    super.init(inputs: inputs)
    child = Content._makeNode(view: view.content, inputs: self.inputs)
    if inputs.environment.isAlternative {
      isShown = false
      runtime.layoutObservers.add(self)
    } else {
      start()
    }
  }

  /// Begins and ends with the choice of the container around it.
  func layoutFinished() {
    guard !isRemoved, child.isSeen != isShown else { return }
    isShown.toggle()
    if isShown { start() } else { task?.cancel() }
  }

  private func start() {
    runtime.afterUpdate { [weak self] in
      guard let self, !isRemoved, isShown else { return }
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
      if isShown { start() }
    }
    child.update(view: view.content, inputs: self.inputs)
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }

  override func remove() {
    super.remove()
    task?.cancel()
  }

  /// A film that is over takes its views with it without removing them.
  deinit { task?.cancel() }
}
