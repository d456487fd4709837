import FlipbookScenes
import Foundation

/// The state that a compiled scene's program keeps from its first line to its last.
enum SceneEntry {
  /// Where its parent reads; nil when nobody started it as a scene.
  static let journal = RunJournal(environment: ProcessInfo.processInfo.environment)
}
