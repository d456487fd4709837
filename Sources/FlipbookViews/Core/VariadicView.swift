import FlipbookDrawing
import FlipbookMotion

/// Views made from the views that others stand for, one by one.
@MainActor @preconcurrency
public enum _VariadicView {
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  public typealias ViewRoot = _VariadicView_ViewRoot
  public typealias Root = _VariadicView_ViewRoot
  public typealias Children = _VariadicView_Children

  /// What a root makes of the views that its content stands for.
  public struct Tree<Root: _VariadicView_ViewRoot, Content: View>: View {
    public var root: Root
    public var content: Content

    public init(root: Root, content: Content) { (self.root, self.content) = (root, content) }

    public init(_ root: Root, @ViewBuilder content: () -> Content) {
      (self.root, self.content) = (root, content())
    }

    public var body: some View {
      Group(subviews: content) { root.body(children: _VariadicView_Children(subviews: $0)) }
    }
  }
}

/// Makes a view from others, one by one.
@MainActor @preconcurrency
public protocol _VariadicView_ViewRoot {
  associatedtype Body: View
  @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// Makes one view.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// Makes views that stand for themselves in the container around.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

/// The views that a view stands for.
public struct _VariadicView_Children: View, RandomAccessCollection {
  nonisolated let subviews: SubviewsCollection

  nonisolated public var startIndex: Int { subviews.startIndex }
  nonisolated public var endIndex: Int { subviews.endIndex }
  nonisolated public subscript(index: Int) -> Element { Element(subview: subviews[index]) }

  public var body: some View { ForEach(self) { $0 } }

  /// One of them.
  public struct Element: View, Identifiable {
    nonisolated let subview: Subview

    nonisolated init(subview: Subview) { self.subview = subview }

    nonisolated public var id: AnyHashable { AnyHashable(subview.id) }
    public func id<ID: Hashable>(as type: ID.Type = ID.self) -> ID? { subview.containerValues.tag(for: type) }

    /// What the view says under a key.
    public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
      subview.containerValues[ViewTrait<Trait>.self]
    }

    public var body: some View { subview }
  }
}

/// A value that a view tells the container around it.
public protocol _ViewTraitKey {
  associatedtype Value
  static var defaultValue: Value { get }
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
  /// Tells the container around the view a value.
  public func _trait<Key: _ViewTraitKey>(_ key: Key.Type, _ value: Key.Value) -> some View {
    containerValue(\.[trait: TypeTag<Key>()], value)
  }
}
