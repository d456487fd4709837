import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A layout of any kind; when the kind changes, the views stay the same and move to their new places.
public struct AnyLayout: Layout {
  /// No values: the views move, not the layout.
  public typealias AnimatableData = EmptyAnimatableData

  /// The values that the layout inside keeps between calls.
  public struct Cache {
    var value: Any
  }

  private let base: any Layout

  /// Makes a layout that hides the type of another.
  public init<L: Layout>(_ layout: L) { base = layout }

  /// The axis along which the layout inside stacks views; nil for none.
  var stackAxis: Axis? {
    func open<L: Layout>(_ layout: L) -> Axis? { L.layoutProperties.stackOrientation }
    return open(base)
  }

  private func with<Result>(_ cache: inout Cache, _ subviews: Subviews, _ body: (any LayoutCall) -> Result)
    -> Result
  {
    func open<L: Layout>(_ layout: L) -> Result {
      let call = Call(
        layout: layout, cache: (cache.value as? L.Cache) ?? layout.makeCache(subviews: subviews))
      defer { cache.value = call.cache }
      return body(call)
    }
    return open(base)
  }

  /// Makes the cache of the layout inside.
  public func makeCache(subviews: Subviews) -> Cache {
    func open<L: Layout>(_ layout: L) -> Cache { Cache(value: layout.makeCache(subviews: subviews)) }
    return open(base)
  }

  /// Has no effect: the layout inside updates its cache at each call.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {}

  /// The size that the layout inside takes.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    with(&cache, subviews) { $0.sizeThatFits(proposal, subviews) }
  }

  /// Places the views as the layout inside does.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    with(&cache, subviews) { $0.placeSubviews(in: bounds, proposal, subviews) }
  }

  /// The guide across of the layout inside.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { with(&cache, subviews) { $0.explicitAlignment(guide, bounds, proposal, subviews) } }

  /// The guide down of the layout inside.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { with(&cache, subviews) { $0.explicitAlignment(guide, bounds, proposal, subviews) } }

  /// The distances that the layout inside keeps.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    with(&cache, subviews) { $0.spacing(subviews) }
  }
}

/// A call of a layout of any kind with its cache.
@MainActor
private protocol LayoutCall {
  func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize
  func placeSubviews(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews)
  func spacing(_ subviews: LayoutSubviews) -> ViewSpacing
  func explicitAlignment(
    _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) -> CGFloat?
  func explicitAlignment(
    _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) -> CGFloat?
}

@MainActor
private final class Call<L: Layout>: LayoutCall {
  let layout: L
  var cache: L.Cache

  init(layout: L, cache: L.Cache) {
    self.layout = layout
    self.cache = cache
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
    layout.updateCache(&cache, subviews: subviews)
    return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func placeSubviews(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
    layout.updateCache(&cache, subviews: subviews)
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
    layout.spacing(subviews: subviews, cache: &cache)
  }

  func explicitAlignment(
    _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) -> CGFloat? {
    layout.updateCache(&cache, subviews: subviews)
    return layout.explicitAlignment(
      of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  func explicitAlignment(
    _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) -> CGFloat? {
    layout.updateCache(&cache, subviews: subviews)
    return layout.explicitAlignment(
      of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}
