/// The kinds of file a clip can become.
public enum OutputFormat: String, Hashable, Sendable, CaseIterable {
  /// A film, in H.264 unless another codec is asked for.
  case mp4
  /// A film, in ProRes unless another codec is asked for.
  case mov
  /// A film, in H.264 unless another codec is asked for.
  case mkv
  /// A film, in VP9 unless another codec is asked for.
  case webm
  /// An animation of at most 256 colours.
  case gif
  /// An animation of PNG pictures.
  case apng
  /// An animation of WebP pictures.
  case webp
  /// One picture, or a file for each frame when the name has a place for its number.
  case png

  /// Finds the format of a file's extension; nil when there is none for it.
  public init?(path: String) {
    guard let name = path.split(separator: "/").last, let dot = name.lastIndex(of: "."),
      dot != name.startIndex
    else { return nil }
    switch name[name.index(after: dot)...].lowercased() {
    case "mp4", "m4v": self = .mp4
    case "mov": self = .mov
    case "mkv": self = .mkv
    case "webm": self = .webm
    case "gif": self = .gif
    case "apng": self = .apng
    case "webp": self = .webp
    case "png": self = .png
    default: return nil
    }
  }

  /// The codecs a film of this format can have, the usual one first; none for pictures and animations.
  public var codecs: [VideoCodec] {
    switch self {
    case .mp4: [.h264, .hevc, .av1, .vp9]
    case .mov: [.prores, .h264, .hevc]
    case .mkv: [.h264, .hevc, .vp9, .av1, .prores]
    case .webm: [.vp9, .av1]
    case .gif, .apng, .webp, .png: []
    }
  }

  /// ffmpeg's name for the container.
  var muxer: String {
    switch self {
    case .mp4, .mov, .gif, .apng, .webp, .webm: rawValue
    case .mkv: "matroska"
    case .png: "image2"
    }
  }

  /// ffmpeg's encoder of an animation; nil for films, which choose by codec.
  var animationEncoder: String? {
    switch self {
    case .gif: "gif"
    case .apng: "apng"
    case .webp: "libwebp_anim"
    case .mp4, .mov, .mkv, .webm, .png: nil
    }
  }

  /// ffmpeg's codec of captions that players show when they are asked to; nil where there is no place for them.
  var captionCodec: String? {
    switch self {
    case .mp4, .mov: "mov_text"
    case .mkv: "srt"
    case .webm: "webvtt"
    case .gif, .apng, .webp, .png: nil
    }
  }

  /// Whether a file of this format can name parts of its film.
  package var hasChapters: Bool { captionCodec != nil }

  /// Whether a file of this format can hold sound.
  package var hasSound: Bool { audioEncoder != nil }

  /// ffmpeg's encoder of sound; nil where there is none to be heard.
  var audioEncoder: String? {
    switch self {
    case .mp4, .mov, .mkv: "aac"
    case .webm: "libopus"
    case .gif, .apng, .webp, .png: nil
    }
  }
}
