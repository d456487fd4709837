import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// A film or an animated picture that plays in film time.
///
/// ```swift
/// Video("talk.mp4", trim: 2...8, scaling: .fill)
/// Video("spinner.gif", loop: true, scaling: .natural)
/// ```
/// It begins `at` seconds after the view has come; until then its first picture stands still, and at its end its last. Its
/// sound is mixed into the film's unless it is muted. Each moment shows the picture whose time has come, whichever frames
/// of the film are rendered.
public struct Video: View {
  private let name: String
  private let delay: TimeInterval
  private var timing = VideoTiming()
  private let isMuted: Bool
  private let volume: Double
  private let scaling: VideoScaling
  private let place: String
  private var sampling = Image.Interpolation.medium
  @StateObject private var track = VideoTrack()

  /// Shows the film of a file.
  ///
  /// - Parameters:
  ///   - name: The name of a file beside the scene or in its project, or an absolute path: MP4, MOV, WebM, MKV, GIF, APNG,
  ///     WebP and what else ffmpeg reads.
  ///   - delay: Seconds from the appearance of the view to the begin of the film.
  ///   - trim: The part of the file that is shown, in seconds; all of it unless given.
  ///   - speed: How many times as fast it is; below 0 backwards and without sound, 0 for a still picture.
  ///   - loop: Whether the part begins anew at its end.
  ///   - muted: Whether its sound is left out.
  ///   - volume: The factor of the loudness.
  ///   - scaling: How it goes into its room.
  public init(
    _ name: String, at delay: TimeInterval = 0, trim: ClosedRange<TimeInterval>? = nil, speed: Double = 1,
    loop: Bool = false, muted: Bool = false, volume: Double = 1, scaling: VideoScaling = .fit,
    file: String = #fileID, line: Int = #line
  ) {
    (self.name, self.delay, isMuted, self.volume) = (name, delay, muted, volume)
    (timing.from, timing.to, timing.speed) = (trim?.lowerBound ?? 0, trim?.upperBound, speed)
    timing.isLooped = loop
    self.scaling = scaling
    place = VideoFiles.place(file, line)
  }

  /// Shows the film of a file from a time on.
  public init(
    _ name: String, at delay: TimeInterval = 0, trim: PartialRangeFrom<TimeInterval>, speed: Double = 1,
    loop: Bool = false, muted: Bool = false, volume: Double = 1, scaling: VideoScaling = .fit,
    file: String = #fileID, line: Int = #line
  ) {
    self.init(
      name, at: delay, speed: speed, loop: loop, muted: muted, volume: volume, scaling: scaling, file: file,
      line: line)
    timing.from = trim.lowerBound
  }

  /// Returns the film sampled in another way where it is not shown pixel for pixel; medium unless set.
  public func interpolation(_ interpolation: Image.Interpolation) -> Video {
    var copy = self
    copy.sampling = interpolation
    return copy
  }

  /// The picture of the moment, and the sound.
  public var body: some View {
    if hasNumbers, let film = track.film(name, place: place) {
      ZStack {
        if isMoving(film) {
          TimelineView(.animation) { context in
            picture(of: film, at: FilmClock.time(of: context.date))
          }
        } else {
          picture(of: film, at: track.begin)
        }
        if let sound = sound(of: film) { sound }
      }
    } else {
      Color.clear
    }
  }

  private func isMoving(_ film: any VideoSource) -> Bool { film.times.count > 1 && timing.speed != 0 }

  @ViewBuilder
  private func picture(of film: any VideoSource, at now: TimeInterval) -> some View {
    let time = timing.time(at: now - track.begin - delay, duration: film.duration)
    let image = Image(decorative: track.image(of: film, at: time), scale: 1).interpolation(sampling)
      .resizable()
    switch scaling {
    case .fit: image.aspectRatio(film.size, contentMode: .fit)
    case .fill: Color.clear.overlay(image.aspectRatio(film.size, contentMode: .fill)).clipped()
    case .stretch: image
    case .natural: image.frame(width: film.size.width, height: film.size.height)
    }
  }

  // MARK: Sound

  private func sound(of film: any VideoSource) -> Audio? {
    guard !isMuted, volume > 0, timing.speed > 0, let start = film.soundStart else { return nil }
    return Audio(film: film, timing: timing, soundStart: start, delay: delay, volume: volume)
  }

  private var hasNumbers: Bool {
    let numbers = [delay, timing.from, timing.to ?? timing.from, timing.speed, volume]
    if numbers.allSatisfy(\.isFinite), timing.from >= 0, abs(timing.speed) <= 64 { return true }
    MediaFiles.report(
      "video.number",
      "The film \"\(name)\" has a time, a speed or a volume that is no number of its kind (\(place)).")
    return false
  }
}
