import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A view with others behind or in front of it that are laid out in its size.
struct LayeredView<Content: View, Secondary: View>: View {
  typealias Body = Never
  let content: Content
  let alignment: Alignment
  let kind: LayerKind
  /// Whether the secondary view is made from preferences of the content.
  let readsPreferences: Bool
  /// The edges at which the secondary view goes on under bars and insets, where the content ends at them.
  let reach: Edge.Set
  /// Whether the secondary view fills the row of a list around.
  let fillsRow: Bool
  /// Makes the secondary view; the node is that of the content.
  let secondary: @MainActor (_ViewNode) -> Secondary

  init(
    content: Content, alignment: Alignment, kind: LayerKind, readsPreferences: Bool, reach: Edge.Set = [],
    fillsRow: Bool = false, secondary: @escaping @MainActor (_ViewNode) -> Secondary
  ) {
    self.content = content
    self.alignment = alignment
    self.kind = kind
    self.readsPreferences = readsPreferences
    self.reach = reach
    self.fillsRow = fillsRow
    self.secondary = secondary
  }

  init(
    content: Content, secondary: Secondary, alignment: Alignment, kind: LayerKind, reach: Edge.Set = [],
    fillsRow: Bool = false
  ) {
    self.init(
      content: content, alignment: alignment, kind: kind, readsPreferences: false, reach: reach,
      fillsRow: fillsRow
    ) { _ in secondary }
  }

  static func _makeNode(view: Self, inputs: _ViewInputs) -> _TypedNode<Self> {
    LayeredNode(view: view, inputs: inputs)
  }
}

@MainActor
private final class LayeredNode<Content: View, Secondary: View>: _TypedNode<LayeredView<Content, Secondary>>,
  PreferenceObserver
{
  private(set) var view: LayeredView<Content, Secondary>
  private var child: _TypedNode<Content>!
  private(set) var secondary: _TypedNode<Secondary>!
  /// The secondary views of the second and further views that are modified: each has its own.
  private var others: [_TypedNode<Secondary>] = []
  private var wrappers: [LayeredElement<Content, Secondary>] = []

  init(view: LayeredView<Content, Secondary>, inputs: _ViewInputs) {
    self.view = view
    super.init(inputs: inputs)
    child = Content._makeNode(view: view.content, inputs: self.inputs)
    secondary = Secondary._makeNode(view: makeSecondary(), inputs: self.inputs)
    if view.readsPreferences { runtime.addPreferenceObserver(self) }
  }

  private func makeSecondary() -> Secondary {
    let view = self.view
    guard view.readsPreferences else { return view.secondary(child) }
    return runtime.evaluate(self) { view.secondary(child) }
  }

  override func refresh() {
    let view = makeSecondary()
    secondary.update(view: view, inputs: inputs)
    for node in others { node.update(view: view, inputs: inputs) }
  }

  /// The elements of the secondary view of one of the modified views.
  func secondaryElements(of wrapper: Element) -> [Element] {
    guard let index = wrappers.firstIndex(where: { $0 === wrapper }), index > 0, index <= others.count else {
      return secondary.elements
    }
    return others[index - 1].elements
  }

  private func makeOthers() {
    let wanted = max(0, wrappers.count - 1)
    while others.count > wanted { others.removeLast().remove() }
    while others.count < wanted { others.append(Secondary._makeNode(view: makeSecondary(), inputs: inputs)) }
  }

  func checkPreferences() {
    guard !isRemoved else { return }
    refresh()
  }

  override func update(view: LayeredView<Content, Secondary>, inputs: _ViewInputs) {
    let isReachChanged =
      view.reach != self.view.reach
      || !view.reach.isEmpty && environment.safeAreaInsets != inputs.environment.safeAreaInsets
    environment = inputs.environment
    if self.view.alignment != view.alignment || isReachChanged { wrappers.forEach { $0.invalidateLayout() } }
    self.view = view
    child.update(view: view.content, inputs: self.inputs)
    refresh()
  }

  override var passesLoneAxis: Bool { true }
  override var holdsPages: Bool? { false }
  private lazy var stack = LoneStack(node: self)

  override func makeElements() -> [Element] {
    let contents = loneAxis == nil ? child.elements : stack.gather(child.elements)
    if contents.count != wrappers.count || !zip(contents, wrappers).allSatisfy({ $0 === $1.content }) {
      wrappers = LayeredElement.wrapping(contents, known: wrappers) {
        LayeredElement(layeredNode: self, content: $0)
      }
    }
    makeOthers()
    for (content, wrapper) in zip(contents, wrappers) {
      wrapper.isLeaving = content.isLeaving
      wrapper.secondaryChanged()
    }
    return wrappers
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let child { body(child) }
    if let secondary { body(secondary) }
    others.forEach(body)
  }

  override func collectTransitions(into hosts: inout [any TransitionHost]) {
    child.collectTransitions(into: &hosts)
  }
}

