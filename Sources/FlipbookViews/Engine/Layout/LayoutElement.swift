import FlipbookDrawing
import FlipbookMotion
import Foundation

/// An element that arranges others by a layout.
@MainActor
final class LayoutElement<L: Layout>: Element {
  private let value: AnimatedValue<L>
  private let contentElements: @MainActor () -> [Element]
  private var content: [Element]?
  private var cache: L.Cache?
  private var placed: (bounds: CGRect, proposal: ProposedViewSize)?

  init(node: _ViewNode, value: AnimatedValue<L>, content: @escaping @MainActor () -> [Element]) {
    self.value = value
    contentElements = content
    super.init(node: node)
  }

  func contentChanged() {
    content = nil
    cache = nil
    invalidateLayout()
  }

  override var takesPassersAlong: Bool { value.model is any LazyLayout }

  private var all: [Element] {
    if let content { return content }
    let elements = contentElements()
    elements.forEach { $0.parent = self }
    content = elements
    return elements
  }

  private var subviews: LayoutSubviews {
    LayoutSubviews(elements: all.filter { !$0.isLeaving }, layoutDirection: environment.layoutDirection)
  }

  private func withCache<Result>(_ body: (L, LayoutSubviews, inout L.Cache) -> Result) -> Result {
    let layout = value.presentation
    let subviews = self.subviews
    var cache = self.cache ?? layout.makeCache(subviews: subviews)
    layout.updateCache(&cache, subviews: subviews)
    defer { self.cache = cache }
    return body(layout, subviews, &cache)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    withCache { layout, subviews, cache in
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  override func layoutContent(in size: CGSize, proposal: ProposedViewSize) {
    let bounds = CGRect(origin: .zero, size: size)
    placed = (bounds, proposal)
    withCache { layout, subviews, cache in
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    for element in all where element.isLeaving { element.keepPlace() }
  }

  override func explicitAlignment(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: size)
    // A proposal for another size doesn't hold for this one.
    let proposal = placed.flatMap { $0.bounds.size == size ? $0.proposal : nil } ?? ProposedViewSize(size)
    return guide(GuideQuestion(key, in: size, by: proposal)) {
      withCache { layout, subviews, cache in
        key.axis == .horizontal
          ? layout.explicitAlignment(
            of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache
          )
          : layout.explicitAlignment(
            of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      }
    }
  }

  override var spacing: ViewSpacing {
    withCache { layout, subviews, cache in layout.spacing(subviews: subviews, cache: &cache) }
  }

  override func record(in context: GraphicsContext, size: CGSize) {
    for element in all.sortedByZIndex() { element.recordPlaced(in: context) }
  }

  override var subelements: [Element] { all.sortedByZIndex() }
}
