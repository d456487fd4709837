import FlipbookMotion
import FlipbookViews

/// A scale. Maps of a film have no controls.
public struct MapScaleView: View {
  /// Makes a scale that isn't shown.
  public nonisolated init() {}
  /// Makes one that isn't shown, for a map elsewhere.
  public nonisolated init(scope: Namespace.ID?) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}
