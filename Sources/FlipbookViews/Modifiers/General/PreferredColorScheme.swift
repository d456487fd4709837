import FlipbookDrawing
import FlipbookMotion

/// Makes what is inside light or dark, and a film without a background of its own black in the dark, as a window is.
struct PreferredColorSchemeModifier: ViewModifier {
  typealias Body = Never
  let scheme: ColorScheme?

  static func _makeNode<C: View>(view: ModifiedContent<C, Self>, inputs: _ViewInputs)
    -> _TypedNode<ModifiedContent<C, Self>>
  {
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
  /// Makes the window or the presentation that the view is in light or dark, and a white background of the film black in
  /// the dark.
  ///
  /// Of views inside each other the outer one is asked, of views side by side the first.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(PreferredColorSchemeModifier(scheme: colorScheme))
      .transformPreference(PreferredColorSchemeKey.self) { $0 = colorScheme ?? $0 }
  }
}
