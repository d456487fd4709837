import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A stack that takes all the room across its axis and offers its views their ideal length along it.
struct LazyStackLayout<Base: Layout>: Layout, LazyLayout {
  typealias AnimatableData = EmptyAnimatableData
  typealias Cache = Base.Cache
  let axis: Axis
  let base: Base
  /// The place of the line of views across the axis, from 0 to 1.
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
    let shift = position(outer) - position(line)
    let origin = CGPoint(
      x: bounds.minX + (axis == .vertical ? shift : 0), y: bounds.minY + (axis == .vertical ? 0 : shift))
    base.placeSubviews(
      in: CGRect(origin: origin, size: own), proposal: inner, subviews: subviews, cache: &cache)
  }
}
