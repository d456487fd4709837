/// Turns the manifest of a Swift package into what `swift package dump-package` prints.
package protocol ManifestReading {
  /// - Parameter folder: The package's, absolute.
  /// - Returns: JSON.
  /// - Throws: ``FlipbookFailure`` when the manifest can't be evaluated.
  func dump(_ folder: String) throws -> [UInt8]
}
