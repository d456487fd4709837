import FlipbookPicture
import FlipbookRaster

extension ReadAccess {
  /// The stamp of a film or a sound.
  ///
  /// - Throws: ``VideoFailure`` that says why the file may not be read.
  func mediaStamp(_ path: String) throws(VideoFailure) -> FileStamp {
    do throws(Refusal) { return try stamp(path) } catch {
      switch error {
      case .missing: throw VideoFailure("doesn't exist")
      case .outside:
        throw VideoFailure(
          "is outside the scene's folder, so it is not read; --allow-read DIR allows another folder")
      case .notFile: throw VideoFailure("is no file")
      case .unreadable, .tooLarge: throw VideoFailure("can't be opened; check its permissions")
      }
    }
  }
}
