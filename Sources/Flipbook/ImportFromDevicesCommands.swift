/// The commands that take pictures of other devices; a film shows none.
public struct ImportFromDevicesCommands: Commands {
  /// None: a film shows no menus.
  public typealias Body = Never
  /// Makes the commands.
  public init() {}
}
