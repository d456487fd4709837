/// A size of what stands around the camera.
public enum DynamicIslandPreviewViewState: Hashable, Sendable {
  /// On both sides of it.
  case compact
  /// On both sides of it and below.
  case expanded
  /// In a circle beside it.
  case minimal
}
