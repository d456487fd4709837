import Foundation

/// An intent with the words by which people ask for it. No film asks.
public struct AppShortcut: Sendable {
  /// The title; nil for that of the intent.
  let shortTitle: LocalizedStringResource?

  /// Makes a shortcut.
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource? = nil,
    systemImageName: String? = nil
  ) { self.shortTitle = shortTitle }
}
