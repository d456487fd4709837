import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Controls side by side, as the segments of a picker: equally wide, with lines between them, on one ground.
struct ControlSegments<Content: View>: View {
  let content: Content
  @Environment(\.isEnabled) private var isEnabled

  init(content: Content) { self.content = content }

  var body: some View {
    LayoutContainer(layout: ControlSegmentLayout(), content: content)
      .modifier(ControlSegmentGround())
      .buttonStyle(ControlSegmentStyle())
      .transformEnvironment(\.font) { $0 = .system(size: 13, weight: .medium) }
      .opacity(isEnabled ? 1 : 0.5)
  }
}

/// Equal places, each as wide as the widest control and a segment's room, whatever room there is.
private struct ControlSegmentLayout: Layout {
  typealias AnimatableData = EmptyAnimatableData
  typealias Cache = Void

  private func place(_ subviews: Subviews) -> CGFloat {
    let widest = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    return widest + ControlMetrics.current.segments.room
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let width = place(subviews) * CGFloat(subviews.count)
    return CGSize(width: width, height: ControlMetrics.current.segments.laidOutHeight)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let size = CGSize(width: place(subviews), height: ControlMetrics.current.segments.height)
    for (index, subview) in subviews.enumerated() {
      let middle = CGPoint(
        x: bounds.minX + (CGFloat(index) + 0.5) * size.width, y: bounds.minY + size.height / 2)
      subview.place(at: middle, anchor: .center, proposal: ProposedViewSize(size))
    }
  }
}

/// The ground of segments, and the lines between them.
private struct ControlSegmentGround: ElementModifier {
  typealias AnimatableData = EmptyAnimatableData

  func record(_ content: Element, in context: GraphicsContext, size: CGSize, element: Element) {
    let metrics = ControlMetrics.current.segments
    let ground = CGRect(x: 0, y: 0, width: size.width, height: metrics.height)
    context.fill(
      Path(roundedRect: ground, cornerRadius: metrics.cornerRadius),
      with: .color(Color(uiColor: .tertiarySystemFill)))
    let count = content.subelements.count
    for index in 1..<max(1, count) {
      let x = size.width * CGFloat(index) / CGFloat(count) - metrics.divider.width / 2
      let line = CGRect(
        x: x, y: (metrics.height - metrics.divider.height) / 2, width: metrics.divider.width,
        height: metrics.divider.height)
      context.fill(Path(line), with: .color(Color(uiColor: .systemFill)))
    }
    content.recordPlaced(in: context)
  }
}

/// A button among segments: its label in the label's colour, paler while it is touched.
private struct ControlSegmentStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .lineLimit(1)
      .controlForegroundStyle(configuration.role == .destructive ? Color.red : Color.primary)
      .opacity(configuration.isPressed ? 0.4 : 1)
      .contentShape(Rectangle())
  }
}
