import FlipbookMotion
import FlipbookViews

/// A compass. Maps of a film have no controls.
public struct MapCompass: View {
  /// Makes a compass that isn't shown.
  public nonisolated init() {}
  /// Nothing.
  public var body: some View { EmptyView() }
}
