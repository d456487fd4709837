import FlipbookDrawing
import FlipbookMotion
import Foundation

/// An element that arranges others by a layout.
@MainActor
final class LayoutElement<L: Layout>: Element {
  private let value: AnimatedValue<L>
  /// Known once: a dynamic cast for each recording would cost more than most recordings.
  private let mayHoldPages = L.self is any PageLayout.Type
  private let contentElements: @MainActor () -> [Element]
  private var content: [Element]?
  /// Those of ``content`` that don't leave.
  private var arranged: [Element]?
  /// The recordings of a large content; nil where there are none.
  private var blocks: RecordedBlocks?
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
    (blocks, arranged) = (nil, nil)
    invalidateLayout()
  }

  override var takesPassersAlong: Bool { value.model is any LazyLayout }
  override var showsRowsInSight: Bool { value.model is any SightLayout }

  private var all: [Element] {
    if let content { return content }
    let elements = contentElements()
    elements.forEach { $0.parent = self }
    content = elements
    return elements
  }

  private var subviews: LayoutSubviews {
    let elements = arranged ?? all.filter { !$0.isLeaving }
    arranged = elements
    return LayoutSubviews(elements: elements, layoutDirection: environment.layoutDirection)
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
    if runtime.hasGuideClosures { all.forEach { $0.forgetGuides() } }
    withCache { layout, subviews, cache in
      layout.placeSubviews(
        in: bounds, proposal: proposal, subviews: subviews.placed(in: bounds), cache: &cache)
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
    if mayHoldPages, let width = (value.model as? any PageLayout)?.pageWidth {
      recordPages(in: context, width: width)
      return
    }
    guard all.count >= RecordedBlocks.fewestElements, !context.recorder.isKept, runtime.reusesRecordings
    else {
      for element in all.sortedByZIndex() { element.recordPlaced(in: context) }
      return
    }
    if let blocks, !runtime.hasZIndices {
      blocks.record(in: context)
      return
    }
    let order = all.sortedByZIndex()
    let kept = blocks.flatMap { $0.holds(order) ? $0 : nil } ?? RecordedBlocks(order)
    blocks = kept
    kept.record(in: context)
  }

  /// Draws pages side by side. A page that is wider than its place is cut off at both sides of that.
  private func recordPages(in context: GraphicsContext, width: CGFloat) {
    for element in all.sortedByZIndex() {
      var context = context
      let frame = element.layoutFrame
      if width > 0, frame.width > width + 0.5 {
        // Above and below nothing is cut off: a page may reach under bars.
        context.clip(to: Path(CGRect(x: frame.midX - width / 2, y: -10_000, width: width, height: 20_000)))
      }
      element.recordPlaced(in: context)
    }
  }

  override func displayChanged(of child: Element) { blocks?.change(child) }

  override func displayOrderChanged() { (blocks, arranged) = (nil, nil) }

  override var subelements: [Element] { all.sortedByZIndex() }
}
