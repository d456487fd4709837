/// A size of what stands around the camera, of which margins can be set.
public enum DynamicIslandMode: Hashable, Sendable {
  /// The large size.
  case expanded
  /// Before the camera.
  case compactLeading
  /// Behind it.
  case compactTrailing
  /// In a circle beside it.
  case minimal
}
