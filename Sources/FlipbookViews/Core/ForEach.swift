/// A view for each element of a collection, told apart by their identity.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  package let id: (Data.Element) -> ID

  package init(data: Data, id: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.id = id
    self.content = content
  }
}

extension ForEach: View where Content: View {
  public typealias Body = Never

  public static func _makeNode(view: Self, inputs: _ViewInputs) -> _TypedNode<Self> {
    if let rows = inputs.lazyRows { return RowsNode(view: view, inputs: inputs, rows: rows) }
    return DynamicNode(view: view, inputs: inputs) { view in
      view.data.map { element in
        let content = view.content(element)
        return DynamicChildren.Item(key: view.id(element), view: content, tag: view.id(element))
      }
    }
  }
}

extension DynamicChildren.Item {
  /// A child whose identity also serves as its tag in pickers.
  @MainActor
  init<V: View>(key: AnyHashable, view: V, tag: AnyHashable) {
    self.init(
      key: key,
      make: { inputs in
        let node = V._makeNode(view: view, inputs: inputs)
        node.implicitTag = tag
        return node
      }, update: { ($0 as? _TypedNode<V>)?.update(view: view, inputs: $1) })
  }
}

extension ForEach where Content: View {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, id: { $0.id }, content: content)
  }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  /// Views are told apart by how many come before them, in pickers too: `ForEach(2..<100)` begins with the tag 0.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, id: { $0 - data.lowerBound }, content: content)
  }
}

@MainActor
extension ForEach where Content: View {
  /// A view for each element of a collection that a binding gives, with a binding to the element.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == [IndexedBinding<C>] {
    self.init(
      data: IndexedBinding.all(of: data), id: { $0.value[keyPath: id] }, content: { content($0.binding) })
  }

  /// A view for each element of a collection that a binding gives, with a binding to the element.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == [IndexedBinding<C>], C.Element: Identifiable, ID == C.Element.ID {
    self.init(data: IndexedBinding.all(of: data), id: { $0.value.id }, content: { content($0.binding) })
  }
}

/// An element of a collection behind a binding.
public struct IndexedBinding<C: MutableCollection & RandomAccessCollection> {
  let value: C.Element
  let binding: Binding<C.Element>

  @MainActor
  static func all(of data: Binding<C>) -> [IndexedBinding<C>] {
    let collection = data.wrappedValue
    return collection.indices.map { index in
      let value = collection[index]
      return IndexedBinding(
        value: value,
        binding: Binding(
          get: {
            let now = data.wrappedValue
            return now.indices.contains(index) ? now[index] : value
          },
          set: { (new: C.Element) in
            if data.wrappedValue.indices.contains(index) { data.wrappedValue[index] = new }
          }))
    }
  }
}
