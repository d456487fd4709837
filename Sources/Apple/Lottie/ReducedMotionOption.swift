import Flipbook

/// How a device finds out about reduced motion. A film has standard motion.
public enum ReducedMotionOption: Hashable, Sendable {
  case standardMotion
  case reducedMotion
  case systemReducedMotionToggle
}
