/// A place in which a preview shows a live activity.
public enum ActivityPreviewViewKind: Hashable, Sendable {
  /// The lock screen.
  case content
  /// Around the camera.
  case dynamicIsland(DynamicIslandPreviewViewState)
}
