import FlipbookCompare
import FlipbookScenes
import Foundation

/// The facts that ffprobe reports about a film's pictures.
struct FilmProbe: Equatable, Sendable {
  var width: Int
  var height: Int
  var frameRate: Double?
  var isOpaque: Bool
  /// ffmpeg's options before the input.
  var decoder: [String]
  /// ffmpeg's options that decide which frames come out.
  var timing: [String]

  private static let areaLimit = 128 << 20

  /// - Throws: ``UnreadableFrame`` when it is no film.
  init(path: String, program: String) throws {
    let text = ProgramFinder.output(
      of: program,
      [
        "-v", "error", "-select_streams", "v:0", "-show_entries",
        "stream=codec_name,width,height,pix_fmt,avg_frame_rate,r_frame_rate:stream_tags=alpha_mode:format=format_name",
        "-of", "json", "file:" + path,
      ])
    guard let text else { throw UnreadableFrame("it is no film that ffmpeg knows, or it is damaged") }
    try self.init(text: text)
  }

  /// Reads ffprobe's JSON.
  init(text: String) throws {
    guard let answer = try? JSONDecoder().decode(Answer.self, from: Data(text.utf8)),
      let stream = answer.streams?.first, let width = stream.width, let height = stream.height, width > 0,
      height > 0
    else { throw UnreadableFrame("it has no pictures") }
    guard width <= 32_768, height <= 32_768, width * height <= Self.areaLimit else {
      throw UnreadableFrame("its frames have \(width) × \(height) pixels, more than are allowed")
    }
    self.width = width
    self.height = height
    frameRate = Self.rate(stream.avgFrameRate) ?? Self.rate(stream.rFrameRate)
    let hasAlphaLayer = stream.tags?.alphaMode == "1"
    let format = stream.pixelFormat ?? ""
    let seeThrough = ["yuva", "ya", "gbrap", "rgba", "bgra", "argb", "abgr", "pal8"]
    isOpaque = !hasAlphaLayer && !seeThrough.contains(where: format.hasPrefix)
    // ffmpeg's own VP9 decoder leaves the alpha layer out.
    decoder = hasAlphaLayer && stream.codec == "vp9" ? ["-c:v", "libvpx-vp9"] : []
    // Frames of animations have lengths of their own; at a constant rate a frame's number says its time. Without a rate
    // that a screen could show, each frame is taken once.
    if ["gif", "apng"].contains(stream.codec ?? ""), let text = stream.avgFrameRate,
      let rate = Self.rate(text), rate <= Self.fastestRate
    {
      timing = ["-fps_mode", "cfr", "-r", text]
    } else {
      timing = ["-fps_mode", "passthrough"]
      if let rate = frameRate, rate > Self.fastestRate { frameRate = nil }
    }
  }

  /// Frames a second; what says more has frames without a length.
  private static let fastestRate = 1000.0

  private static func rate(_ text: String?) -> Double? {
    let parts = (text ?? "").split(separator: "/").compactMap { Double($0) }
    guard parts.count == 2, parts[0] > 0, parts[1] > 0 else { return nil }
    return parts[0] / parts[1]
  }

  private struct Answer: Decodable {
    var streams: [Stream]?
  }

  private struct Stream: Decodable {
    var codec: String?
    var width: Int?
    var height: Int?
    var pixelFormat: String?
    var avgFrameRate: String?
    var rFrameRate: String?
    var tags: Tags?

    enum CodingKeys: String, CodingKey {
      case codec = "codec_name"
      case pixelFormat = "pix_fmt"
      case avgFrameRate = "avg_frame_rate"
      case rFrameRate = "r_frame_rate"
      case width, height, tags
    }
  }

  private struct Tags: Decodable {
    var alphaMode: String?

    enum CodingKeys: String, CodingKey { case alphaMode = "alpha_mode" }
  }
}
