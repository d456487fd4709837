import FlipbookDrawing
import FlipbookMedia
import FlipbookTime
import Foundation

/// Views that move with a sound: they are made for each frame by the loudness and the spectrum of a file at the moment.
///
/// ```swift
/// Audio("music.mp3")
/// AudioLevels("music.mp3", bands: 24) { level in
///   HStack(alignment: .bottom) {
///     ForEach(level.bands.indices, id: \.self) { Capsule().frame(height: 8 + 120 * level.bands[$0]) }
///   }
/// }
/// ```
/// It is silent itself. The sound begins `at` seconds after the view has come, as that of ``Audio`` with the same `at:`
/// does. The file is decoded once; levels follow from its samples and the time alone, with the same bits on every machine.
public struct AudioLevels<Content: View>: View {
  private let name: String
  private let bands: Int
  private let delay: TimeInterval
  private let start: TimeInterval
  private let fall: TimeInterval
  private let place: String
  private let content: (AudioLevel) -> Content
  @StateObject private var track = LevelTrack()

  /// Makes views by the levels of a sound.
  ///
  /// - Parameters:
  ///   - name: The name of a file beside the scene or in its project, or an absolute path.
  ///   - bands: How many bands the spectrum has: 1…256.
  ///   - delay: Seconds from the appearance of the view to the begin of the sound.
  ///   - start: The second of the file at which it begins.
  ///   - fall: Seconds in which a band falls from 1 to 0, so that bars sink rather than jump: 0…10.
  ///   - content: The views for the levels of a moment.
  public init(
    _ name: String, bands: Int = 16, at delay: TimeInterval = 0, from start: TimeInterval = 0,
    fall: TimeInterval = 0.4, file: String = #fileID, line: Int = #line,
    @ViewBuilder content: @escaping (AudioLevel) -> Content
  ) {
    (self.name, self.bands, self.delay, self.start, self.fall) = (name, bands, delay, start, fall)
    (place, self.content) = (VideoFiles.place(file, line), content)
  }

  /// The views of the moment.
  public var body: some View {
    let meter = track.meter(name, bands: bands, place: place)
    let numbers = [delay, start, fall].allSatisfy(\.isFinite) && fall >= 0
    TimelineView(.animation) { context in
      let time = FilmClock.time(of: context.date) - track.begin - delay
      if let meter, numbers, time > -1e-6 {
        content(AudioLevel(meter.reading(at: time + start, fall: fall)))
      } else {
        content(AudioLevel(SoundReading(bands: min(max(bands, 1), SoundMeter.mostBands))))
      }
    }
  }
}
