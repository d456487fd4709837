import FlipbookPicture
import Foundation

/// The properties of a file that ffprobe reports before its pictures are decoded.
struct VideoHeader: Equatable {
  /// The name of ffmpeg's reader, such as `mov,mp4,m4a,3gp,3g2,mj2`.
  var format: String
  /// The number of the stream of pictures.
  var stream: Int
  var codec: String
  /// In pixels, as they are stored.
  var width: Int
  /// In pixels, as they are stored.
  var height: Int
  /// Quarters of a turn clockwise, 0…3.
  var quarters: Int
  /// The width of a pixel by its height.
  var pixelAspect: Double
  var hasAlpha: Bool
  /// Whether the file says how its colours are coded.
  var namesMatrix: Bool
  /// Seconds of a tick of the stream's times.
  var tick: Rational
  /// The file's begin in its own seconds.
  var start: Double
  /// The begin of its first sound in its own seconds; nil for none.
  var soundStart: Double?
  var isInterlaced: Bool
  /// The name of a transfer function for bright screens; nil for a usual one.
  var brightTransfer: String?
  /// Whether the turn is no multiple of a quarter.
  var isTilted = false

  /// A fraction of whole numbers.
  struct Rational: Equatable {
    var numerator: Int
    var denominator: Int
    var value: Double { Double(numerator) / Double(denominator) }

    init?(_ text: String?) {
      let parts = (text ?? "").split(whereSeparator: { $0 == "/" || $0 == ":" }).compactMap { Int($0) }
      guard parts.count == 2, parts[0] > 0, parts[1] > 0 else { return nil }
      (numerator, denominator) = (parts[0], parts[1])
    }
  }

  /// Reads ffprobe's JSON.
  init(json: String) throws(VideoFailure) {
    guard let answer = try? JSONDecoder().decode(Answer.self, from: Data(json.utf8)),
      let streams = answer.streams, let format = answer.format?.name
    else { throw VideoFailure("is no film, or is damaged") }
    // The picture on a sleeve of music is no film.
    guard
      let stream = streams.first(where: {
        $0.kind == "video" && $0.disposition?["attached_pic"] != 1
      }), let codec = stream.codec, let width = stream.width, let height = stream.height,
      let tick = Rational(stream.timeBase)
    else { throw VideoFailure("has no pictures in it") }
    guard width > 0, height > 0 else { throw VideoFailure("has pictures without pixels") }
    (self.format, self.stream, self.codec) = (format, stream.index, codec)
    (self.width, self.height, self.tick) = (width, height, tick)
    let turn = stream.sideData?.compactMap(\.rotation).first ?? 0
    let steps = (-turn / 90).rounded()
    isTilted = abs(steps * 90 + turn) > 0.5
    quarters = isTilted ? 0 : (Int(max(-1e6, min(1e6, steps))) % 4 + 4) % 4
    pixelAspect = Rational(stream.aspect)?.value ?? 1
    let seeThrough = ["yuva", "ya", "gbrap", "rgba", "bgra", "argb", "abgr", "pal8"]
    let pixels = stream.pixels ?? ""
    let isLayered = stream.tags?["alpha_mode"] == "1"
    hasAlpha = isLayered || seeThrough.contains(where: pixels.hasPrefix)
    namesMatrix = ![nil, "unknown", "reserved"].contains(stream.matrix)
    let sound = streams.first { $0.kind == "audio" }
    let begin = answer.format?.start.flatMap(Double.init) ?? 0
    start = begin
    soundStart = sound.map { $0.start.flatMap(Double.init) ?? begin }
    isInterlaced = !["progressive", "unknown"].contains(stream.order ?? "unknown")
    let transfer = stream.transfer ?? ""
    brightTransfer = ["smpte2084", "arib-std-b67"].contains(transfer) ? transfer : nil
  }

  /// The decoder to ask for; nil for ffmpeg's own choice, which leaves the alpha of VP8 and VP9 out.
  var decoder: String? {
    guard hasAlpha else { return nil }
    return ["vp9": "libvpx-vp9", "vp8": "libvpx"][codec]
  }

  /// The size upright, in pixels.
  var upright: (width: Int, height: Int) { quarters % 2 == 0 ? (width, height) : (height, width) }

  // MARK: ffprobe's words

  private struct Answer: Decodable {
    var streams: [Stream]?
    var format: Format?
  }

  private struct Format: Decodable {
    var name: String?
    var start: String?

    enum CodingKeys: String, CodingKey {
      case name = "format_name"
      case start = "start_time"
    }
  }

  private struct Stream: Decodable {
    var index: Int
    var kind: String?
    var codec: String?
    var width: Int?
    var height: Int?
    var pixels: String?
    var timeBase: String?
    var aspect: String?
    var matrix: String?
    var transfer: String?
    var order: String?
    var start: String?
    var disposition: [String: Int]?
    var tags: [String: String]?
    var sideData: [SideData]?

    enum CodingKeys: String, CodingKey {
      case index, width, height, disposition, tags
      case kind = "codec_type"
      case codec = "codec_name"
      case pixels = "pix_fmt"
      case timeBase = "time_base"
      case aspect = "sample_aspect_ratio"
      case matrix = "color_space"
      case transfer = "color_transfer"
      case order = "field_order"
      case start = "start_time"
      case sideData = "side_data_list"
    }
  }

  private struct SideData: Decodable {
    var rotation: Double?
  }
}
