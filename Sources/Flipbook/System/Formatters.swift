import FlipbookDrawing
import FlipbookUIKit
import FlipbookViews
import Foundation

extension String {
  /// Makes the text that the scene's tables have for a key, in the scene's language; else the key itself.
  public init(
    localized key: LocalizedStringResource, table: String? = nil, bundle: SceneBundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) { self = Text(key.content, tableName: table, bundle: bundle).plainString }

  /// Makes the text that the scene's tables have for a key, in the scene's language; else a value.
  public init(
    localized key: StaticString, defaultValue: String, table: String? = nil, bundle: SceneBundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) { self = SceneAssets.of(bundle?.module).strings.text(key.description, table: table) ?? defaultValue }
}

/// The text that the scene's tables have for a key, in the scene's language; else a value, or the key itself. It hides Foundation's, which
/// would look beside the compiled scene.
@_disfavoredOverload
public func NSLocalizedString(
  _ key: String, tableName: String? = nil, bundle: Foundation.Bundle = .main, value: String = "",
  comment: String
) -> String { SceneBundle.main.localizedString(forKey: key, value: value, table: tableName) }

/// The text that a bundle's tables have for a key, in the scene's language; else a value, or the key itself.
public func NSLocalizedString(
  _ key: String, tableName: String? = nil, bundle: SceneBundle, value: String = "", comment: String
) -> String { bundle.localizedString(forKey: key, value: value, table: tableName) }

extension Text {
  /// Makes a text that shows a resource.
  public init(_ resource: LocalizedStringResource) {
    self.init(resource.content)
  }
}

extension LocalizedStringKey {
  /// Makes the key of a resource, which is looked up in the resource's table.
  public init(_ resource: LocalizedStringResource) { self = resource.content }
}

/// Plays nothing in a film.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
  AudioServicesPlaySystemSound(inSystemSoundID)
}

/// Plays nothing in a film; what is to come after it comes at once.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  AudioServicesPlaySystemSound(inSystemSoundID)
  inCompletionBlock?()
}
