import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Rows of elements with rows of their own below them, which can be folded away.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
  /// The first rows: those of a collection, or one.
  enum Rows {
    case all(Data)
    case one(Data.Element)
  }

  let rows: Rows
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let content: (Data.Element) -> Leaf
}

extension OutlineGroup: View where Leaf: View {
  /// A row for each element, with a group for those that have elements below them.
  public var body: some View {
    switch rows {
    case .all(let data):
      let (children, content, id) = (children, content, id)
      ForEach(data, id: id) { element in
        OutlineRow(element: element, id: id, children: children, content: content)
      }
    case .one(let element):
      OutlineRow(element: element, id: id, children: children, content: content)
    }
  }
}

extension OutlineGroup
where Leaf: View, Parent == Leaf, Subgroup == EmptyView, ID == Data.Element.ID, Data.Element: Identifiable {
  /// Makes rows of elements, identified by their own identity.
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) { self.init(rows: .all(data), id: \.id, children: children, content: content) }
}

extension OutlineGroup where Leaf: View, Parent == Leaf, Subgroup == EmptyView {
  /// Makes a row of one element and of those below it, identified by their own identity.
  public init<Element: Identifiable>(
    _ root: Element, children: KeyPath<Element, Data?>, @ViewBuilder content: @escaping (Element) -> Leaf
  ) where ID == Element.ID, Element == Data.Element {
    self.init(rows: .one(root), id: \.id, children: children, content: content)
  }
}

extension OutlineGroup where Leaf: View, Parent == Leaf, Subgroup == EmptyView {
  /// Makes rows of elements, identified by the value at a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) { self.init(rows: .all(data), id: id, children: children, content: content) }

  /// Makes a row of one element and of those below it, identified by the value at a key path.
  public init<Element>(
    _ root: Element, id: KeyPath<Element, ID>, children: KeyPath<Element, Data?>,
    @ViewBuilder content: @escaping (Element) -> Leaf
  ) where Element == Data.Element {
    self.init(rows: .one(root), id: id, children: children, content: content)
  }
}

private struct OutlineRow<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View {
  let element: Data.Element
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let content: (Data.Element) -> Leaf

  init(
    element: Data.Element, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    content: @escaping (Data.Element) -> Leaf
  ) { (self.element, self.id, self.children, self.content) = (element, id, children, content) }

  @Environment(\.listStyle) private var listStyle

  var body: some View {
    if let inner = element[keyPath: children] {
      let (children, content, id) = (children, content, id)
      let rows = ForEach(inner, id: id) {
        OutlineRow(element: $0, id: id, children: children, content: content)
      }
      DisclosureGroup {
        // Without its type, which would have no end. A list indents its rows itself.
        listStyle == nil
          ? AnyView(VStack(alignment: .leading, spacing: 8) { rows }.padding(.leading, 16)) : AnyView(rows)
      } label: {
        content(element)
      }
    } else {
      content(element)
    }
  }
}

extension List {
  /// Makes rows of elements with rows of their own below them, which can be folded away.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent, EmptyView>,
    Data.Element: Identifiable, SelectionValue == Never
  {
    self.init { OutlineGroup(data, children: children, content: rowContent) }
  }

  /// Makes rows of elements, which a key path identifies, with rows of their own below them, which can be folded away.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where Content == OutlineGroup<Data, ID, RowContent, RowContent, EmptyView>, SelectionValue == Never {
    self.init { OutlineGroup(data, id: id, children: children, content: rowContent) }
  }
}
