/// A file of a starter folder.
struct StarterFile: Equatable, Sendable {
  /// From the folder on. Of its parts only the last is a file's.
  var path: String
  var text: String
}
