/// Which particles are drawn over others.
public enum SKParticleRenderOrder: UInt, Hashable, Sendable {
  /// The oldest.
  case oldestLast = 0
  /// The newest.
  case oldestFirst = 1
  /// As it happens: the oldest.
  case dontCare = 2
}
