import FlipbookMotion
import FlipbookViews

/// A compass. Maps of a film have no controls.
public struct MapCompass: View {
  /// Makes a compass that isn't shown.
  public nonisolated init() {}
  /// Makes one that isn't shown, for a map elsewhere.
  public nonisolated init(scope: Namespace.ID?) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}
