import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Applies a visual effect that is made from a view's geometry.
struct VisualEffectModifier: ViewModifier {
  typealias Body = Never
  let operations: @MainActor (GeometryProxy) -> [_VisualOperation]

  static func _makeNode<C: View>(view: ModifiedContent<C, Self>, inputs: _ViewInputs)
    -> _TypedNode<ModifiedContent<C, Self>>
  {
    VisualEffectNode(view: view, inputs: inputs)
  }
}

@MainActor
private final class VisualEffectNode<Content: View>: SingleChildNode<
  ModifiedContent<Content, VisualEffectModifier>, Content
>, LayoutObserver
{
  /// How far the effect has gone from what was shown before.
  private struct Progress: Animatable {
    var animatableData: Double
  }

  private var modifier: VisualEffectModifier
  private var progress: AnimatedValue<Progress>!
  private var wrappers: [VisualEffectElement<Content>] = []

  init(view: ModifiedContent<Content, VisualEffectModifier>, inputs: _ViewInputs) {
    modifier = view.modifier
    super.init(inputs: inputs)
    restart(at: 1)
    child = Content._makeNode(view: view.content, inputs: self.inputs)
    runtime.layoutObservers.add(self)
  }

  func layoutFinished() {
    guard !isRemoved else { return }
    wrappers.forEach { $0.makeOperations() }
  }

  private func restart(at start: Double) {
    progress = AnimatedValue(Progress(animatableData: start), node: self) { [unowned self] in
      wrappers.forEach { $0.invalidateDisplay() }
    }
  }

  override func update(view: ModifiedContent<Content, VisualEffectModifier>, inputs: _ViewInputs) {
    environment = inputs.environment
    // A view that existed but was never shown, as before a transition, is where the first animation starts.
    let isNew = wrappers.allSatisfy { !$0.isMade }
    before = isNew ? modifier : nil
    modifier = view.modifier
    if isNew { restartIfAnimated() } else { refresh() }
    child.update(view: view.content, inputs: self.inputs)
  }

  /// The effect that a new view had before the present one.
  private var before: VisualEffectModifier?

  private func restartIfAnimated() {
    let transaction = self.transaction
    guard transaction.animation != nil else { return }
    restart(at: 0)
    progress.set(Progress(animatableData: 1))
  }

  override func refresh() {
    let transaction = self.transaction
    if transaction.animation != nil, isAnotherEffect {
      wrappers.forEach { $0.keepShown() }
      before = nil
      restart(at: 0)
      progress.set(Progress(animatableData: 1))
    } else if !progress.isAnimating {
      restart(at: 1)
    }
    wrappers.forEach { $0.invalidateDisplay() }
  }

  /// Whether the effect differs from the one before where nothing has moved. An effect that follows from a
  /// view's place alone, as in a scroll view that moves in an animation, must follow it without a lag.
  private var isAnotherEffect: Bool {
    wrappers.contains { wrapper in
      wrapper.shown != runtime.evaluate(self) { modifier.operations(GeometryProxy(element: wrapper)) }
    }
  }

  /// The effect of a geometry, on the way there from what has been shown.
  func operations(for proxy: GeometryProxy, from old: [_VisualOperation]?) -> [_VisualOperation] {
    var new = runtime.evaluate(self) { modifier.operations(proxy) }
    guard progress.isAnimating else {
      before = nil
      return new
    }
    let first = before.map { before in runtime.evaluate(self) { before.operations(proxy) } }
    guard let old = first ?? old, old.map(\.kind) == new.map(\.kind) else { return new }
    for index in new.indices {
      var way = new[index].values - old[index].values
      way.scale(by: progress.presentation.animatableData)
      new[index].values = old[index].values + way
    }
    return new
  }

  override func makeElements() -> [Element] {
    wrappers = VisualEffectElement.wrapping(child.elements, known: wrappers) {
      VisualEffectElement(effectNode: self, content: $0)
    }
    return wrappers
  }
}

@MainActor
private final class VisualEffectElement<Content: View>: Element, WrappingElement {
  let content: Element
  private unowned let effectNode: VisualEffectNode<Content>

  init(effectNode: VisualEffectNode<Content>, content: Element) {
    self.effectNode = effectNode
    self.content = content
    super.init(node: effectNode)
    content.parent = self
  }

  private var operations: [_VisualOperation] = []
  /// The operations drawn at present.
  var shown: [_VisualOperation] { operations }
  private var old: [_VisualOperation]?
  /// Whether the effect has been made once.
  private(set) var isMade = false

  /// Makes the effect for the present geometry.
  func makeOperations() {
    isMade = true
    let new = effectNode.operations(for: GeometryProxy(element: self), from: old)
    guard new != operations else { return }
    operations = new
    invalidateDisplay()
  }

  /// Keeps the present effect as the start of the next animation.
  func keepShown() { old = operations }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { content.sizeThatFits(proposal) }
  override func layoutContent(in size: CGSize, proposal: ProposedViewSize) {
    content.place(at: .zero, proposal: proposal)
  }
  override func explicitAlignment(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    content.explicitAlignment(key, in: size)
  }
  override var traits: ElementTraits { content.traits }
  override var zIndex: Double { content.zIndex }
  override var spacing: ViewSpacing { content.knownSpacing }
  override var subelements: [Element] { [content] }

  override func transformFromContent(_ content: Element) -> ProjectionTransform {
    let size = displayFrame.size
    return operations.compactMap { $0.transform(size: size) }
      .reduce(ProjectionTransform()) { $0.concatenating($1) }
  }

  override func record(in context: GraphicsContext, size: CGSize) {
    draw(operations[...], in: context, size: size)
  }

  private func draw(_ operations: ArraySlice<_VisualOperation>, in context: GraphicsContext, size: CGSize) {
    guard let last = operations.last else { return content.recordPlaced(in: context) }
    last.draw(in: context, size: size) { draw(operations.dropLast(), in: $0, size: size) }
  }
}

extension View {
  /// Changes the appearance of the view by a function of its geometry; its layout stays as it is.
  public func visualEffect<E: VisualEffect>(
    _ effect: @escaping @MainActor (EmptyVisualEffect, GeometryProxy) -> E
  ) -> some View {
    modifier(VisualEffectModifier { effect(EmptyVisualEffect(), $0)._operations })
  }
}
