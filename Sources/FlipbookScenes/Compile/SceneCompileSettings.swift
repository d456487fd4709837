import FlipbookDrawing

/// The compiler settings that a person can choose for a scene.
package struct SceneCompileSettings: Sendable {
  package enum LanguageVersion: String, Sendable, CaseIterable {
    case five = "5"
    case six = "6"
  }

  /// The Swift language mode.
  package var languageVersion: LanguageVersion
  /// The scene that is wanted, by name, which decides the files of a folder that are compiled; nil when none is named.
  package var scene: String?
  /// Whether compiler messages may carry colours.
  package var colorsMessages: Bool
  /// Called before the compiler starts; not when the cache answers.
  package var willCompile: @Sendable () -> Void

  package init(
    languageVersion: LanguageVersion = .five, scene: String? = nil, colorsMessages: Bool = false,
    willCompile: @escaping @Sendable () -> Void = {}
  ) {
    self.languageVersion = languageVersion
    self.scene = scene
    self.colorsMessages = colorsMessages
    self.willCompile = willCompile
  }
}
