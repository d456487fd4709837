import FlipbookDrawing
import FlipbookMotion
import Foundation

/// What people may do to the rows of a list; in a film nobody does.
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static var move: EditActions<Data> { EditActions(rawValue: 1) }
  public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
  public static var all: EditActions<Data> { [.move, .delete] }
}

extension List where SelectionValue == Never {
  /// A row for each element of a collection that a binding gives.
  public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<[IndexedBinding<C>], C.Element.ID, RowContent>, C.Element: Identifiable
  {
    self.init { ForEach(data, content: rowContent) }
  }

  /// A row for each element of a collection that a binding gives.
  public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  ) where Content == ForEach<[IndexedBinding<C>], ID, RowContent> {
    self.init { ForEach(data, id: id, content: rowContent) }
  }
}

@MainActor
extension ForEach where Content: View {
  /// A view for each element of a collection that a binding gives.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == [IndexedBinding<C>], C.Element: Identifiable, ID == C.Element.ID {
    self.init(data, content: content)
  }
}

extension ForEach {
  public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  )
    -> ForEach
  { self }
  public func dropDestination<T>(for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void)
    -> ForEach
  { self }
}
