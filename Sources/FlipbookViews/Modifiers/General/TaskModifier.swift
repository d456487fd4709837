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
private final class TaskNode<Content: View, ID: Equatable>: ModifierNode<Content, TaskModifier<ID>>,
  LayoutObserver
{
  private var task: Task<Void, Never>?
  /// Whether the view has appeared, and not disappeared since.
  private var isShown = true

  override init(view: ModifiedContent<Content, TaskModifier<ID>>, inputs: _ViewInputs) {
    super.init(view: view, inputs: inputs)
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

  override func modifierChanged(from old: TaskModifier<ID>) {
    guard modifier.id != old.id else { return }
    task?.cancel()
    if isShown { start() }
  }

  override func remove() {
    super.remove()
    task?.cancel()
  }

  /// A film that is over takes its views with it without removing them.
  deinit { task?.cancel() }
}
