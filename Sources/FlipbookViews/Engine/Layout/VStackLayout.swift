import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A line of views from top to bottom, as a layout.
public struct VStackLayout: Layout {
  /// The guide that the views line up by.
  public var alignment: HorizontalAlignment
  /// In points; nil for the views' own wishes.
  public var spacing: CGFloat?

  /// Makes a line; the spacing is in points, nil for the views' own wishes.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// A layout along the vertical axis.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  /// No values: the views move, not the layout.
  public typealias AnimatableData = EmptyAnimatableData
  /// Nothing is kept between calls.
  public typealias Cache = Void

  fileprivate var stack: LinearStack { LinearStack(axis: .vertical, spacing: spacing) }

  /// The distances of the views at the ends, and across those of all.
  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { stack.spacing(of: subviews) }

  @MainActor
  fileprivate func guides(_ placements: [LinearStack.Placement], _ subviews: LayoutSubviews) -> (
    values: [CGFloat], before: CGFloat, after: CGFloat
  ) {
    // One view is where it is, whatever its guide.
    if placements.count == 1 { return ([0], 0, placements[0].size.width) }
    let values = zip(subviews, placements).map { $0.element.dimensions(for: $1.size).guide(alignment.key) }
    // Where views are asked how far they would go, one without end has no middle to measure from.
    if placements.contains(where: { $0.size.width == .infinity }) { return (values, 0, .infinity) }
    let before = values.max() ?? 0
    let after = zip(values, placements).map { $1.size.width - $0 }.max() ?? 0
    return (values, before, after)
  }

  /// The extent across by the views' guides, and the length of all with their spacing.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let placements = stack.placements(of: subviews, in: proposal)
    guard let last = placements.last else { return .zero }
    let extent = guides(placements, subviews)
    return CGSize(width: extent.before + extent.after, height: last.offset + last.size.height)
  }

  /// Places the views from top to bottom.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let offered = ProposedViewSize(
      width: proposal.width ?? bounds.width, height: stack.offer(proposal.height, in: bounds.height))
    let placements = stack.placements(of: subviews, in: offered)
    let extent = guides(placements, subviews)
    for (index, placement) in placements.enumerated() {
      let x = bounds.minX + extent.before - extent.values[index]
      subviews[index].place(
        at: CGPoint(x: x, y: bounds.minY + placement.offset), proposal: placement.proposal)
    }
  }

  /// The guide of the views that set it, combined; nil where none does.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Void
  ) -> CGFloat? {
    let placements = stack.placements(of: subviews, in: proposal)
    let values = placements.indices.compactMap { index -> CGFloat? in
      subviews[index].element.explicitGuide(guide.key, in: placements[index].size).map {
        $0 + placements[index].offset
      }
    }
    return guide.key.combine(values)
  }
}

extension VStackLayout {
  /// The guide of the views that set it, combined; nil where none does.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Void
  ) -> CGFloat? {
    let placements = stack.placements(of: subviews, in: proposal)
    let extent = guides(placements, subviews)
    return guide.key.combine(
      placements.indices.compactMap { index in
        subviews[index].element.explicitGuide(guide.key, in: placements[index].size).map {
          $0 + extent.before - extent.values[index]
        }
      })
  }
}
