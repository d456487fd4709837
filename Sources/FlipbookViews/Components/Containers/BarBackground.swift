import FlipbookDrawing
import FlipbookMotion

/// The ground of a bar, with a line where the page begins.
struct BarBackground: View {
  let style: AnyShapeStyle?
  /// The edge of the film that it reaches.
  let edge: VerticalEdge
  let hasLine: Bool
  @Environment(\.pixelLength) private var pixel

  init(style: AnyShapeStyle?, edge: VerticalEdge, hasLine: Bool = true) {
    (self.style, self.edge, self.hasLine) = (style, edge, hasLine)
  }

  var body: some View {
    Rectangle().fill(style ?? AnyShapeStyle(.bar)).ignoresSafeArea(edges: edge == .top ? .top : .bottom)
      .overlay(alignment: edge == .top ? .bottom : .top) {
        if hasLine {
          Rectangle().fill(.separator).frame(height: pixel).offset(y: edge == .top ? pixel : 0)
        }
      }
  }
}