@MainActor
private final class LayeredElement<Content: View, Secondary: View>: Element, WrappingElement {
  let content: Element
  fileprivate unowned let layeredNode: LayeredNode<Content, Secondary>
  fileprivate var secondary: [Element] = []

  init(layeredNode: LayeredNode<Content, Secondary>, content: Element) {
    self.content = content
    self.layeredNode = layeredNode
    super.init(node: layeredNode)
    content.parent = self
  }

  override var mainContent: Element? { content }

  func secondaryChanged() {
    adoptSecondary()
    invalidateLayout()
  }

  private func adoptSecondary() {
    secondary = layeredNode.secondaryElements(of: self)
    secondary.forEach { $0.parent = self }
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { content.sizeThatFits(proposal) }

  override func layoutContent(in size: CGSize, proposal: ProposedViewSize) {
    content.place(at: .zero, proposal: proposal)
    adoptSecondary()
    // A view that fills a row is placed when it is drawn, since the row's size is not known here.
    if fillsRow { return }
    // Several secondary views are laid on top of each other, as in a ZStack of the content's size.
    for element in secondary {
      guard !element.isLeaving else {
        element.keepPlace()
        continue
      }
      element.place(in: size, alignment: layeredNode.view.alignment, proposal: ProposedViewSize(size))
    }
  }

  override func placeRowFillers(in plate: CGRect) {
    if fillsRow { for element in secondary where !element.isLeaving { placeFiller(element, in: plate) } }
    let origin = content.layoutFrame.origin
    content.placeRowFillers(in: plate.offsetBy(dx: -origin.x, dy: -origin.y))
  }

  fileprivate func placeFiller(_ element: Element, in rect: CGRect) {
    let proposal = ProposedViewSize(rect.size)
    let own = element.sizeThatFits(proposal)
    element.place(
      at: CGPoint(x: rect.midX - own.width / 2, y: rect.midY - own.height / 2), proposal: proposal)
  }

  override func explicitAlignment(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    content.explicitAlignment(key, in: size)
  }
  override var traits: ElementTraits { content.traits }
  override var zIndex: Double { content.zIndex }
  override var layoutPriority: Double { content.layoutPriority }
  override var spacing: ViewSpacing { content.knownSpacing }

  override var subelements: [Element] {
    switch layeredNode.view.kind {
    case .background: secondary.sortedByZIndex() + [content]
    case .overlay: [content] + secondary.sortedByZIndex()
    case .mask: [content]
    }
  }

  override func record(in context: GraphicsContext, size: CGSize) {
    guard layeredNode.view.kind == .mask else {
      if !recordReaching(in: context, size: size) {
        for element in subelements { element.recordPlaced(in: context) }
      }
      return
    }
    var context = context
    context.clipToLayer { layer in
      for element in secondary.sortedByZIndex() { element.recordPlaced(in: layer) }
    }
    content.recordPlaced(in: context)
  }
}

extension LayeredElement {
  /// Draws a style behind or over the content and on under the bars that the content ends at.
  ///
  /// - Returns: False where it ends at none.
  private func recordReaching(in context: GraphicsContext, size: CGSize) -> Bool {
    let fillsRow = self.fillsRow
    guard let rect = fillsRow ? rowRect() : safeAreaRect(size) else { return false }
    for element in subelements {
      if element === content {
        element.recordPlaced(in: context)
      } else if fillsRow {
        placeFiller(element, in: rect)
        element.recordPlaced(in: context)
      } else {
        element.record(in: context, size: size, reaching: rect)
      }
    }
    return true
  }

