/// The commands of an inspector; a film shows none.
public struct InspectorCommands: Commands {
  /// None: a film shows no menus.
  public typealias Body = Never
  /// Makes the commands.
  public init() {}
}
