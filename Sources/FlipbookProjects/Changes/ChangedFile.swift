/// A file of a project that is not as it was.
package struct ChangedFile: Sendable, Equatable {
  /// Absolute.
  package var path: String
  /// The text that it had; nil for a new file and for one that is no text.
  package var before: String?
  /// Whether it is gone.
  package var isRemoved: Bool

  package init(path: String, before: String?, isRemoved: Bool) {
    (self.path, self.before, self.isRemoved) = (path, before, isRemoved)
  }
}
