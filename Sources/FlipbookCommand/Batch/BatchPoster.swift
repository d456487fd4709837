import FlipbookExport
import FlipbookScenes
import Foundation

/// Makes a small picture of a clip for the report.
enum BatchPoster {
  /// The path of a JPEG of the clip's middle; nil where ffmpeg can't make one.
  ///
  /// - Parameters:
  ///   - output: The clip.
  ///   - folder: Where the picture goes.
  ///   - name: The picture's, without an ending.
  static func make(_ output: String, _ clip: ClipRecord, in folder: String, name: String) -> String? {
    guard let ffmpeg = ProgramFinder.find("ffmpeg") else { return nil }
    var input = output
    var seek: [String] = []
    if let pattern = FramePattern(output) {
      input = pattern.path((clip.frames ?? 0) / 2)
    } else if let duration = clip.duration, OutputFormat(path: output) != .png {
      seek = ["-ss", String(format: "%.3f", duration / 2)]
    }
    let poster = "\(folder)/\(name).jpg"
    let arguments =
      ["-nostdin", "-v", "error", "-y"] + seek + [
        "-i", "file:" + input, "-frames:v", "1", "-vf", "scale='min(240,iw)':-2", "-q:v", "5", "-update", "1",
        poster,
      ]
    let exit = try? ChildProcess.run(ffmpeg, arguments: arguments, outputFile: poster + ".log")
    try? FileManager.default.removeItem(atPath: poster + ".log")
    return exit == .code(0) && FileManager.default.fileExists(atPath: poster) ? poster : nil
  }
}
