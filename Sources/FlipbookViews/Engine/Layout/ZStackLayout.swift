import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Views on top of each other, as a layout.
public struct ZStackLayout: Layout {
  /// The guides that the views line up by.
  public var alignment: Alignment

  /// Makes a layout of views on top of each other.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  /// No values: the views move, not the layout.
  public typealias AnimatableData = EmptyAnimatableData
  /// Nothing is kept between calls.
  public typealias Cache = Void

  /// Whether each view has the highest priority: these alone decide the size of the stack and its guides.
  @MainActor
  private func areTop(_ subviews: LayoutSubviews) -> [Bool] {
    let priorities = subviews.map(\.element.knownPriority)
    let top = priorities.max() ?? 0
    return priorities.map { $0 == top }
  }

  /// The frames of the views, from the top left of a stack of a size. Each is offered that size.
  @MainActor
  fileprivate func frames(_ size: CGSize, _ subviews: LayoutSubviews) -> [CGRect] {
    let areTop = areTop(subviews)
    let (horizontal, vertical) = (alignment.horizontal.key, alignment.vertical.key)
    let dimensions = subviews.map { $0.dimensions(in: ProposedViewSize(size)) }
    var line = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
    for (own, isTop) in zip(dimensions, areTop) where isTop {
      line = CGPoint(x: max(line.x, own.guide(horizontal)), y: max(line.y, own.guide(vertical)))
    }
    return dimensions.map {
      CGRect(
        x: line.x - $0.guide(horizontal), y: line.y - $0.guide(vertical), width: $0.width, height: $0.height)
    }
  }

  /// The distances of the views with the highest priority, the larger of each.
  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    var spacing = subviews.isEmpty ? ViewSpacing() : ViewSpacing.none
    for (subview, isTop) in zip(subviews, areTop(subviews)) where isTop { spacing.formUnion(subview.spacing) }
    return spacing
  }

  /// The greatest width and the greatest height of the views with the highest priority.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    var size = CGSize.zero
    for (subview, isTop) in zip(subviews, areTop(subviews)) where isTop {
      let own = subview.sizeThatFits(proposal)
      size = CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
    }
    return size
  }

  /// Places the views by their guides.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for (subview, frame) in zip(subviews, frames(bounds.size, subviews)) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(bounds.size))
    }
  }

  /// The guide of the views that set it: the lowest for the last baseline, else the highest; nil where none
  /// does.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Void
  ) -> CGFloat? {
    let frames = frames(bounds.size, subviews)
    let values = subviews.indices.compactMap { index in
      subviews[index].element.explicitGuide(guide.key, in: frames[index].size).map {
        $0 + frames[index].minY
      }
    }
    guard !values.isEmpty else { return nil }
    return guide == .lastTextBaseline ? values.max() : values.min()
  }
}

extension ZStackLayout {
  /// The guide of the views that set it, combined; nil where none does.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Void
  ) -> CGFloat? {
    let frames = frames(bounds.size, subviews)
    return guide.key.combine(
      subviews.indices.compactMap { index in
        subviews[index].element.explicitGuide(guide.key, in: frames[index].size).map {
          $0 + frames[index].minX
        }
      })
  }
}
