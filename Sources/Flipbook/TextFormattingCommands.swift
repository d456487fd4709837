/// The commands of a text that is formatted; a film shows none.
public struct TextFormattingCommands: Commands {
  /// None: a film shows no menus.
  public typealias Body = Never
  /// Makes the commands.
  public init() {}
}
