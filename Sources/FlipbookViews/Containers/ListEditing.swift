import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The actions that people have for the rows of a list; in a film nobody does.
public struct EditActions<Data>: OptionSet, Sendable {
  /// The bits of the actions.
  public let rawValue: Int
  /// Makes a set of actions from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Moving rows.
  public static var move: EditActions<Data> { EditActions(rawValue: 1) }
  /// Deleting rows.
  public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
  /// Both.
  public static var all: EditActions<Data> { [.move, .delete] }
}

extension List where SelectionValue == Never {
  /// Makes a row for each element of a collection that a binding gives. The actions are ignored.
  public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<[IndexedBinding<C>], C.Element.ID, RowContent>, C.Element: Identifiable
  {
    self.init { ForEach(data, content: rowContent) }
  }

  /// Makes a row for each element of a collection that a binding gives. The actions are ignored.
  public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  ) where Content == ForEach<[IndexedBinding<C>], ID, RowContent> {
    self.init { ForEach(data, id: id, content: rowContent) }
  }
}

@MainActor
extension ForEach where Content: View {
  /// Makes a view for each element of a collection that a binding gives. The actions are ignored.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == [IndexedBinding<C>], C.Element: Identifiable, ID == C.Element.ID {
    self.init(data, content: content)
  }
}

extension ForEach {
  /// Takes dropped items; the action is never called in a film.
  public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  )
    -> ForEach
  { self }
  /// Takes dropped values; the action is never called in a film.
  public func dropDestination<T>(for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void)
    -> ForEach
  { self }
}
