import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Shows the first of several views that are columns on wide devices, and one view as it is.
struct FirstColumn<Content: View>: View {
  let content: Content

  init(content: Content) { self.content = content }

  var body: some View {
    if Content.self is any SeveralViews.Type {
      LayoutContainer(layout: FirstColumnLayout(), content: content)
    } else {
      content
    }
  }
}

private struct FirstColumnLayout: Layout {
  typealias AnimatableData = EmptyAnimatableData
  typealias Cache = Void

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for (position, subview) in subviews.enumerated() {
      subview.element.isDrawn = position == 0
      subview.place(at: bounds.origin, proposal: proposal)
    }
  }
}
