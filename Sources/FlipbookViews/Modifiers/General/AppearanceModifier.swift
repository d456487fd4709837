import FlipbookMotion

/// Runs closures when a view comes and goes.
struct AppearanceModifier: ViewModifier {
  typealias Body = Never
  var appear: (() -> Void)?
  var disappear: (() -> Void)?

  static func _makeNode<C: View>(view: ModifiedContent<C, Self>, inputs: _ViewInputs)
    -> _TypedNode<ModifiedContent<C, Self>>
  {
    AppearanceNode(view: view, inputs: inputs)
  }
}

@MainActor
private final class AppearanceNode<Content: View>: _TypedNode<ModifiedContent<Content, AppearanceModifier>>,
  LayoutObserver
{
  private var modifier: AppearanceModifier
  private var child: _TypedNode<Content>!
  /// Whether the view has appeared, and not disappeared since.
  private var isShown = true

  init(view: ModifiedContent<Content, AppearanceModifier>, inputs: _ViewInputs) {
    modifier = view.modifier
    super.init(inputs: inputs)
    child = Content._makeNode(view: view.content, inputs: self.inputs)
    if inputs.environment.isAlternative {
      isShown = false
      runtime.layoutObservers.add(self)
    } else {
      runtime.afterUpdate { [weak self] in
        guard let self, !isRemoved else { return }
        modifier.appear?()
      }
    }
  }

  /// Appears and disappears with the choice of the container around it.
  func layoutFinished() {
    guard !isRemoved else { return }
    let isSeen = child.isSeen
    guard isSeen != isShown else { return }
    isShown = isSeen
    runtime.afterUpdate { [weak self] in
      guard let self, !isRemoved else { return }
      if isSeen { modifier.appear?() } else { modifier.disappear?() }
    }
  }

  override func update(view: ModifiedContent<Content, AppearanceModifier>, inputs: _ViewInputs) {
    environment = inputs.environment
    modifier = view.modifier
    child.update(view: view.content, inputs: self.inputs)
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }

  override func remove() {
    guard !isRemoved else { return }
    super.remove()
    let modifier = self.modifier
    if modifier.disappear != nil, isShown { runtime.afterUpdate { modifier.disappear?() } }
  }
}
