/// A scene file that can't be used.
package struct SceneFileError: Error {
  /// At least one, in the order of the text.
  package var issues: [SceneIssue]
  /// How many more there are than are kept.
  package var droppedCount = 0
}
