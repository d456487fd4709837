import FlipbookDrawing
import FlipbookMotion
import Foundation

/// What leads back in a bar: a chevron with the title of the page below; where that is too long with "Back", and where
/// that is too long alone.
struct BackLabel: View {
  /// The title of the page below; nil for "Back".
  let title: Text?
  /// How wide the label may be.
  let room: CGFloat

  init(title: Text?, room: CGFloat) { (self.title, self.room) = (title, room) }

  private var metrics: BarMetrics { ControlMetrics.current.bar }

  var body: some View { LayoutContainer(layout: FirstFittingLayout(room: room), content: choices) }

  @ViewBuilder
  private var choices: some View {
    label(title ?? Text("Back"))
    label(Text("Back"))
    label(nil)
  }

  private func label(_ title: Text?) -> some View {
    HStack(spacing: metrics.backSpacing) {
      Image(systemName: "chevron.backward").font(.system(size: metrics.backSize, weight: .medium))
      if let title { title.lineLimit(1) }
    }
  }
}

/// Shows the first of several views whose own width is in the room, else the last.
private struct FirstFittingLayout: Layout {
  typealias AnimatableData = EmptyAnimatableData
  typealias Cache = Void
  let room: CGFloat

  private func index(_ subviews: Subviews) -> Int {
    guard room < .infinity else { return 0 }
    return subviews.firstIndex { $0.sizeThatFits(.unspecified).width <= room } ?? subviews.count - 1
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    subviews.isEmpty ? .zero : subviews[index(subviews)].sizeThatFits(proposal)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let chosen = index(subviews)
    for (position, subview) in subviews.enumerated() {
      subview.element.isDrawn = position == chosen
      subview.place(at: bounds.origin, proposal: proposal)
    }
  }
}
