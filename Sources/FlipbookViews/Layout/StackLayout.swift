import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The arrangement of views in a line along one axis: the core of `HStack` and `VStack`.
///
/// What is left after spacing is shared by priority, highest first; within a priority, views are asked in order of
/// flexibility, the least flexible first, and each is offered an equal share of what is left.
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

/// A line of views from leading to trailing, as a layout.
public struct HStackLayout: Layout {
  public var alignment: VerticalAlignment
  /// In points; nil for the views' own wishes.
  public var spacing: CGFloat?

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  public typealias AnimatableData = EmptyAnimatableData
  public typealias Cache = Void

  fileprivate var stack: LinearStack { LinearStack(axis: .horizontal, spacing: spacing) }

  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { stack.spacing(of: subviews) }

  /// How far each view lies above the common guide, and the extent of all of them.
  @MainActor
  fileprivate func guides(_ placements: [LinearStack.Placement], _ subviews: LayoutSubviews) -> (
    values: [CGFloat], above: CGFloat, below: CGFloat
  ) {
    let values = zip(subviews, placements).map { $0.element.dimensions(for: $1.size)[alignment] }
    // Where views are asked how far they would go, one without end has no middle to measure from.
    if placements.contains(where: { $0.size.height == .infinity }) { return (values, 0, .infinity) }
    let above = values.max() ?? 0
    let below = zip(values, placements).map { $1.size.height - $0 }.max() ?? 0
    return (values, above, below)
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let placements = stack.placements(of: subviews, in: proposal)
    guard let last = placements.last else { return .zero }
    let extent = guides(placements, subviews)
    return CGSize(width: last.offset + last.size.width, height: extent.above + extent.below)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let offered = ProposedViewSize(
      width: proposal.width == nil ? nil : bounds.width,
      height: proposal.height)
    let placements = stack.placements(of: subviews, in: offered)
    let extent = guides(placements, subviews)
    for (index, placement) in placements.enumerated() {
      let x =
        subviews.layoutDirection == .rightToLeft
        ? bounds.maxX - placement.offset - placement.size.width : bounds.minX + placement.offset
      subviews[index].place(
        at: CGPoint(x: x, y: bounds.minY + extent.above - extent.values[index]), proposal: placement.proposal)
    }
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Void
  ) -> CGFloat? {
    let placements = stack.placements(of: subviews, in: proposal)
    let extent = guides(placements, subviews)
    let values = placements.indices.compactMap { index -> CGFloat? in
      let dimensions = subviews[index].element.dimensions(for: placements[index].size)
      return dimensions[explicit: guide].map { $0 + extent.above - extent.values[index] }
    }
    return guide.key.combine(values)
  }
}

extension HStackLayout {
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Void
  ) -> CGFloat? {
    let placements = stack.placements(of: subviews, in: proposal)
    return guide.key.combine(
      placements.indices.compactMap { index in
        subviews[index].element.dimensions(for: placements[index].size)[explicit: guide].map {
          $0 + placements[index].offset
        }
      })
  }
}

/// A line of views from top to bottom, as a layout.
public struct VStackLayout: Layout {
  public var alignment: HorizontalAlignment
  /// In points; nil for the views' own wishes.
  public var spacing: CGFloat?

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  public typealias AnimatableData = EmptyAnimatableData
  public typealias Cache = Void

  fileprivate var stack: LinearStack { LinearStack(axis: .vertical, spacing: spacing) }

  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { stack.spacing(of: subviews) }

  @MainActor
  fileprivate func guides(_ placements: [LinearStack.Placement], _ subviews: LayoutSubviews) -> (
    values: [CGFloat], before: CGFloat, after: CGFloat
  ) {
    let values = zip(subviews, placements).map { $0.element.dimensions(for: $1.size)[alignment] }
    // Where views are asked how far they would go, one without end has no middle to measure from.
    if placements.contains(where: { $0.size.width == .infinity }) { return (values, 0, .infinity) }
    let before = values.max() ?? 0
    let after = zip(values, placements).map { $1.size.width - $0 }.max() ?? 0
    return (values, before, after)
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let placements = stack.placements(of: subviews, in: proposal)
    guard let last = placements.last else { return .zero }
    let extent = guides(placements, subviews)
    return CGSize(width: extent.before + extent.after, height: last.offset + last.size.height)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let offered = ProposedViewSize(
      width: proposal.width, height: proposal.height == nil ? nil : bounds.height)
    let placements = stack.placements(of: subviews, in: offered)
    let extent = guides(placements, subviews)
    for (index, placement) in placements.enumerated() {
      let leading = extent.before - extent.values[index]
      let x =
        subviews.layoutDirection == .rightToLeft
        ? bounds.maxX - leading - placement.size.width : bounds.minX + leading
      subviews[index].place(
        at: CGPoint(x: x, y: bounds.minY + placement.offset), proposal: placement.proposal)
    }
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Void
  ) -> CGFloat? {
    let placements = stack.placements(of: subviews, in: proposal)
    let values = placements.indices.compactMap { index -> CGFloat? in
      let dimensions = subviews[index].element.dimensions(for: placements[index].size)
      return dimensions[explicit: guide].map { $0 + placements[index].offset }
    }
    return guide.key.combine(values)
  }
}

extension VStackLayout {
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Void
  ) -> CGFloat? {
    let placements = stack.placements(of: subviews, in: proposal)
    let extent = guides(placements, subviews)
    return guide.key.combine(
      placements.indices.compactMap { index in
        subviews[index].element.dimensions(for: placements[index].size)[explicit: guide].map {
          $0 + extent.before - extent.values[index]
        }
      })
  }
}

/// Views on top of each other, as a layout.
public struct ZStackLayout: Layout {
  public var alignment: Alignment

  public init(alignment: Alignment = .center) { self.alignment = alignment }

  public typealias AnimatableData = EmptyAnimatableData
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

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    frames(proposal, subviews).union.size
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let (frames, union, isTop) = frames(proposal, subviews)
    for index in subviews.indices {
      let offered = isTop[index] ? proposal : ProposedViewSize(union.size)
      let x = frames[index].minX - union.minX
      subviews[index].place(
        at: CGPoint(
          x: subviews.layoutDirection == .rightToLeft
            ? bounds.maxX - x - frames[index].width : bounds.minX + x,
          y: bounds.minY + frames[index].minY - union.minY), proposal: offered)
    }
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Void
  ) -> CGFloat? {
    let (frames, union, _) = frames(proposal, subviews)
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
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Void
  ) -> CGFloat? {
    let (frames, union, _) = frames(proposal, subviews)
    return guide.key.combine(
      subviews.indices.compactMap { index in
        subviews[index].element.dimensions(for: frames[index].size)[explicit: guide].map {
          $0 + frames[index].minX - union.minX
        }
      })
  }
}
