import FlipbookMotion

/// A modifier that stands for another, which depends on the environment.
public protocol EnvironmentalModifier: ViewModifier {
  /// The type of the modifier that this one stands for.
  associatedtype ResolvedModifier: ViewModifier

  /// The modifier in an environment.
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  /// The content with the modifier that this one stands for in the environment around it.
  public func body(content: Content) -> some View { ResolvedContent(modifier: self, content: content) }
}

/// Content with the modifier that another stands for where it is.
private struct ResolvedContent<Modifier: EnvironmentalModifier>: View {
  let modifier: Modifier
  let content: Modifier.Content
  @Environment(\.self) private var environment

  init(modifier: Modifier, content: Modifier.Content) { (self.modifier, self.content) = (modifier, content) }

  var body: some View { content.modifier(modifier.resolve(in: environment)) }
}
