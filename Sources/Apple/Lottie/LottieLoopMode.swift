/// The behaviour at the end of an animation.
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
