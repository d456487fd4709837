import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Views that stay in sight while the rest of their section scrolls, in stacks from top to bottom.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1 << 0)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 1 << 1)
}

/// A stack that takes all the room across its axis and offers its views their ideal length along it.
struct LazyStackLayout<Base: Layout>: Layout, LazyLayout {
  typealias AnimatableData = EmptyAnimatableData
  typealias Cache = Base.Cache
  let axis: Axis
  let base: Base
  /// Where the line of views lies across the axis, from 0 to 1.
  let position: (ViewDimensions) -> CGFloat
  let guide: AlignmentKey
  /// Between views, in points; nil for their own wishes.
  let spacing: CGFloat?

  var rows: LazyRows { LazyRows(axis: axis, spacing: spacing, guide: guide) }

  static var layoutProperties: LayoutProperties { Base.layoutProperties }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    axis == .vertical
      ? ProposedViewSize(width: proposal.width, height: nil)
      : ProposedViewSize(width: nil, height: proposal.height)
  }

  func makeCache(subviews: Subviews) -> Base.Cache { base.makeCache(subviews: subviews) }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Base.Cache) -> CGSize {
    let own = base.sizeThatFits(proposal: inner(proposal), subviews: subviews, cache: &cache)
    func across(_ own: CGFloat, _ offered: CGFloat?) -> CGFloat {
      offered.map { $0.isFinite ? max(own, $0) : own } ?? own
    }
    return axis == .vertical
      ? CGSize(width: across(own.width, proposal.width), height: own.height)
      : CGSize(width: own.width, height: across(own.height, proposal.height))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Base.Cache
  ) {
    let inner = inner(proposal)
    let own = base.sizeThatFits(proposal: inner, subviews: subviews, cache: &cache)
    let outer = ViewDimensions(size: bounds.size, element: nil)
    let line = ViewDimensions(size: own, element: nil)
    var shift = position(outer) - position(line)
    if axis == .vertical, subviews.layoutDirection == .rightToLeft {
      shift = bounds.width - own.width - shift
    }
    let origin = CGPoint(
      x: bounds.minX + (axis == .vertical ? shift : 0), y: bounds.minY + (axis == .vertical ? 0 : shift))
    base.placeSubviews(
      in: CGRect(origin: origin, size: own), proposal: inner, subviews: subviews, cache: &cache)
  }
}

/// Views in a line from top to bottom, in the full width. Of a long `ForEach` those in sight are made.
public struct LazyVStack<Content: View>: View {
  let layout: LazyStackLayout<VStackLayout>
  let content: Content
  /// Nil where nothing stays in sight.
  private let pinned: PinnedSections?

  /// - Parameter spacing: In points; nil for the usual 8.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    layout = LazyStackLayout(
      axis: .vertical, base: VStackLayout(alignment: alignment, spacing: spacing),
      position: { $0[alignment] }, guide: alignment.key, spacing: spacing)
    self.content = content()
    pinned =
      pinnedViews.isEmpty
      ? nil : PinnedSections(views: pinnedViews, alignment: alignment, spacing: spacing)
  }

  public var body: some View {
    if let pinned {
      LayoutContainer(layout: layout, content: content.environment(\.pinnedSections, pinned))
    } else {
      LayoutContainer(layout: layout, content: content)
    }
  }
}

/// Views in a line from leading to trailing, in the full height. Of a long `ForEach` those in sight are made.
public struct LazyHStack<Content: View>: View {
  let layout: LazyStackLayout<HStackLayout>
  let content: Content

  /// - Parameter spacing: In points; nil for the usual 8.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content, file: String = #fileID,
    line: Int = #line
  ) {
    FlipbookViews.unsupported("LazyHStack.init(pinnedViews:)", when: !pinnedViews.isEmpty, file, line)
    layout = LazyStackLayout(
      axis: .horizontal, base: HStackLayout(alignment: alignment, spacing: spacing),
      position: { $0[alignment] }, guide: alignment.key, spacing: spacing)
    self.content = content()
  }

  public var body: some View { LayoutContainer(layout: layout, content: content) }
}
