import FlipbookMedia

/// Where a clip goes and in what form.
public struct OutputSettings: Equatable, Sendable {
  /// The file, or for a sequence of PNGs a pattern with a place for the frame's number, such as
  /// `frames/%05d.png`.
  public var path: String
  /// Nil for that of the path's extension.
  public var format: OutputFormat?
  /// Nil for the format's usual one: H.264 in .mp4 and .mkv, ProRes in .mov, VP9 in .webm.
  public var codec: VideoCodec?
  /// The constant rate factor: lower is better and larger. Nil for the codec's default: H.264 20, HEVC 23, VP9
  /// 30, AV1 32.
  public var quality: Int?
  /// ffmpeg's name of the film's pixel format, such as `yuv444p` or `yuv420p10le`; nil for the codec's usual one.
  public var pixelFormat: String?
  /// x264's and x265's speed preset; slower ones make smaller files. Nil for `veryfast`.
  public var preset: String?
  /// A sound file to add. Sound longer than the clip is cut, shorter is followed by silence.
  public var audio: String?
  /// More sounds, which are mixed with those of the scene. Time 0 is the output's first frame.
  package var sounds: [Sound] = []
  /// Captions that players show when they are asked to. Time 0 is the output's first frame.
  package var captions: [FilmCaptions] = []
  /// Sentences about oddities of the captions.
  package var captionIssues: [String] = []
  /// 1 (fast) to 9 (small); nil for the fastest.
  public var pngLevel: Int?
  /// Whether a file that is there already may be replaced.
  public var overwrites = false
  /// Where the film is cut into segments that are encoded by themselves and joined. Its bytes depend on it.
  public var segments = SegmentChoice.none
  /// Entries to keep in the file beside its pictures, such as a title.
  public var metadata: [String: String] = [:]
  /// The encoder program; nil for the `ffmpeg` on the `PATH`.
  public var ffmpeg: String?

  /// Makes settings with a path. Everything else has its default.
  public init(path: String) { self.path = path }
}
