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
    let ending = name[name.index(after: dot)...].lowercased()
    guard let format = Self.allCases.first(where: { $0.traits.extensions.contains(ending) }) else {
      return nil
    }
    self = format
  }

  /// The codecs a film of this format can have, the usual one first; none for pictures and animations.
  public var codecs: [VideoCodec] { traits.codecs }

  /// Whether a file of this format can name parts of its film.
  package var hasChapters: Bool { traits.captionCodec != nil }

  /// Whether a file of this format can hold sound.
  package var hasSound: Bool { traits.audioEncoder != nil }
}
