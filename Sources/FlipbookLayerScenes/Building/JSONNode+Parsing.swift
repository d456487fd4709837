extension JSONNode {
  /// Reads a text of JSON, of any kind.
  ///
  /// - Throws: ``SceneFileError`` for what is no JSON.
  package init(parsing bytes: [UInt8]) throws { self = try SceneFileText.read(bytes).node }
}
