/// A place of the large size of what stands around the camera.
public enum DynamicIslandExpandedRegionPosition: Hashable, Sendable {
  /// Before the camera.
  case leading
  /// Behind it.
  case trailing
  /// Just below it.
  case center
  /// Below all others.
  case bottom
}
