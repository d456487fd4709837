import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The label of the way back in a bar: a chevron with the title of the page below; where that is too long with "Back",
/// and where that is too long alone.
struct BackLabel: View {
  /// The title of the page below; nil for "Back".
  let title: Text?
  /// How wide the label may be; infinite where only the rest of the bar is in its way.
  let room: CGFloat
  /// The appearance that UIKit's `appearance()` asks for; nil for the system's.
  let appearance: KitAppearance.BarTexts?
  /// The way of the title from the middle of the bar; nil for one that comes where it is.
  let travel: BackTravel?

  init(
    title: Text?, room: CGFloat, appearance: KitAppearance.BarTexts? = nil, travel: BackTravel? = nil
  ) {
    (self.title, self.room, self.appearance, self.travel) = (title, room, appearance, travel)
  }

  private var metrics: BarMetrics { ControlMetrics.current.bar }

  var body: some View { LayoutContainer(layout: FirstFittingLayout(room: room), content: choices) }

  @ViewBuilder
  private var choices: some View {
    label(title ?? Text("Back"))
    label(Text("Back"))
    label(nil)
  }

  @ViewBuilder
  private var mark: some View {
    let image = appearance?.backImage ?? Image(systemName: "chevron.backward")
    if let color = appearance?.backImageColor { image.foregroundStyle(color) } else { image }
  }

  private func styled(_ title: Text) -> Text {
    let title = appearance?.back.font.map { title.font($0) } ?? title
    return appearance?.back.color.map { title.foregroundColor($0) } ?? title
  }

  private func label(_ title: Text?) -> some View {
    HStack(spacing: metrics.backSpacing) {
      mark.font(.system(size: metrics.backSize, weight: .medium))
      if let title {
        let text = styled(title).lineLimit(1)
        if let travel { text.modifier(travel) } else { text }
      }
    }
  }
}

/// Shows the first of several views whose own width is in the room, else the last.
private struct FirstFittingLayout: Layout {
  typealias AnimatableData = EmptyAnimatableData
  typealias Cache = Void
  let room: CGFloat

  private func index(_ subviews: Subviews, in proposal: ProposedViewSize) -> Int {
    let room = min(room, proposal.width ?? .infinity)
    guard room < .infinity else { return 0 }
    return subviews.firstIndex { $0.sizeThatFits(.unspecified).width <= room } ?? subviews.count - 1
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    subviews.isEmpty ? .zero : subviews[index(subviews, in: proposal)].sizeThatFits(proposal)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let chosen = index(subviews, in: proposal)
    for (position, subview) in subviews.enumerated() {
      subview.element.isDrawn = position == chosen
      subview.place(at: bounds.origin, proposal: proposal)
    }
  }
}
