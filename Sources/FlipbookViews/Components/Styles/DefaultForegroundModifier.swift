import FlipbookDrawing
import FlipbookMotion

extension EnvironmentValues {
  /// Whether the scene has set the foreground style: then it wins over the tint of controls.
  package var foregroundIsChosen: Bool { foregroundStyle != nil && !foregroundIsDefault }
}

/// Sets the foreground style that a control or a container has by itself.
private struct DefaultForegroundModifier<Style: ShapeStyle>: ViewModifier {
  typealias Body = Never
  let style: Style
  /// Whether a style that the scene has set farther out wins.
  let yields: Bool

  static func _makeNode<C: View>(view: ModifiedContent<C, Self>, inputs: _ViewInputs)
    -> _TypedNode<ModifiedContent<C, Self>>
  {
    EnvironmentNode(view: view, inputs: inputs) { modifier, environment in
      guard !(modifier.yields && environment.foregroundIsChosen) else { return }
      environment.foregroundStyle = AnyShapeStyle(OuterShapeStyle(modifier.style, in: environment))
      if !environment.foregroundLevels.isEmpty { environment.foregroundLevels = [] }
      environment.foregroundIsDefault = true
    } isSame: {
      ViewComparison.areEqual($0, $1)
    }
  }
}

/// Takes back the foreground style that is set around it.
private struct PlainForegroundModifier: ViewModifier {
  typealias Body = Never

  static func _makeNode<C: View>(view: ModifiedContent<C, Self>, inputs: _ViewInputs)
    -> _TypedNode<ModifiedContent<C, Self>>
  {
    EnvironmentNode(view: view, inputs: inputs) { _, environment in
      guard environment.foregroundStyle != nil else { return }
      environment.foregroundStyle = nil
      environment.foregroundIsDefault = false
      if !environment.foregroundLevels.isEmpty { environment.foregroundLevels = [] }
    } isSame: { _, _ in
      true
    }
  }
}

extension View {
  /// The view without the foreground style that is set around it: opaque, as what masks a faint view.
  package func withoutOuterStyle() -> some View { modifier(PlainForegroundModifier()) }

  /// The foreground style of a control, unless the scene has set one around it.
  func controlForegroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(DefaultForegroundModifier(style: style, yields: true))
  }

  /// The foreground style of what a container shows, until the scene sets one inside. Controls keep their tint.
  func containerForegroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(DefaultForegroundModifier(style: style, yields: false))
  }
}
