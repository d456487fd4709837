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
private final class AppearanceNode<Content: View>: ModifierNode<Content, AppearanceModifier>,
  LayoutObserver
{
  /// Whether the view has appeared, and not disappeared since.
  private var isShown = true

  override init(view: ModifiedContent<Content, AppearanceModifier>, inputs: _ViewInputs) {
    super.init(view: view, inputs: inputs)
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

  override func remove() {
    guard !isRemoved else { return }
    super.remove()
    let modifier = self.modifier
    if modifier.disappear != nil, isShown { runtime.afterUpdate { modifier.disappear?() } }
  }
}
