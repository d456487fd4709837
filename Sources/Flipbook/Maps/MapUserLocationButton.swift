import FlipbookMotion
import FlipbookViews

/// A button that brings a map to the person's place. Maps of a film have no controls.
public struct MapUserLocationButton: View {
  /// Makes a button that isn't shown.
  public nonisolated init() {}
  /// Makes one that isn't shown, for a map elsewhere.
  public nonisolated init(scope: Namespace.ID?) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}
