import FlipbookDrawing
import FlipbookMotion

/// The views that a view stands for.
public struct _VariadicView_Children: View, RandomAccessCollection {
  nonisolated let subviews: SubviewsCollection

  /// The position of the first view: 0.
  nonisolated public var startIndex: Int { subviews.startIndex }
  /// The position after the last view.
  nonisolated public var endIndex: Int { subviews.endIndex }
  /// The view at a position.
  nonisolated public subscript(index: Int) -> Element { Element(subview: subviews[index]) }

  /// The views, in order.
  public var body: some View { ForEach(self) { $0 } }

  /// One of them.
  public struct Element: View, Identifiable {
    nonisolated let subview: Subview

    nonisolated init(subview: Subview) { self.subview = subview }

    /// The identity of the view, of any type.
    nonisolated public var id: AnyHashable { AnyHashable(subview.id) }
    /// The view's tag of a type, which is also its identity in a `ForEach`; nil without one.
    public func id<ID: Hashable>(as type: ID.Type = ID.self) -> ID? { subview.containerValues.tag(for: type) }

    /// The view's value under a key.
    public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
      subview.containerValues[ViewTrait<Trait>.self]
    }

    /// The view itself.
    public var body: some View { subview }
  }
}

/// A trait as a container takes it.
private enum ViewTrait<Key: _ViewTraitKey>: ContainerValueKey {
  static var defaultValue: Key.Value { Key.defaultValue }
}

extension ContainerValues {
  fileprivate subscript<Key: _ViewTraitKey>(trait key: TypeTag<Key>) -> Key.Value {
    get { self[ViewTrait<Key>.self] }
    set { self[ViewTrait<Key>.self] = newValue }
  }
}

extension View {
  /// Gives the container around the view a value.
  public func _trait<Key: _ViewTraitKey>(_ key: Key.Type, _ value: Key.Value) -> some View {
    containerValue(\.[trait: TypeTag<Key>()], value)
  }
}
