import FlipbookExport
import FlipbookGoldens
import FlipbookScenes
import Foundation

extension RenderPlan {
  /// The options as if they were given to `render`.
  var renderOptions: ParsedOptions {
    var result = options.parsed([file])
    if result.values["scene"] == nil, result.values["view"] == nil { result.values["scene"] = scene }
    return result
  }

  /// The segments as positions among the film's frames.
  var ranges: [Range<Int>] {
    var start = 0
    return segments.map { count in
      defer { start += count }
      return start..<start + count
    }
  }

  /// How the film is written.
  func output(_ path: String) throws -> OutputSettings {
    var output = try FilmOptions.settings(renderOptions, path: path)
    output.format = OutputFormat(path: film)
    output.metadata["title"] = title
    return output
  }

  /// The film's pictures.
  func format() throws -> FrameFormat {
    let rate = try RateText.parse(frameRate)
    return FrameFormat(
      size: CGSize(width: width, height: height), frameRate: rate, frameCount: segments.reduce(0, +),
      isOpaque: isOpaque)
  }
}
