/// Takes the states of a preview as they are written one after the other.
@resultBuilder
public enum _ActivityStateBuilder<State> {
  /// Takes a state.
  public static func buildExpression(_ state: State) -> [State] { [state] }
  /// Joins states.
  public static func buildBlock(_ states: [State]...) -> [State] { states.flatMap { $0 } }
}
