import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A view with another one at an edge, which takes room from it.
struct SafeAreaInsetView<Content: View, Inset: View>: View {
  let content: Content
  let inset: Inset
  let edge: Edge
  let layout: SafeAreaInsetLayout
  @Environment(\.navigation) private var navigation
  @State private var length: CGFloat = 0

  init(content: Content, inset: Inset, edge: Edge, layout: SafeAreaInsetLayout) {
    self.content = content
    self.inset = inset
    self.edge = edge
    self.layout = layout
  }

  var body: some View {
    // Read here, so that the body runs again when it changes.
    let (length, isOutermost) = (self.length, navigation == nil)
    return LayoutContainer(
      layout: layout,
      content: TupleView(
        content.coordinateSpace(name: SafeAreaSpace()).coveredByBar(length, at: edge)
          .transformEnvironment(\.windowInsets) { if isOutermost { $0.add(length, at: edge) } },
        inset.onGeometryChange(for: CGSize.self, of: { $0.size }) { size in
          self.length = (edge == .top || edge == .bottom ? size.height : size.width) + (layout.spacing ?? 8)
        }))
  }
}
