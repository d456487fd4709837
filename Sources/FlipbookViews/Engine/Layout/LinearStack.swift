import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The arrangement of views in a line along one axis: the core of `HStack` and `VStack`.
///
/// The room left after spacing is shared by priority, highest first; within a priority, views are asked in
/// order of flexibility, the least flexible first, and each is offered an equal share of the rest.
struct LinearStack: Equatable {
  var axis: Axis
  var spacing: CGFloat?

  struct Placement {
    var offset: CGFloat
    var proposal: ProposedViewSize
    var size: CGSize
  }

  @MainActor
  func gaps(between subviews: LayoutSubviews) -> [CGFloat] {
    guard subviews.count > 1 else { return [] }
    return (1..<subviews.count).map { index in
      spacing ?? subviews[index - 1].spacing.distance(to: subviews[index].spacing, along: axis)
    }
  }

  /// The distances of the views at the ends, and across those of all.
  @MainActor
  func spacing(of subviews: LayoutSubviews) -> ViewSpacing {
    guard !subviews.isEmpty else { return .zero }
    var spacing = ViewSpacing.none
    for index in subviews.indices {
      var edges: Edge.Set = axis == .horizontal ? .vertical : .horizontal
      if index == subviews.startIndex { edges.insert(axis == .horizontal ? .leading : .top) }
      if index == subviews.endIndex - 1 { edges.insert(axis == .horizontal ? .trailing : .bottom) }
      spacing.formUnion(subviews[index].spacing, edges: edges)
    }
    return spacing
  }

  private func main(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }

  private func proposal(main: CGFloat?, cross: CGFloat?) -> ProposedViewSize {
    axis == .horizontal
      ? ProposedViewSize(width: main, height: cross) : ProposedViewSize(width: cross, height: main)
  }

  /// The offer along the axis by which views are placed: that by which they were measured.
  ///
  /// A stack is often shorter than its offer. Shared anew, its own extent would be less for each view.
  func offer(_ proposed: CGFloat?, in extent: CGFloat) -> CGFloat? {
    guard let proposed else { return nil }
    return proposed.isFinite ? proposed : extent
  }

  @MainActor
  func placements(of subviews: LayoutSubviews, in offered: ProposedViewSize) -> [Placement] {
    let cross = axis == .horizontal ? offered.height : offered.width
    let gaps = self.gaps(between: subviews)
    var sizes = [CGSize](repeating: .zero, count: subviews.count)
    var proposals = [ProposedViewSize](repeating: .unspecified, count: subviews.count)
    if let total = axis == .horizontal ? offered.width : offered.height {
      share(max(0, total - gaps.reduce(0, +)), cross: cross, subviews, &sizes, &proposals)
    } else {
      for index in subviews.indices {
        proposals[index] = proposal(main: nil, cross: cross)
        sizes[index] = subviews[index].sizeThatFits(proposals[index])
      }
    }
    var offset: CGFloat = 0
    return subviews.indices.map { index in
      defer { offset += main(sizes[index]) + (index < gaps.count ? gaps[index] : 0) }
      return Placement(offset: offset, proposal: proposals[index], size: sizes[index])
    }
  }

  @MainActor
  private func share(
    _ total: CGFloat, cross: CGFloat?, _ subviews: LayoutSubviews, _ sizes: inout [CGSize],
    _ proposals: inout [ProposedViewSize]
  ) {
    if subviews.count == 1 {
      // Nothing to share.
      proposals[0] = proposal(main: total, cross: cross)
      sizes[0] = subviews[0].sizeThatFits(proposals[0])
      return
    }
    let least = subviews.indices.map { main(subviews[$0].sizeThatFits(proposal(main: 0, cross: cross))) }
    let flexibility = subviews.indices.map { index in
      main(subviews[index].sizeThatFits(proposal(main: .infinity, cross: cross))) - least[index]
    }
    let needs = subviews.indices.map { flexibility[$0] == .infinity ? -least[$0] : 0 }
    let priorities = subviews.indices.map { subviews[$0].priority }
    var left = total
    for priority in Set(priorities).sorted(by: >) {
      let group = subviews.indices.filter { priorities[$0] == priority }
        // Of those without an end the one that needs most goes first.
        .sorted { (flexibility[$0], needs[$0], $0) < (flexibility[$1], needs[$1], $1) }
      // Those with less priority keep at least their least size.
      let reserved = subviews.indices.filter { priorities[$0] < priority }.reduce(0) { $0 + least[$1] }
      var available = max(0, left - reserved)
      for (position, index) in group.enumerated() {
        let offer = max(0, available / CGFloat(group.count - position))
        proposals[index] = proposal(main: offer, cross: cross)
        sizes[index] = subviews[index].sizeThatFits(proposals[index])
        available -= main(sizes[index])
        left -= main(sizes[index])
      }
    }
  }
}
