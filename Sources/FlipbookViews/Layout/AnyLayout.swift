import FlipbookMotion
import Foundation

/// A layout of any kind; when the kind changes, the views stay the same and move to their new places.
public struct AnyLayout: Layout {
  public typealias AnimatableData = EmptyAnimatableData

  /// What the layout inside keeps between calls.
  public struct Cache {
    var value: Any
  }

  private let base: any Layout

  public init<L: Layout>(_ layout: L) { base = layout }

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

  public func makeCache(subviews: Subviews) -> Cache {
    func open<L: Layout>(_ layout: L) -> Cache { Cache(value: layout.makeCache(subviews: subviews)) }
    return open(base)
  }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {}

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    with(&cache, subviews) { $0.sizeThatFits(proposal, subviews) }
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    with(&cache, subviews) { $0.placeSubviews(in: bounds, proposal, subviews) }
  }

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
}
