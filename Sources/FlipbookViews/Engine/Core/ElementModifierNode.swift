import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The node of a view with a modifier of its elements: each of them is modified by itself.
@MainActor
final class ElementModifierNode<Content: View, Modifier: ElementModifier>: SingleChildNode<
  ModifiedContent<Content, Modifier>, Content
>
{
  private var value: AnimatedValue<Modifier>!
  private var wrappers: [ModifierElement<Modifier>] = []
  private var modifier: Modifier
  private let properties: DynamicPropertyLayout
  private var slots: [AnyObject?]

  override var passesRows: Bool { Modifier.meansRuns || Modifier.isInRuns }
  override var passesLoneAxis: Bool { true }
  // A change by a modifier is in a page.
  override var holdsPages: Bool? { false }
  private lazy var stack = LoneStack(node: self)

  init(view: ModifiedContent<Content, Modifier>, inputs: _ViewInputs) {
    modifier = view.modifier
    properties = DynamicPropertyLayout.of(Modifier.self)
    slots = properties.makeSlots()
    super.init(inputs: inputs)
    properties.connect(&modifier, slots: &slots, node: self)
    value = AnimatedValue(resolved, node: self) { [unowned self] in presentationChanged() }
    child = Content._makeNode(view: view.content, inputs: self.inputs)
  }

  override func update(view: ModifiedContent<Content, Modifier>, inputs: _ViewInputs) {
    let environmentChanged = inputs.environment.version != environment.version
    environment = inputs.environment
    if !ViewComparison.areEqual(modifier, view.modifier) || environmentChanged && dependsOnEnvironment {
      modifier = view.modifier
      refresh()
    }
    child.update(view: view.content, inputs: self.inputs)
  }

  override func refresh() {
    properties.connect(&modifier, slots: &slots, node: self)
    value.set(resolved)
    // Values that don't animate may have changed as well.
    presentationChanged()
  }

  private var dependsOnEnvironment: Bool { properties.readsEnvironment || Modifier.dependsOnEnvironment }

  private var resolved: Modifier {
    var modifier = self.modifier
    modifier.resolve(in: environment)
    return modifier
  }

  override func environmentChanged() {
    if dependsOnEnvironment { refresh() }
  }

  private func presentationChanged() {
    for wrapper in wrappers {
      if Modifier.affectsLayout { wrapper.invalidateLayout() } else { wrapper.invalidateDisplay() }
    }
  }

  override func makeElements() -> [Element] {
    let contents = loneAxis == nil ? child.elements : stack.gather(child.elements)
    if Modifier.isInRuns, contents.contains(where: { $0.run != nil }) { return wrapOthers(contents) }
    if contents.count == wrappers.count, zip(contents, wrappers).allSatisfy({ $0 === $1.content }) {
      zip(contents, wrappers).forEach { $1.isLeaving = $0.isLeaving }
      return wrappers
    }
    wrappers = wrap(contents)
    return wrappers
  }

  private func wrap(_ contents: [Element]) -> [ModifierElement<Modifier>] {
    ModifierElement.wrapping(contents, known: wrappers) {
      ModifierElement(node: self, content: $0, value: value)
    }
  }

  /// Wraps all but runs, in which each row is modified already.
  private func wrapOthers(_ contents: [Element]) -> [Element] {
    wrappers = wrap(contents.filter { $0.run == nil })
    var rest = wrappers[...]
    return contents.map { $0.run == nil ? rest.removeFirst() : $0 }
  }

  override func remove() {
    super.remove()
    properties.disconnect(&slots)
  }
}
