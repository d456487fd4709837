/// Takes shortcuts as they are written one after the other.
@resultBuilder
public enum AppShortcutsBuilder {
  /// Joins shortcuts.
  public static func buildBlock(_ shortcuts: AppShortcut...) -> [AppShortcut] { shortcuts }
}
