/// A name that stands in the words of a shortcut.
public enum AppShortcutPhraseToken: Sendable {
  /// The app's name.
  case applicationName
}
