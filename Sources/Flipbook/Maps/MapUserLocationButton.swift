import FlipbookMotion
import FlipbookViews

/// A button that brings a map to the person's place. Maps of a film have no controls.
public struct MapUserLocationButton: View {
  /// Makes a button that isn't shown.
  public nonisolated init() {}
  /// Nothing.
  public var body: some View { EmptyView() }
}
