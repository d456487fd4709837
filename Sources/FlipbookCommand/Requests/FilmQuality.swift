import FlipbookExport

/// How good a film is, in one word.
enum FilmQuality: String, CaseIterable, Sendable {
  case low, medium, high

  /// The factor of the pixels for each point.
  var factor: Double {
    switch self {
    case .low: 0.5
    case .medium: 1
    case .high: 2
    }
  }

  /// The most frames a second; nil for the scene's own.
  var frameRate: String? { self == .low ? "15" : nil }

  /// The rate factor for a codec; nil for its usual one.
  func rateFactor(_ codec: VideoCodec?) -> Int? {
    guard let codec, let standard = Self.standard[codec] else { return nil }
    switch self {
    case .low: return standard + 8
    case .medium: return nil
    case .high: return standard - 6
    }
  }

  private static let standard: [VideoCodec: Int] = [.h264: 20, .hevc: 23, .vp9: 30, .av1: 32]

  /// Words of a command line in which `-q` stands before a quality: it is `--quality` there, and `--quiet` elsewhere.
  static func spelled(out words: [String]) -> [String] {
    var words = words
    for index in words.indices.dropLast()
    where words[index] == "-q" && FilmQuality(rawValue: words[index + 1]) != nil {
      words[index] = "--quality"
    }
    return words
  }
}
