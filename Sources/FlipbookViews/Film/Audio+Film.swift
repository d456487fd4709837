import FlipbookDrawing
import FlipbookMedia
import Foundation

extension Audio {
  /// The sound of a film that plays.
  ///
  /// - Parameters:
  ///   - start: When the file's sound begins, in seconds of the file.
  ///   - delay: Seconds from the appearance of the view to the begin of the film.
  init(film: any VideoSource, timing: VideoTiming, soundStart start: Double, delay: Double, volume: Double) {
    let sound = Sound(
      film: film.path, duration: film.duration, timing: timing, soundStart: start, begin: delay)
    let from = sound?.from ?? 0
    self.init(
      film.path, at: sound?.start ?? delay, trim: from...max(from, sound?.to ?? from), volume: volume,
      loop: timing.isLooped)
    (speed, period) = (sound?.speed, sound?.period)
  }
}
