/// A view for each element of a collection, identified by their identity.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The collection, an element of which each view is made from.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  package let id: (Data.Element) -> ID
  /// The actions of the rows in a list; nil where none were set.
  var edits: RowEdits?

  package init(data: Data, id: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.id = id
    self.content = content
  }
}

extension ForEach: View where Content: View {
  /// Never: the view makes its node itself.
  public typealias Body = Never

  /// Makes the node that keeps a child for each element; in a lazy container, one of rows that are made when
  /// needed.
  public static func _makeNode(view: Self, inputs: _ViewInputs) -> _TypedNode<Self> {
    if let rows = inputs.lazyRows { return RowsNode(view: view, inputs: inputs, rows: rows) }
    let group = view.edits == nil ? nil : RowGroup()
    return DynamicNode(view: view, inputs: inputs) { view in
      if let edits = view.edits { return view.items(editedBy: edits, in: group ?? RowGroup()) }
      return view.data.map { element in
        let id = AnyHashable(view.id(element))
        return DynamicChildren.Item(key: id, view: view.content(element), tag: id)
      }
    }
  }

  /// The children where rows have actions.
  @MainActor
  private func items(editedBy edits: RowEdits, in group: RowGroup) -> [DynamicChildren.Item] {
    group.count = data.count
    return data.enumerated().map { place, element in
      let id = AnyHashable(self.id(element))
      let row = content(element).modifier(EditableRowModifier(edit: edits.row(place, of: group)))
      return DynamicChildren.Item(key: id, view: row, tag: id)
    }
  }
}

@MainActor
extension ForEach {
  /// The same views with a change of their actions.
  func editing(_ change: (RowEdits) -> Void) -> ForEach {
    var result = self
    let edits = RowEdits(edits)
    change(edits)
    result.edits = edits
    return result
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
  /// Makes a view for each element, identified by the value at a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Makes a view for each element, identified by its own identity.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, id: { $0.id }, content: content)
  }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  /// Makes a view for each number. Views are identified by how many come before them, in pickers too:
  /// `ForEach(2..<100)` begins with the tag 0.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, id: { $0 - data.lowerBound }, content: content)
  }
}

@MainActor
extension ForEach where Content: View {
  /// Makes a view for each element of a collection that a binding gives, with a binding to the element.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)> {
    let now = data.wrappedValue
    self.init(
      data: now.indices.lazy.map { ($0, now[$0][keyPath: id]) }, id: { $0.1 },
      content: { content(data.element(at: $0.0, of: now)) })
  }

  /// Makes a view for each element of a collection that a binding gives, with a binding to the element.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable, ID == C.Element.ID {
    self.init(data, id: \.id, content: content)
  }
}
