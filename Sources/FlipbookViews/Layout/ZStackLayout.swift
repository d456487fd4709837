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

  @MainActor
  fileprivate func frames(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> (
    frames: [CGRect], union: CGRect, isTop: [Bool]
  ) {
    // Views of the highest priority decide the size of the stack and what the others are offered.
    // A spacer comes last in a line; here it is one among others.
    let priorities = subviews.map(\.element.framedPriority)
    let top = priorities.max() ?? 0
    let isTop = priorities.map { $0 == top }
    var union = CGRect.null
    var frames = [CGRect](repeating: .zero, count: subviews.count)
    func frame(_ index: Int, _ proposal: ProposedViewSize) -> CGRect {
      let dimensions = subviews[index].dimensions(in: proposal)
      return CGRect(
        x: -dimensions[alignment.horizontal], y: -dimensions[alignment.vertical], width: dimensions.width,
        height: dimensions.height)
    }
    for index in subviews.indices where isTop[index] {
      frames[index] = frame(index, proposal)
      union = union.isNull ? frames[index] : union.union(frames[index])
    }
    // One without end has no middle to measure from, so the union of two would not be a number.
    if isTop.indices.contains(where: { isTop[$0] && frames[$0].width == .infinity }) {
      (union.origin.x, union.size.width) = (0, .infinity)
    }
    if isTop.indices.contains(where: { isTop[$0] && frames[$0].height == .infinity }) {
      (union.origin.y, union.size.height) = (0, .infinity)
    }
    for index in subviews.indices where !isTop[index] {
      frames[index] = frame(index, ProposedViewSize(union.size))
    }
    return (frames, union.isNull ? .zero : union, isTop)
  }

  /// The union of the views with the highest priority.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    frames(proposal, subviews).union.size
  }

  /// Places the views by their guides.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    // Each view is offered what the stack has, also where the stack itself was offered nothing.
    let offered = ProposedViewSize(bounds.size)
    let (frames, union, _) = frames(offered, subviews)
    for index in subviews.indices {
      let x = frames[index].minX - union.minX
      subviews[index].place(
        at: CGPoint(
          x: subviews.layoutDirection == .rightToLeft
            ? bounds.maxX - x - frames[index].width : bounds.minX + x,
          y: bounds.minY + frames[index].minY - union.minY), proposal: offered)
    }
  }

  /// The guide of the views that set it: the lowest for the last baseline, else the highest; nil where none
  /// does.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Void
  ) -> CGFloat? {
    let (frames, union, _) = frames(ProposedViewSize(bounds.size), subviews)
    let values = subviews.indices.compactMap { index in
      subviews[index].element.dimensions(for: frames[index].size)[explicit: guide].map {
        $0 + frames[index].minY - union.minY
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
    let (frames, union, _) = frames(ProposedViewSize(bounds.size), subviews)
    return guide.key.combine(
      subviews.indices.compactMap { index in
        subviews[index].element.dimensions(for: frames[index].size)[explicit: guide].map {
          $0 + frames[index].minX - union.minX
        }
      })
  }
}
