import FlipbookDrawing
import FlipbookMotion

/// The ground of a bar, with a line where the page begins.
struct BarGroundFace: View {
  let style: AnyShapeStyle?
  /// The edge of the film that it reaches.
  let edge: VerticalEdge
  @Environment(\.pixelLength) private var pixel

  init(style: AnyShapeStyle?, edge: VerticalEdge) { (self.style, self.edge) = (style, edge) }

  var body: some View {
    Rectangle().fill(style ?? AnyShapeStyle(.bar)).ignoresSafeArea(edges: edge == .top ? .top : .bottom)
      .overlay(alignment: edge == .top ? .bottom : .top) {
        Rectangle().fill(.separator).frame(height: pixel).offset(y: edge == .top ? pixel : 0)
      }
  }
}
