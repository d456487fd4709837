/// The commands of a text that is edited; a film shows none.
public struct TextEditingCommands: Commands {
  /// None: a film shows no menus.
  public typealias Body = Never
  /// Makes the commands.
  public init() {}
}
