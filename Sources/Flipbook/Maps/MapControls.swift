import FlipbookMotion
import FlipbookViews

/// A button that brings a map to the person's place. Maps of a film have no controls.
public struct MapUserLocationButton: View {
  /// Makes a button that isn't shown.
  public nonisolated init() {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// A compass. Maps of a film have no controls.
public struct MapCompass: View {
  /// Makes a compass that isn't shown.
  public nonisolated init() {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// A scale. Maps of a film have no controls.
public struct MapScaleView: View {
  /// Makes a scale that isn't shown.
  public nonisolated init() {}
  /// Nothing.
  public var body: some View { EmptyView() }
}
