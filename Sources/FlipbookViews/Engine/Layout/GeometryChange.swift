import FlipbookDrawing
import Foundation

/// Runs a closure when a value made from a view's geometry has changed.
struct GeometryChangeModifier<Value: Equatable>: ViewModifier {
  typealias Body = Never
  let value: @MainActor (GeometryProxy) -> Value
  /// Gets the old value and the new one; at first the new one twice.
  let action: @MainActor (Value, Value) -> Void

  static func _makeNode<C: View>(view: ModifiedContent<C, Self>, inputs: _ViewInputs)
    -> _TypedNode<ModifiedContent<C, Self>>
  {
    GeometryChangeNode(view: view, inputs: inputs)
  }
}

@MainActor
private final class GeometryChangeNode<Content: View, Value: Equatable>: ModifierNode<
  Content, GeometryChangeModifier<Value>
>, LayoutObserver
{
  private var known: Value?

  override init(view: ModifiedContent<Content, GeometryChangeModifier<Value>>, inputs: _ViewInputs) {
    super.init(view: view, inputs: inputs)
    runtime.layoutObservers.add(self)
  }

  func layoutFinished() {
    guard !isRemoved, let element = child.elements.present else { return }
    let value = modifier.value(GeometryProxy(element: element))
    guard value != known else { return }
    let old = known ?? value
    known = value
    runtime.runLoop.post(at: runtime.now) { [weak self] in
      guard let self, !isRemoved else { return }
      modifier.action(old, value)
    }
  }
}

extension View {
  /// Runs a closure with a value made from the view's geometry, at first and whenever it has changed.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping @MainActor (GeometryProxy) -> T,
    action: @escaping @MainActor (_ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(value: transform) { _, new in action(new) })
  }

  /// Runs a closure with the old and the new value made from the view's geometry, at first and whenever it has
  /// changed.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping @MainActor (GeometryProxy) -> T,
    action: @escaping @MainActor (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(value: transform, action: action))
  }
}
