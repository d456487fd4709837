import FlipbookScenes

/// The moments of a clip that become pages.
struct DocumentPages {
  /// One page.
  struct Page: Equatable {
    var frame: Int
    /// Its entry in the outline.
    var name: String?
  }

  /// The pages that a command line asks for, in the order of time for markers and as they are named for places; without
  /// either, one for each of the frames.
  ///
  /// - Throws: ``FlipbookFailure`` for a place outside the clip, and for a scene without markers.
  @MainActor
  static func pages(_ options: ParsedOptions, _ frames: FrameChoice, _ source: SceneFrameSource) throws
    -> [Page]
  {
    let format = source.format
    let (rate, count) = (format.frameRate.framesPerSecond, format.frameCount)
    if options.has("markers") {
      let markers = source.markers.sorted { ($0.value, $0.key) < ($1.value, $1.key) }
      guard !markers.isEmpty else {
        throw FlipbookFailure(
          "--markers: the scene has none. A layer scene names times as \"markers\"; --at takes places.",
          .usage)
      }
      return try markers.map { name, time in
        let frame = TimePosition.seconds(time).frameShown(rate: rate, count: count)
        guard frame < count else {
          throw FlipbookFailure("The marker \"\(name)\" lies outside the clip.", .usage)
        }
        return Page(frame: frame, name: name)
      }
    }
    if options.values["at"] != nil {
      return try PlacesText.read(options).map {
        Page(frame: try $0.frame(of: format), name: nil)
      }
    }
    return try frames.frames(rate: rate, count: count).map { Page(frame: $0, name: nil) }
  }
}
