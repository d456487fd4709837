/// A transition that a modifier gives each view of its content that comes or goes by itself.
@MainActor
final class ListTransition {
  /// As the modifier has it now.
  var transition: AnyTransition

  init(_ transition: AnyTransition) { self.transition = transition }
}
