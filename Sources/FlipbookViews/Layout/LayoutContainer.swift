import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Views in a layout.
struct LayoutContainer<L: Layout, Content: View>: View {
  typealias Body = Never
  let layout: L
  let content: Content

  init(layout: L, content: Content) {
    self.layout = layout
    self.content = content
  }

  static func _makeNode(view: Self, inputs: _ViewInputs) -> _TypedNode<Self> {
    LayoutNode(view: view, inputs: inputs, layout: { $0.layout }, content: { $0.content })
  }
}

/// The node of a view that arranges others.
@MainActor
final class LayoutNode<V: View, L: Layout, Content: View>: _TypedNode<V> {
  private let layout: @MainActor (V) -> L
  private let content: @MainActor (V) -> Content
  private var child: _TypedNode<Content>!
  private var value: AnimatedValue<L>!
  private var element: LayoutElement<L>!
  /// How rows are arranged that are made as they come into sight; nil for layouts that need all their views.
  private let rows: LazyRows?

  override func makeInputs() -> _ViewInputs {
    var inputs = super.makeInputs()
    inputs.lazyRows = rows
    return inputs
  }

  init(
    view: V, inputs: _ViewInputs, layout: @escaping @MainActor (V) -> L,
    content: @escaping @MainActor (V) -> Content
  ) {
    self.layout = layout
    self.content = content
    rows = (layout(view) as? any LazyLayout)?.rows
    super.init(inputs: inputs)
    value = AnimatedValue(layout(view), node: self) { [unowned self] in element.invalidateLayout() }
    environment.stackAxis = L.layoutProperties.stackOrientation
    child = Content._makeNode(view: content(view), inputs: self.inputs)
    element = LayoutElement(node: self, value: value) { [unowned self] in child.elements }
  }

  override func update(view: V, inputs: _ViewInputs) {
    takeOver(inputs)
    let new = layout(view)
    if !ViewComparison.areEqual(value.model, new) {
      value.set(new)
      if let rows, let own = (new as? any LazyLayout)?.rows {
        (rows.spacing, rows.guide, rows.listRow) = (own.spacing, own.guide, own.listRow)
      }
      element.invalidateLayout()
    }
    child.update(view: content(view), inputs: self.inputs)
  }

  override func updateEnvironment(_ inputs: _ViewInputs) {
    let old = environment.version
    takeOver(inputs)
    if environment.version != old { child.updateEnvironment(self.inputs) }
  }

  private var outerVersion = -1

  private func takeOver(_ inputs: _ViewInputs) {
    guard inputs.environment.version != outerVersion else { return }
    outerVersion = inputs.environment.version
    environment = inputs.environment
    environment.stackAxis = L.layoutProperties.stackOrientation
  }

  override func makeElements() -> [Element] { [element] }

  override func invalidateElements() {
    // The container stands for its content: only its own arrangement changes.
    dropElementCache()
    element?.contentChanged()
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }
}

private enum StackAxisKey: EnvironmentKey { static var defaultValue: Axis? { nil } }

extension EnvironmentValues {
  /// The axis of the innermost stack, for spacers and dividers.
  package var stackAxis: Axis? {
    get { self[StackAxisKey.self] }
    set { if newValue != self[StackAxisKey.self] { self[StackAxisKey.self] = newValue } }
  }
}

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
    // What was offered for another size says nothing of this one.
    let proposal = placed.flatMap { $0.bounds.size == size ? $0.proposal : nil } ?? ProposedViewSize(size)
    return withCache { layout, subviews, cache in
      key.axis == .horizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        : layout.explicitAlignment(
          of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
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
