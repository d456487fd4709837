import Foundation

/// Whether an animation plays, and from where to where.
public enum LottiePlaybackMode: Hashable {
  /// It stands still.
  case paused(at: PausedState)
  /// It plays.
  case playing(_ mode: PlaybackMode)

  /// Where an animation stands still.
  public enum PausedState: Hashable {
    case currentFrame
    case progress(_ progress: AnimationProgressTime)
    case frame(_ frame: AnimationFrameTime)
    case time(_ time: TimeInterval)
    case marker(_ name: String, position: LottieMarkerPosition = .start)
  }

  /// The range that is played. Without a start it goes on from where it stands.
  public enum PlaybackMode: Hashable {
    case fromProgress(
      _ fromProgress: AnimationProgressTime?, toProgress: AnimationProgressTime, loopMode: LottieLoopMode)
    case fromFrame(_ fromFrame: AnimationFrameTime?, toFrame: AnimationFrameTime, loopMode: LottieLoopMode)
    case fromMarker(
      _ fromMarker: String?, toMarker: String, playEndMarkerFrame: Bool = true, loopMode: LottieLoopMode)
    case marker(_ marker: String, loopMode: LottieLoopMode)
    case markers(_ markers: [String])
  }

  /// Still, where it is.
  public static var paused: Self { .paused(at: .currentFrame) }
  /// Still, where it is.
  public static var pause: Self { .paused }
  /// Still at a part of the length.
  public static func progress(_ progress: AnimationProgressTime) -> Self { .paused(at: .progress(progress)) }
  /// Still at a frame.
  public static func frame(_ frame: AnimationFrameTime) -> Self { .paused(at: .frame(frame)) }
  /// Still at a time in seconds.
  public static func time(_ time: TimeInterval) -> Self { .paused(at: .time(time)) }

  /// Plays to a part of the length.
  public static func toProgress(_ toProgress: AnimationProgressTime, loopMode: LottieLoopMode) -> Self {
    .playing(.fromProgress(nil, toProgress: toProgress, loopMode: loopMode))
  }

  /// Plays to a frame.
  public static func toFrame(_ toFrame: AnimationFrameTime, loopMode: LottieLoopMode) -> Self {
    .playing(.fromFrame(nil, toFrame: toFrame, loopMode: loopMode))
  }

  /// Plays from a part of the length to another.
  public static func fromProgress(
    _ fromProgress: AnimationProgressTime?, toProgress: AnimationProgressTime, loopMode: LottieLoopMode
  ) -> Self { .playing(.fromProgress(fromProgress, toProgress: toProgress, loopMode: loopMode)) }

  /// Plays from a frame to another.
  public static func fromFrame(
    _ fromFrame: AnimationFrameTime?, toFrame: AnimationFrameTime, loopMode: LottieLoopMode
  ) -> Self { .playing(.fromFrame(fromFrame, toFrame: toFrame, loopMode: loopMode)) }

  /// Plays the range of a marker.
  public static func marker(_ marker: String, loopMode: LottieLoopMode) -> Self {
    .playing(.marker(marker, loopMode: loopMode))
  }
}

extension LottiePlaybackMode.PlaybackMode {
  /// Plays to a part of the length.
  public static func toProgress(_ toProgress: AnimationProgressTime, loopMode: LottieLoopMode) -> Self {
    .fromProgress(nil, toProgress: toProgress, loopMode: loopMode)
  }

  /// Plays to a frame.
  public static func toFrame(_ toFrame: AnimationFrameTime, loopMode: LottieLoopMode) -> Self {
    .fromFrame(nil, toFrame: toFrame, loopMode: loopMode)
  }

  /// Plays to a marker.
  public static func toMarker(
    _ toMarker: String, playEndMarkerFrame: Bool = true, loopMode: LottieLoopMode
  ) -> Self {
    .fromMarker(nil, toMarker: toMarker, playEndMarkerFrame: playEndMarkerFrame, loopMode: loopMode)
  }
}
