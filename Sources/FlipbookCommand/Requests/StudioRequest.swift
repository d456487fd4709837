import FlipbookScenes

/// The command line of `flipbook studio`, understood.
package struct StudioRequest: Sendable {
  /// The scene file or folder, as the person wrote it.
  package var path: String
  /// Options of the scene and its picture that have a value, by long name. The page may change some.
  package var values: [String: String]
  /// The other options of the scene and its picture.
  package var others: ParsedOptions
  /// The same, as words.
  package var words: [String] { others.words() }
  package var languageVersion: SceneCompileSettings.LanguageVersion
  /// 0 for any that is free.
  package var port: UInt32
  package var opensBrowser: Bool
  /// Whether nothing is written, whatever the page asks for.
  package var isReadOnly: Bool
  /// Rows of data for the scene, each the props of one film; nil for none.
  package var rows: String?
  /// The goldens that the scene is checked against; nil for none.
  package var goldens: String?
  /// Which frames have goldens, as `check` takes it; nil for what it takes by itself.
  package var goldenFrames: String?
  /// The address of a place in an editor, with `{path}`, `{line}` and `{column}`.
  package var editor: String
  /// Presets for a film, those of the project first.
  package var presets: [StudioPreset]

  /// Options that the page may change.
  package static let changeable = [
    "scene", "size", "scale", "fps", "duration", "background", "scheme", "type-size", "contrast",
    "legibility", "locale", "direction", "device", "orientation", "renderer", "seed", "date", "props",
    "script",
    "marker", "theme", "animation",
  ]
}
