/// What happens at the end of an animation.
public enum LottieLoopMode: Hashable, Sendable {
  /// It stays at the end.
  case playOnce
  /// It begins again, without end.
  case loop
  /// It goes back to the start and begins again, without end.
  case autoReverse
  /// It is played so many times.
  case `repeat`(Float)
  /// It is played forwards and backwards so many times.
  case repeatBackwards(Float)
}

/// What a device does when the app goes to the background, which a film never does.
public enum LottieBackgroundBehavior: Hashable, Sendable {
  case stop
  case pause
  case pauseAndRestore
  case forceFinish
  case continuePlaying
}

/// The start or the end of a marker.
public enum LottieMarkerPosition: Hashable, Sendable {
  case start
  case end
}
