/// The commands of a toolbar; a film shows none.
public struct ToolbarCommands: Commands {
  /// None: a film shows no menus.
  public typealias Body = Never
  /// Makes the commands.
  public init() {}
}
