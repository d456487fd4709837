import FlipbookDrawing
import FlipbookMotion

/// Makes a scene light or dark.
struct PreferredColorSchemeModifier: ViewModifier {
  typealias Body = Never
  let scheme: ColorScheme?

  static func _makeNode<C: View>(view: ModifiedContent<C, Self>, inputs: _ViewInputs)
    -> _TypedNode<ModifiedContent<C, Self>>
  {
    // A film without a background of its own is black in the dark, as a window is.
    if view.modifier.scheme == .dark, inputs.runtime.background == .white {
      inputs.runtime.background = .black
    }
    return EnvironmentNode(view: view, inputs: inputs) { modifier, environment in
      if let scheme = modifier.scheme { environment.colorScheme = scheme }
    } isSame: {
      $0.scheme == $1.scheme
    }
  }
}

extension View {
  /// Makes the view light or dark, and a white background of the film black in the dark.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(PreferredColorSchemeModifier(scheme: colorScheme))
  }
}
