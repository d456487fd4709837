import FlipbookDiagnostics
import FlipbookMedia
import FlipbookRaster

/// Settings and frame format together, checked: everything that decides how a film is encoded.
struct EncodingPlan: Equatable, Sendable {
  /// The form of the frames in the pipe to ffmpeg.
  enum Input: String, Equatable, Sendable {
    /// Converted here: bt709, limited range.
    case planar = "yuv420p"
    /// Straight alpha.
    case bgra
    /// Opaque, the fourth byte means nothing.
    case bgr0
    /// Straight alpha, 16 bits a component in the order of bytes of x86 and ARM.
    case rgba64 = "rgba64le"
  }

  var container: OutputFormat
  /// Nil for animations.
  var codec: VideoCodec?
  /// ffmpeg's encoder.
  var encoder: String
  var input: Input
  var pixelFormat: String
  var quality: Int?
  var preset: String
  var audio: String?
  var metadata: [String: String]
  var width: Int
  var height: Int
  var frameRate: FrameRate
  /// Frames that will be written.
  var frameCount: Int
  var keepsAlpha: Bool
  /// Whether the result is a part of a film, to be joined with others.
  var isSegment = false

  /// - Parameters:
  ///   - frameCount: Frames that will be written.
  ///   - encoders: Names of ffmpeg's encoders.
  ///   - bitDepth: Bits of a component of the pictures: 8 or 16.
  /// - Throws: ``ExportError`` for settings that can't be, with the way out.
  init(
    _ settings: OutputSettings, _ format: FrameFormat, frameCount: Int, encoders: Set<String>,
    bitDepth: Int = 8
  ) throws {
    try settings.check()
    container = try settings.resolvedFormat()
    let codec = settings.codec ?? container.codecs.first
    self.codec = codec
    keepsAlpha = !format.isOpaque
    if keepsAlpha, let codec, !codec.keepsAlpha {
      throw ExportError(
        .settings,
        "\(codec.title) can't keep a transparent background. Give a background colour, or write .webm (VP9), "
          + ".mov (ProRes) or .apng.")
    }
    let candidates = codec?.encoders ?? [container.traits.animationEncoder ?? ""]
    guard let encoder = candidates.first(where: encoders.contains) else {
      throw ExportError(
        .missingEncoder,
        "The installed ffmpeg has no encoder \(candidates.joined(separator: " or ")), which "
          + "\(codec?.title ?? ".\(container.rawValue)") needs. Debian's has it: apt install ffmpeg")
    }
    self.encoder = encoder
    quality = settings.quality ?? codec?.quality?.standard
    preset = settings.preset ?? "veryfast"
    pixelFormat = settings.pixelFormat ?? Self.pixelFormat(codec, container, keepsAlpha: keepsAlpha)
    width = format.pixelWidth
    height = format.pixelHeight
    try Self.checkEven(width: width, height: height, pixelFormat, codec)
    if pixelFormat == "yuv420p", codec != nil {
      input = .planar
    } else if bitDepth > 8, Self.isDeep(pixelFormat) {
      input = .rgba64
    } else {
      input = keepsAlpha ? .bgra : .bgr0
    }
    audio = settings.audio
    metadata = settings.metadata
    frameRate = format.frameRate
    self.frameCount = frameCount
  }

  private static func pixelFormat(_ codec: VideoCodec?, _ container: OutputFormat, keepsAlpha: Bool) -> String
  {
    switch codec {
    case .h264, .hevc, .av1: "yuv420p"
    case .vp9: keepsAlpha ? "yuva420p" : "yuv420p"
    case .prores: keepsAlpha ? "yuva444p10le" : "yuv422p10le"
    case nil:
      switch container {
      case .apng: keepsAlpha ? "rgba" : "rgb24"
      case .gif: "pal8"
      default: "bgra"
      }
    }
  }

  /// Whether ffmpeg's pixel format holds more than 8 bits a component, such as `yuv422p10le`.
  private static func isDeep(_ pixelFormat: String) -> Bool {
    pixelFormat.contains(/(9|10|12|14|16|48|64)(le|be)$/)
  }

  /// 4:2:0 halves both sides of a picture, 4:2:2 the width.
  private static func checkEven(width: Int, height: Int, _ pixelFormat: String, _ codec: VideoCodec?) throws {
    guard let codec else { return }
    let halvesHeight = pixelFormat.contains("420")
    let halvesWidth = halvesHeight || pixelFormat.contains("422")
    if (!halvesWidth || width % 2 == 0) && (!halvesHeight || height % 2 == 0) { return }
    let wayOut = codec == .av1 ? "" : ", or choose the pixel format yuv444p"
    throw ExportError(
      .settings,
      "The picture is \(width)×\(height) pixels, but \(codec.title) in \(pixelFormat) needs an even "
        + "\(halvesHeight ? "width and height" : "width"). Use \(width + (halvesWidth ? width % 2 : 0))×"
        + "\(height + (halvesHeight ? height % 2 : 0))\(wayOut).")
  }
}

extension EncodingPlan {
  /// The plan of a part of the film, without sound and titles, in a container that keeps exact times and everything that
  /// the codec has.
  ///
  /// - Parameter frameCount: Frames of the part.
  func segment(frameCount: Int) -> EncodingPlan {
    var plan = self
    plan.isSegment = true
    plan.audio = nil
    plan.metadata = [:]
    plan.frameCount = frameCount
    switch codec {
    case .h264, .hevc, .av1: plan.container = .mp4
    // MP4 has no place for VP9's alpha.
    case .vp9: plan.container = keepsAlpha ? .webm : .mp4
    case .prores: plan.container = .mov
    case nil: break
    }
    return plan
  }

  /// Seconds that the film lasts, as ffmpeg reads them.
  var duration: String {
    let microseconds = Self.microseconds(frameCount, frameRate)
    let fraction = String(microseconds % 1_000_000)
    return "\(microseconds / 1_000_000)." + String(repeating: "0", count: 6 - fraction.count) + fraction
  }

  /// Samples of sound that the film lasts.
  var samples: Int {
    let (whole, rest) = (frameCount * frameRate.denominator).quotientAndRemainder(
      dividingBy: frameRate.numerator)
    return whole * SoundInfo.rate + (rest * SoundInfo.rate + frameRate.numerator / 2) / frameRate.numerator
  }

  /// The time of a frame, rounded.
  static func microseconds(_ frame: Int, _ rate: FrameRate) -> Int {
    let (whole, rest) = (frame * rate.denominator).quotientAndRemainder(dividingBy: rate.numerator)
    return whole * 1_000_000 + (rest * 1_000_000 + rate.numerator / 2) / rate.numerator
  }
}

extension EncodingPlan.Input {
  /// How a decoded picture is laid out for the pipe.
  var layout: PNGFrameReader.Layout {
    switch self {
    case .planar: .planar
    case .bgra, .bgr0: .bgra
    case .rgba64: .rgba64
    }
  }
}
