import FlipbookDrawing
import FlipbookMotion

/// Sets the foreground style and its further levels.
struct ForegroundStyleModifier<First: ShapeStyle, Second: ShapeStyle, Third: ShapeStyle>: ViewModifier {
  typealias Body = Never
  let first: First
  let second: Second?
  let third: Third?

  init(_ first: First, _ second: Second? = nil, _ third: Third? = nil) {
    (self.first, self.second, self.third) = (first, second, third)
  }

  private static func inOuter(_ style: any ShapeStyle, _ environment: EnvironmentValues) -> AnyShapeStyle {
    func erased<S: ShapeStyle>(_ style: S) -> AnyShapeStyle {
      S.self == Color.self ? AnyShapeStyle(style) : AnyShapeStyle(OuterShapeStyle(style, in: environment))
    }
    return erased(style)
  }

  static func _makeNode<C: View>(view: ModifiedContent<C, Self>, inputs: _ViewInputs)
    -> _TypedNode<ModifiedContent<C, Self>>
  {
    EnvironmentNode(view: view, inputs: inputs) { modifier, environment in
      let outer = environment
      environment.foregroundStyle = inOuter(modifier.first, outer)
      environment.foregroundIsDefault = false
      var levels: [AnyShapeStyle] = []
      if let second = modifier.second { levels.append(inOuter(second, outer)) }
      if let third = modifier.third { levels.append(inOuter(third, outer)) }
      if !levels.isEmpty || !outer.foregroundLevels.isEmpty { environment.foregroundLevels = levels }
    } isSame: {
      ViewComparison.areEqual($0, $1)
    }
  }
}

extension View {
  /// The style that shapes, text and symbols are drawn in; fainter for its secondary and further levels.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(ForegroundStyleModifier<S, Never, Never>(style))
  }

  /// The style that shapes, text and symbols are drawn in, and that for the secondary level.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    modifier(ForegroundStyleModifier<S1, S2, Never>(primary, secondary))
  }

  /// The style that shapes, text and symbols are drawn in, and those for the further levels.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(ForegroundStyleModifier(primary, secondary, tertiary))
  }

  /// The colour of controls; nil for that of the views around.
  public func tint(_ tint: Color?) -> some View {
    transformEnvironment(\.tintColor) { $0 = tint ?? $0 }
  }

  /// The style of controls. They are drawn in one colour: of other styles the first.
  @_disfavoredOverload
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    transformEnvironment(\.tintColor) { $0 = tint.flatMap { $0.firstColor } ?? $0 }
  }
}

extension ShapeStyle {
  /// The colour of the style, or the first of its colours.
  var firstColor: Color? {
    switch _shading(in: EnvironmentValues()).storage {
    case .color(let color): color
    case .unitGradient(let gradient, _): gradient.gradient.stops.first?.color
    default: nil
    }
  }
}
