import FlipbookDrawing
import FlipbookMotion
import Foundation

@MainActor
final class GeometryEffectNode<Content: View, Effect: GeometryEffect>: SingleChildNode<
  ModifiedContent<Content, Effect>, Content
>
{
  private var value: AnimatedValue<Effect>!
  private var wrappers: [GeometryEffectElement<Effect>] = []
  private var effect: Effect
  private let arrival = ArrivingEffect<Effect>()
  private let properties: DynamicPropertyLayout
  private var slots: [AnyObject?]

  init(view: ModifiedContent<Content, Effect>, inputs: _ViewInputs) {
    effect = view.modifier
    properties = DynamicPropertyLayout.of(Effect.self)
    slots = properties.makeSlots()
    super.init(inputs: inputs)
    properties.connect(&effect, slots: &slots, node: self)
    value = AnimatedValue(effect, node: self) { [unowned self] in wrappers.forEach { $0.effectChanged() } }
    child = Content._makeNode(view: view.content, inputs: self.inputs)
  }

  override func update(view: ModifiedContent<Content, Effect>, inputs: _ViewInputs) {
    let environmentChanged = inputs.environment.version != environment.version
    environment = inputs.environment
    let old = effect
    if !ViewComparison.areEqual(effect, view.modifier) || environmentChanged && properties.readsEnvironment {
      effect = view.modifier
      refresh()
    }
    child.update(view: view.content, inputs: self.inputs)
    if Effect.self is any PlacingEffect.Type, runtime.hasTransactionScopes { carry(from: old) }
  }

  /// An offset is a part of the places of what it holds. Where it jumps, views inside that are animated by modifiers of
  /// their own go the way. Those that come by it, from where it has been set without animations, go it from their first
  /// layout on.
  private func carry(from old: Effect) {
    guard !runtime.ignoresScopes else { return arrival.begin(at: effect, in: runtime.updateCount) }
    let transaction = self.transaction
    guard transaction.animation == nil else { return arrival.end() }
    for wrapper in wrappers { wrapper.jumped(from: old, to: effect) }
  }

  override func refresh() {
    properties.connect(&effect, slots: &slots, node: self)
    value.set(effect)
    wrappers.forEach { $0.effectChanged() }
  }

  override func environmentChanged() { if properties.readsEnvironment { refresh() } }

  override func makeElements() -> [Element] {
    wrappers = GeometryEffectElement.wrapping(child.elements, known: wrappers) {
      GeometryEffectElement(node: self, content: $0, value: value, arrival: arrival)
    }
    return wrappers
  }

  override func remove() {
    super.remove()
    properties.disconnect(&slots)
  }
}
