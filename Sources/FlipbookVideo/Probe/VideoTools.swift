import FlipbookExport
import FlipbookPicture

/// The programs that read films.
struct VideoTools: Sendable {
  let probe: String
  let decoder: String

  /// Finds them on the `PATH`.
  ///
  /// - Throws: ``VideoFailure`` when one is not installed.
  static func found() throws(VideoFailure) -> VideoTools {
    guard let probe = ProgramPath.find("ffprobe"), let decoder = ProgramPath.find("ffmpeg") else {
      throw VideoFailure("needs ffmpeg, which is not installed. On Debian: apt install ffmpeg")
    }
    return VideoTools(probe: probe, decoder: decoder)
  }
}
