import FlipbookCombine
import FlipbookMotion

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
private final class ReceiveNode<Content: View, P: Publisher>: SingleChildNode<
  ModifiedContent<Content, ReceiveModifier<P>>, Content
>
where P.Failure == Never {
  private var modifier: ReceiveModifier<P>
  private var attachment: AnyCancellable?

  init(view: ModifiedContent<Content, ReceiveModifier<P>>, inputs: _ViewInputs) {
    modifier = view.modifier
    super.init(inputs: inputs)
    // Of several at one view the outer one subscribes first, so that of two timers that fire at once its fires first.
    listen()
    child = Content._makeNode(view: view.content, inputs: self.inputs)
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
