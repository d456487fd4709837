import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The node of a view that arranges others.
@MainActor
final class LayoutNode<V: View, L: Layout, Content: View>: SingleChildNode<V, Content> {
  private let layout: @MainActor (V) -> L
  private let content: @MainActor (V) -> Content
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
    environment.stackAxis = Self.stackAxis(of: value.model)
    child = Content._makeNode(view: content(view), inputs: self.inputs)
    element = LayoutElement(node: self, value: value) { [unowned self] in child.elements }
  }

  override func update(view: V, inputs: _ViewInputs) {
    let new = layout(view)
    adoptEnvironment(inputs, axis: Self.stackAxis(of: new))
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
    adoptEnvironment(inputs, axis: environment.stackAxis)
    if environment.version != old { child.updateEnvironment(self.inputs) }
  }

  private var outerVersion = -1

  private func adoptEnvironment(_ inputs: _ViewInputs, axis: Axis?) {
    guard inputs.environment.version != outerVersion || axis != environment.stackAxis else { return }
    outerVersion = inputs.environment.version
    environment = inputs.environment
    environment.stackAxis = axis
  }

  /// The axis along which a layout stacks its views; nil for none.
  private static func stackAxis(of layout: L) -> Axis? {
    guard L.self == AnyLayout.self, let any = layout as? AnyLayout else {
      return L.layoutProperties.stackOrientation
    }
    return any.stackAxis
  }

  /// A container comes and goes as one: transitions in it are those of what comes and goes there.
  override func collectTransitions(into hosts: inout [any TransitionHost]) {}

  override var holdsPages: Bool? { (value?.model as? any PageLayout)?.holdsPages ?? false }

  override func makeElements() -> [Element] { [element] }

  override func invalidateElements() {
    // The container stands for its content: only its own arrangement changes.
    dropElementCache()
    element?.contentChanged()
  }
}
