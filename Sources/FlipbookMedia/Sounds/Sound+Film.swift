import FlipbookPicture

extension Sound {
  /// The sound of a part of a film; nil where the part has none.
  ///
  /// - Parameters:
  ///   - file: Of the film.
  ///   - duration: Of the film, in seconds.
  ///   - start: When the file's sound begins, in seconds of the file.
  ///   - begin: When the part begins to play.
  package init?(
    film file: String, duration: Double, timing: VideoTiming, soundStart start: Double, begin: Double
  ) {
    let part = timing.part(of: duration)
    guard timing.speed > 0, part.upperBound > part.lowerBound, part.upperBound > start else { return nil }
    self.init(file: file, start: begin)
    from = max(0, part.lowerBound - start)
    to = part.upperBound - start
    // A sound that begins later than the pictures waits.
    self.start += max(0, start - part.lowerBound) / timing.speed
    speed = timing.speed == 1 ? nil : timing.speed
    period = (part.upperBound - part.lowerBound) / timing.speed
    plays = timing.isLooped ? nil : 1
  }
}
