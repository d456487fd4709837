import FlipbookPicture
import Foundation

/// The programs that read films.
struct VideoTools: Sendable {
  let probe: String
  let decoder: String

  /// Finds them on the `PATH`.
  ///
  /// - Throws: ``VideoFailure`` when one is not installed.
  static func found() throws(VideoFailure) -> VideoTools {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    func find(_ name: String) -> String? {
      folders.map { "\($0)/\(name)" }.first(where: FileManager.default.isExecutableFile(atPath:))
    }
    guard let probe = find("ffprobe"), let decoder = find("ffmpeg") else {
      throw VideoFailure("needs ffmpeg, which is not installed. On Debian: apt install ffmpeg")
    }
    return VideoTools(probe: probe, decoder: decoder)
  }
}
