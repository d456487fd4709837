import Flipbook
import FlipbookExport
import FlipbookGoldens
import FlipbookScenes

/// The options of a render that keep something of its frames.
struct ManifestOptions {
  var manifest: String?
  var resumes: Bool
  var cache: String?
  /// In megabytes.
  var cacheSize: Int
  /// Where the profile goes, and in which form.
  var profile: (path: String, form: FilmProfile.Form)?
  /// Nil when nothing is said.
  var segments: SegmentChoice?

  init(_ options: ParsedOptions) throws {
    manifest = options.values["manifest"]
    resumes = options.has("resume")
    cache = options.values["cache"]
    cacheSize = try options.value("cache-size", NumberText.integer(in: 1...1_000_000)) ?? 2048
    segments = try options.value("segment", SegmentText.parse)
    if let path = options.values["profile"] {
      profile = (path, try options.value("profile", FilmProfile.form) ?? .json)
    }
    if options.values["cache-size"] != nil, cache == nil {
      throw FlipbookFailure("--cache-size is that of --cache DIR, which is not given.", .usage)
    }
  }

  /// How the film is cut; nil for a film that is not, and for pictures.
  ///
  /// - Throws: ``FlipbookFailure`` for options that contradict each other.
  func segmentChoice(for path: String, isSequence: Bool) throws -> SegmentChoice? {
    if isSequence {
      if segments != nil { throw FlipbookFailure("--segment cuts films; \"\(path)\" is a picture.", .usage) }
      guard resumes else { return nil }
      guard manifest != nil else {
        throw FlipbookFailure(
          "--resume of pictures needs --manifest FILE, in the first run too: it records which frames can be trusted.",
          .usage)
      }
      guard FramePattern(path) != nil else {
        throw FlipbookFailure("One picture can't be resumed; a film or a sequence of PNGs can.", .usage)
      }
      return nil
    }
    if resumes, manifest != nil {
      throw FlipbookFailure(
        "--resume of a film takes kept segments, and --manifest needs the pixels of every frame; give one of them.",
        .usage)
    }
    if manifest != nil, segments ?? .none != .none {
      throw FlipbookFailure("--manifest and --segment don't go together; see docs/long-films.md.", .usage)
    }
    if resumes, segments == SegmentChoice.none {
      throw FlipbookFailure("--resume goes on from segments, and --segment none makes none.", .usage)
    }
    let standard: SegmentChoice = cache != nil ? .editing : resumes ? .standard : .none
    let choice = segments ?? (manifest == nil ? standard : .none)
    return choice == .none ? nil : choice
  }

  /// The inputs of a frame's bytes besides the display list and the output's form.
  static func context(_ format: FrameFormat, _ renderer: Renderer) -> String {
    "\(FlipbookVersion.current) \(format.pixelWidth)×\(format.pixelHeight) @\(format.scale) \(format.isOpaque) "
      + GoldenLock.current(renderer).components.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
      .joined(
        separator: " ")
  }
}