  private func safeAreaRect(_ size: CGSize) -> CGRect? {
    var edges = layeredNode.view.reach
    // Content that scrolls keeps clear of the bars at both ends of its way.
    if environment.scrolledAxes.contains(.vertical) { edges.subtract(.vertical) }
    if environment.scrolledAxes.contains(.horizontal) { edges.subtract(.horizontal) }
    let insets = openInsets(at: edges, size: size)
    guard insets != EdgeInsets() else { return nil }
    let left = environment.layoutDirection == .rightToLeft ? insets.trailing : insets.leading
    return CGRect(
      x: -left, y: -insets.top, width: size.width + insets.leading + insets.trailing,
      height: size.height + insets.top + insets.bottom)
  }

  /// Whether the secondary view is the ground of a row of a list.
  private var fillsRow: Bool { layeredNode.view.fillsRow && environment.listStyle != nil }

  /// The plate of the row of a list around; nil where there is none.
  private func rowRect() -> CGRect? {
    guard let row = ancestor(named: ListRowSpace()), let style = environment.listStyle,
      let own = transformToRoot(forLayout: true).inverse
    else { return nil }
    let (width, height) = (row.displayFrame.width, row.displayFrame.height)
    return CGRect(x: style.margin, y: 0, width: max(0, width - 2 * style.margin), height: height)
      .bounds(through: row.transformToRoot(forLayout: true).concatenating(own))
  }
}

extension View {
  /// Draws a view behind this one, aligned with it.
  @_disfavoredOverload
  public func background<Background: View>(_ background: Background, alignment: Alignment = .center)
    -> some View
  {
    LayeredView(content: self, secondary: background, alignment: alignment, kind: .background)
  }

  /// Draws views behind this one, aligned with it and on top of each other.
  public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
  {
    LayeredView(content: self, secondary: content(), alignment: alignment, kind: .background)
  }

  /// Draws a style behind the view.
  ///
  /// - Parameter edges: Those at which it goes on under bars and insets, where the view ends at them.
  public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
  {
    LayeredView(
      content: self, secondary: _ShapeView(shape: Rectangle(), style: style), alignment: .center,
      kind: .background, reach: edges)
  }

  /// Draws a shape in a style behind the view, in its size.
  public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle())
    -> some View
  {
    LayeredView(
      content: self, secondary: _ShapeView(shape: shape, style: style, fillStyle: fillStyle),
      alignment: .center,
      kind: .background)
  }

  /// Draws a shape in the background style behind the view.
  public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Sets the style that backgrounds are drawn in.
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }

  /// Draws a view in front of this one, aligned with it.
  @_disfavoredOverload
  public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    LayeredView(content: self, secondary: overlay, alignment: alignment, kind: .overlay)
  }

  /// Draws views in front of this one, aligned with it and on top of each other.
  public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    LayeredView(content: self, secondary: content(), alignment: alignment, kind: .overlay)
  }

  /// Draws a style over the view.
  ///
  /// - Parameter edges: Those at which it goes on under bars and insets, where the view ends at them.
  public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    LayeredView(
      content: self, secondary: _ShapeView(shape: Rectangle(), style: style), alignment: .center,
      kind: .overlay, reach: edges)
  }

  /// Draws a shape in a style over the view, in its size.
  public func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle())
    -> some View
  {
    LayeredView(
      content: self, secondary: _ShapeView(shape: shape, style: style, fillStyle: fillStyle),
      alignment: .center,
      kind: .overlay)
  }
}
