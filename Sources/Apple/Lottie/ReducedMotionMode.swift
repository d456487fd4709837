import Flipbook

/// Whether a device that reduces motion plays animations.
public enum ReducedMotionMode: Hashable, Sendable {
  case standardMotion
  case reducedMotion
}
