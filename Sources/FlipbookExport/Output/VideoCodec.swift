/// How the pictures of a film are compressed.
public enum VideoCodec: String, Hashable, Sendable, CaseIterable {
  /// By x264.
  case h264
  /// By x265.
  case hevc
  /// By libvpx.
  case vp9
  /// By SVT-AV1, or libaom.
  case av1
  /// For editing; large and without visible loss.
  case prores

  /// Finds the codec of a name as people write it, such as `h264`, `x264`, `H.265` or `libvpx-vp9`; nil for
  /// others.
  public init?(name: String) {
    let plain = name.lowercased().filter { $0.isLetter || $0.isNumber }
    switch plain {
    case "h264", "x264", "libx264", "avc": self = .h264
    case "hevc", "h265", "x265", "libx265": self = .hevc
    case "vp9", "libvpxvp9": self = .vp9
    case "av1", "libsvtav1", "libaomav1": self = .av1
    case "prores", "proresks": self = .prores
    default: return nil
    }
  }

  /// The name of the codec in messages.
  public var title: String {
    switch self {
    case .h264: "H.264"
    case .hevc: "HEVC"
    case .vp9: "VP9"
    case .av1: "AV1"
    case .prores: "ProRes"
    }
  }

  /// ffmpeg's encoders for it, the preferred one first.
  var encoders: [String] {
    switch self {
    case .h264: ["libx264"]
    case .hevc: ["libx265"]
    case .vp9: ["libvpx-vp9"]
    case .av1: ["libsvtav1", "libaom-av1"]
    case .prores: ["prores_ks"]
    }
  }

  /// The values of ``OutputSettings/quality`` and the default; nil where there is none to set.
  var quality: (range: ClosedRange<Int>, standard: Int)? {
    switch self {
    case .h264: (0...51, 20)
    case .hevc: (0...51, 23)
    case .vp9: (0...63, 30)
    case .av1: (0...63, 32)
    case .prores: nil
    }
  }

  var keepsAlpha: Bool { self == .vp9 || self == .prores }
}
