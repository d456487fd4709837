import FlipbookDrawing
import FlipbookMotion

extension View {
  /// Sets the depth of the view.
  /// - Parameter value: Views with a larger one are drawn in front; 0 unless given.
  public func zIndex(_ value: Double) -> some View { modifier(ZIndexModifier(zIndex: value)) }

  /// Sets the priority of the view in the layout around.
  /// - Parameter value: A larger one is given room first; 0 unless given.
  public func layoutPriority(_ value: Double) -> some View {
    modifier(LayoutPriorityModifier(priority: value))
  }

  /// Gives the view a tag, by which pickers, lists and tabs select it.
  public func tag<V: Hashable>(_ tag: V) -> some View { modifier(TagModifier(tag: AnyHashable(tag))) }

  /// Gives a value to the layout around the view, under a key.
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(LayoutValueModifier<K>(value: value))
  }

  /// Gives the view the identity of a value: when it changes, the old view leaves and a new one comes.
  public func id<ID: Hashable>(_ id: ID) -> some View { IdentifiedView(content: self, id: id) }
}
