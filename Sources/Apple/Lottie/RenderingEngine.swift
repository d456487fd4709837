import Flipbook

/// The engine that a device draws with. A film is drawn the same by each.
public enum RenderingEngine: Hashable, Sendable {
  case mainThread
  case coreAnimation
}
