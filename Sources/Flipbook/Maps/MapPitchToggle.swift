import FlipbookMotion
import FlipbookViews

/// A button that tilts the map. Maps of a film have no controls.
public struct MapPitchToggle: View {
  /// Makes a button that isn't shown.
  public nonisolated init() {}
  /// Makes a button that isn't shown, for a map elsewhere.
  public nonisolated init(scope: Namespace.ID?) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}
