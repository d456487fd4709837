/// The properties of a file format that encoding depends on.
struct FormatTraits: Sendable {
  /// Endings of files' names, in lower case.
  let extensions: [String]
  /// ffmpeg's name for the format.
  let muxer: String
  /// The codecs a film can have, the usual one first; none for pictures and animations.
  var codecs: [VideoCodec] = []
  /// ffmpeg's encoder of an animation; nil for films, which choose by codec.
  var animationEncoder: String?
  /// ffmpeg's codec of captions that players show on request; nil where the format has no place for them.
  var captionCodec: String?
  /// ffmpeg's encoder of sound; nil where the format has no sound.
  var audioEncoder: String?
  /// The bytes that readers of the format skip.
  var padding = SegmentPadding.none
  /// ffmpeg's arguments for an animation that repeats forever.
  var repeatArguments: [String] = []
  /// Whether the index can stand before the pictures, so that a player starts before it has all of the file.
  var movesIndexToFront = false
}

extension OutputFormat {
  /// The format's row in the table of formats.
  var traits: FormatTraits {
    switch self {
    case .mp4:
      FormatTraits(
        extensions: ["mp4", "m4v"], muxer: "mp4", codecs: [.h264, .hevc, .av1, .vp9],
        captionCodec: "mov_text", audioEncoder: "aac", padding: .box, movesIndexToFront: true)
    case .mov:
      FormatTraits(
        extensions: ["mov"], muxer: "mov", codecs: [.prores, .h264, .hevc],
        captionCodec: "mov_text", audioEncoder: "aac", padding: .box, movesIndexToFront: true)
    case .mkv:
      FormatTraits(
        extensions: ["mkv"], muxer: "matroska", codecs: [.h264, .hevc, .vp9, .av1, .prores],
        captionCodec: "srt", audioEncoder: "aac", padding: .void)
    case .webm:
      FormatTraits(
        extensions: ["webm"], muxer: "webm", codecs: [.vp9, .av1],
        captionCodec: "webvtt", audioEncoder: "libopus", padding: .void)
    case .gif:
      FormatTraits(
        extensions: ["gif"], muxer: "gif", animationEncoder: "gif", repeatArguments: ["-loop", "0"])
    case .apng:
      FormatTraits(
        extensions: ["apng"], muxer: "apng", animationEncoder: "apng", repeatArguments: ["-plays", "0"])
    case .webp:
      FormatTraits(
        extensions: ["webp"], muxer: "webp", animationEncoder: "libwebp_anim",
        repeatArguments: ["-loop", "0"])
    case .png: FormatTraits(extensions: ["png"], muxer: "image2")
    }
  }
}
