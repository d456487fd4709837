import FlipbookDrawing
import FlipbookViews
import Foundation

/// A view of a map that converts between points and places.
public struct MapReader<Content: View>: View {
  private let content: (MapProxy) -> Content
  @State private var shown = ShownMap()

  /// Makes a view; the closure gets what converts for the map in it.
  public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }

  /// The view.
  public var body: some View {
    content(MapProxy(shown: shown)).environment(\.shownMap, shown)
  }
}
