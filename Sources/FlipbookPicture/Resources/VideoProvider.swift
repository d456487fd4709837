/// Finds and decodes films and animated pictures. Drawing knows only this face of it.
package protocol VideoProvider: Sendable {
  /// The film of a file, read once; its pictures are decoded when their pixels are asked for.
  ///
  /// - Parameter path: Absolute.
  /// - Throws: ``VideoFailure`` when it is missing, damaged, none or too large.
  func video(at path: String) throws(VideoFailure) -> any VideoSource
}
