import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A line of views from leading to trailing, as a layout.
public struct HStackLayout: Layout {
  /// The guide that the views line up by.
  public var alignment: VerticalAlignment
  /// In points; nil for the views' own wishes.
  public var spacing: CGFloat?

  /// Makes a line; the spacing is in points, nil for the views' own wishes.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// A layout along the horizontal axis.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  /// No values: the views move, not the layout.
  public typealias AnimatableData = EmptyAnimatableData
  /// Nothing is kept between calls.
  public typealias Cache = Void

  fileprivate var stack: LinearStack { LinearStack(axis: .horizontal, spacing: spacing) }

  /// The distances of the views at the ends, and across those of all.
  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { stack.spacing(of: subviews) }

  /// How far each view lies above the common guide, and the extent of all of them.
  @MainActor
  fileprivate func guides(_ placements: [LinearStack.Placement], _ subviews: LayoutSubviews) -> (
    values: [CGFloat], above: CGFloat, below: CGFloat
  ) {
    // One view is where it is, whatever its guide.
    if placements.count == 1 { return ([0], 0, placements[0].size.height) }
    let values = zip(subviews, placements).map { $0.element.dimensions(for: $1.size).guide(alignment.key) }
    // Where views are asked how far they would go, one without end has no middle to measure from.
    if placements.contains(where: { $0.size.height == .infinity }) { return (values, 0, .infinity) }
    let above = values.max() ?? 0
    let below = zip(values, placements).map { $1.size.height - $0 }.max() ?? 0
    return (values, above, below)
  }

  /// The length of all views with their spacing, and the extent across by their guides.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let placements = stack.placements(of: subviews, in: proposal)
    guard let last = placements.last else { return .zero }
    let extent = guides(placements, subviews)
    return CGSize(width: last.offset + last.size.width, height: extent.above + extent.below)
  }

  /// Places the views from leading to trailing.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let offered = ProposedViewSize(
      width: stack.offer(proposal.width, in: bounds.width), height: proposal.height ?? bounds.height)
    let placements = stack.placements(of: subviews, in: offered)
    let extent = guides(placements, subviews)
    for (index, placement) in placements.enumerated() {
      let y = bounds.minY + extent.above - extent.values[index]
      subviews[index].place(
        at: CGPoint(x: bounds.minX + placement.offset, y: y), proposal: placement.proposal)
    }
  }

  /// The guide of the views that set it, combined; nil where none does.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Void
  ) -> CGFloat? {
    let placements = stack.placements(of: subviews, in: proposal)
    let extent = guides(placements, subviews)
    let values = placements.indices.compactMap { index -> CGFloat? in
      subviews[index].element.explicitGuide(guide.key, in: placements[index].size).map {
        $0 + extent.above - extent.values[index]
      }
    }
    return guide.key.combine(values)
  }
}

extension HStackLayout {
  /// The guide of the views that set it, combined; nil where none does.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Void
  ) -> CGFloat? {
    let placements = stack.placements(of: subviews, in: proposal)
    return guide.key.combine(
      placements.indices.compactMap { index in
        subviews[index].element.explicitGuide(guide.key, in: placements[index].size).map {
          $0 + placements[index].offset
        }
      })
  }
}
