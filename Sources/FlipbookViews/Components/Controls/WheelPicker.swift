import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The choices of a picker on a wheel that can be turned.
struct WheelPicker<SelectionValue: Hashable, Label: View, Content: View>: View {
  let selection: Binding<SelectionValue>
  let label: Label
  let content: Content
  /// The form of the wheel.
  let metrics: WheelMetrics
  @State private var tags: [AnyHashable?] = []
  @State private var drag: CGFloat = 0
  @Environment(\.labelsAreHidden) private var labelsAreHidden

  init(
    selection: Binding<SelectionValue>, label: Label, content: Content,
    metrics: WheelMetrics = ControlMetrics.current.wheel
  ) {
    (self.selection, self.label, self.content, self.metrics) = (selection, label, content, metrics)
  }

  /// The height of a choice, in points.
  private var row: CGFloat { metrics.radius * metrics.angle }

  private var index: Int { tags.firstIndex { $0 == AnyHashable(selection.wrappedValue) } ?? 0 }

  var body: some View {
    let chosen = AnyHashable(selection.wrappedValue)
    return ZStack {
      if metrics.hasBand { WheelBand(metrics: metrics) }
      LayoutContainer(
        layout: WheelLayout(position: CGFloat(index) - drag / row, metrics: metrics) { found in
          if found != tags { tags = found }
        },
        content: content.font(.system(size: metrics.font)).lineLimit(1).modifier(WheelRow(metrics: metrics))
      )
      .clipped()
      .animation(.spring(response: 0.35, dampingFraction: 1), value: chosen)
    }
    .frame(height: metrics.height)
    .contentShape(Rectangle())
    .gesture(
      DragGesture()
        .onChanged { drag = $0.translation.height }
        .onEnded { value in
          let wanted = CGFloat(index) - value.predictedEndTranslation.height / row
          withAnimation(.spring(response: 0.4, dampingFraction: 1)) {
            drag = 0
            choose(Int(wanted.rounded()))
          }
        }
    )
    .simultaneousGesture(
      SpatialTapGesture().onEnded { value in
        let way = Int(((value.location.y - metrics.height / 2) / row).rounded())
        if way != 0 { choose(index + way) }
      }
    )
    .control { .picker(selection, names: (label as? Text).map { [$0.plainString] } ?? []) }
  }

  private func choose(_ position: Int) {
    guard !tags.isEmpty else { return }
    let tag = tags[max(0, min(tags.count - 1, position))]
    if let value = tag?.base as? SelectionValue, value != selection.wrappedValue {
      selection.wrappedValue = value
    }
  }
}

/// Places rows around the middle of a wheel seen from the side.
private struct WheelLayout: Layout {
  typealias Cache = Void
  /// The row in the middle; between two while the wheel turns.
  var position: CGFloat
  let metrics: WheelMetrics
  let report: @MainActor ([AnyHashable?]) -> Void

  nonisolated var animatableData: CGFloat {
    get { position }
    set { position = newValue }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let widest = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    return CGSize(
      width: proposal.width ?? widest + 40, height: proposal.height ?? metrics.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for (index, subview) in subviews.enumerated() {
      let angle = (CGFloat(index) - position) * metrics.angle
      subview.element.isDrawn = abs(angle) < .pi / 2
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY + metrics.radius * sin(max(-1.57, min(1.57, angle)))),
        anchor: .center,
        proposal: ProposedViewSize(width: bounds.width, height: metrics.band))
    }
    guard let runtime = subviews.first?.element.runtime else { return }
    let tags = subviews.map { $0.element.choiceTag }
    runtime.runLoop.post(at: runtime.now) { report(tags) }
  }
}

/// A row of a wheel: flatter and fainter towards its edges.
private struct WheelRow: ElementModifier {
  typealias AnimatableData = EmptyAnimatableData
  let metrics: WheelMetrics

  func record(_ content: Element, in context: GraphicsContext, size: CGSize, element: Element) {
    let wheel = element.parent?.displayFrame.height ?? metrics.height
    let away = (element.displayFrame.midY - wheel / 2) / metrics.radius
    let flat = max(0.02, 1 - away * away).squareRoot()
    var context = context
    // Full in the band, and fainter within half a row of it.
    let outside = max(0, min(1, abs(away) / metrics.angle * 2 - 0.5))
    context.opacity *= 1 - outside * (1 - metrics.restOpacity * flat)
    context.translateBy(x: 0, y: size.height / 2)
    context.scaleBy(x: 1, y: flat)
    context.translateBy(x: 0, y: -size.height / 2)
    content.recordPlaced(in: context)
  }
}
