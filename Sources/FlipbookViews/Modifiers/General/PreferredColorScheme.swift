import FlipbookDrawing
import FlipbookMotion

/// Makes what is inside light or dark, and a film without a background of its own black in the dark, as a window is.
struct PreferredColorSchemeModifier: ViewModifier {
  typealias Body = Never
  let scheme: ColorScheme?

  static func _makeNode<C: View>(view: ModifiedContent<C, Self>, inputs: _ViewInputs)
    -> _TypedNode<ModifiedContent<C, Self>>
  {
    if view.modifier.scheme == .dark, !inputs.environment.schemeIsPreferred,
      inputs.runtime.background == .white
    {
      inputs.runtime.background = .black
    }
    return EnvironmentNode(view: view, inputs: inputs) { modifier, environment in
      guard let scheme = modifier.scheme, !environment.schemeIsPreferred else { return }
      (environment.colorScheme, environment.schemeIsPreferred) = (scheme, true)
    } isSame: {
      $0.scheme == $1.scheme
    }
  }
}

private enum SchemeIsPreferredKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether a view around, in the same window or presentation, asks for a scheme.
  var schemeIsPreferred: Bool {
    get { self[SchemeIsPreferredKey.self] }
    set { self[SchemeIsPreferredKey.self] = newValue }
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
