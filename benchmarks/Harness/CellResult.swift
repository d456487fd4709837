import Foundation

/// What one scene cost on one way, in the words of the scripts that measure other renderers, so that ratios can
/// be taken.
struct CellResult: Codable {
  var peer = "flipbook"
  var scene: String
  var sink: String
  var frames: Int
  /// From the first frame to the end of the sink, the encoder's exit included.
  var wallSeconds: Double
  var framesPerSecond: Double
  /// Of this process alone.
  var ownSecondsPerFrame: Double
  /// With the encoder's.
  var totalSecondsPerFrame: Double
  /// The peak of this process.
  var ownMegabytes: Double
  /// The peak of the encoder.
  var childMegabytes: Double
  /// What was written, in 10⁶ bytes.
  var outputMegabytes: Double

  enum CodingKeys: String, CodingKey {
    case peer, scene, sink, frames
    case wallSeconds = "wall_s"
    case framesPerSecond = "fps"
    case ownSecondsPerFrame = "cpu_render_s_per_frame"
    case totalSecondsPerFrame = "cpu_total_s_per_frame"
    case ownMegabytes = "rss_mb"
    case childMegabytes = "rss_child_mb"
    case outputMegabytes = "out_mb"
  }

  /// One line of JSON.
  var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys]
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
  }
}
