/// Finds and decodes sounds for what is drawn by them. Drawing knows only this face of it.
package protocol SoundProvider: Sendable {
  /// The samples of a file, decoded once.
  ///
  /// - Parameter path: Absolute.
  /// - Throws: ``VideoFailure`` when it is missing, damaged, silent of streams or too long.
  func samples(at path: String) throws(VideoFailure) -> SoundSamples
}
