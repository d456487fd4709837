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
    VideoTools(probe: try program("ffprobe"), decoder: try ffmpeg())
  }

  /// Finds what decodes sounds, and films.
  ///
  /// - Throws: ``VideoFailure`` when it is not installed.
  static func ffmpeg() throws(VideoFailure) -> String { try program("ffmpeg") }

  /// Both come in one package.
  private static func program(_ name: String) throws(VideoFailure) -> String {
    guard let path = ProgramPath.find(name) else {
      throw VideoFailure("needs ffmpeg, which is not installed. On Debian: apt install ffmpeg")
    }
    return path
  }
}
