import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The first of several views whose ideal size fits the room; the last one when none does. The others don't appear.
public struct ViewThatFits<Content: View>: View {
  let axes: Axis.Set
  let content: Content

  /// Makes a view of the first in a closure whose ideal size fits along some axes.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  /// The first view that fits.
  public var body: some View {
    LayoutContainer(layout: FirstFit(axes: axes), content: content.environment(\.isAlternative, true))
  }
}

private enum AlternativeKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether a container may leave the view out, or have it out of sight: it has appeared only where it is shown.
  var isAlternative: Bool {
    get { self[AlternativeKey.self] }
    set { self[AlternativeKey.self] = newValue }
  }
}

private struct FirstFit: Layout {
  typealias AnimatableData = EmptyAnimatableData
  typealias Cache = Void
  let axes: Axis.Set

  private func choice(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> Int? {
    let fitting = subviews.indices.first { index in
      // Along an axis that doesn't count the view has the room that there is.
      let ideal = subviews[index].sizeThatFits(
        ProposedViewSize(
          width: axes.contains(.horizontal) ? nil : proposal.width,
          height: axes.contains(.vertical) ? nil : proposal.height))
      let fitsWidth = !axes.contains(.horizontal) || ideal.width <= (proposal.width ?? .infinity)
      let fitsHeight = !axes.contains(.vertical) || ideal.height <= (proposal.height ?? .infinity)
      return fitsWidth && fitsHeight
    }
    return fitting ?? subviews.indices.last
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    choice(proposal, subviews).map { subviews[$0].sizeThatFits(proposal) } ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let chosen = choice(proposal, subviews)
    for index in subviews.indices {
      subviews[index].element.choose(index == chosen)
      subviews[index].place(at: bounds.origin, proposal: proposal)
    }
  }
}
