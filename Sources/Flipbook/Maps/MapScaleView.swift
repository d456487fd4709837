import FlipbookMotion
import FlipbookViews

/// A scale. Maps of a film have no controls.
public struct MapScaleView: View {
  /// Makes a scale that isn't shown.
  public nonisolated init() {}
  /// Nothing.
  public var body: some View { EmptyView() }
}
