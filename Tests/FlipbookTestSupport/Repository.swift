import Foundation

/// Folders of the checkout that the tests were built from.
package enum Repository {
  package static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The approved pictures and texts.
  package static let goldens = root.appendingPathComponent("goldens")

  /// What failed tests leave to look at; not kept in git.
  package static let artifacts = root.appendingPathComponent("artifacts")

  /// The example scenes.
  package static let scenes = root.appendingPathComponent("scenes")
}
