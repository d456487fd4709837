import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The actions that people have for the rows of a list.
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
  /// Makes a row for each element of a collection that a binding gives.
  public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<C.Indices, (C.Index, C.Element.ID)>, C.Element.ID, RowContent>,
    C.Element: Identifiable
  {
    self.init {
      ForEach<LazyMapSequence<C.Indices, (C.Index, C.Element.ID)>, C.Element.ID, RowContent>(
        data, content: rowContent
      )
      .editing(data, rawActions: editActions.rawValue)
    }
  }

  /// Makes a row for each element of a collection that a binding gives.
  public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  ) where Content == ForEach<LazyMapSequence<C.Indices, (C.Index, ID)>, ID, RowContent> {
    self.init {
      ForEach<LazyMapSequence<C.Indices, (C.Index, ID)>, ID, RowContent>(data, id: id, content: rowContent)
        .editing(data, rawActions: editActions.rawValue)
    }
  }
}

@MainActor
extension ForEach where Content: View {
  /// The same views with actions that change the collection of a binding.
  fileprivate func editing<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, rawActions: Int
  ) -> ForEach {
    let actions = EditActions<C>(rawValue: rawActions)
    return editing {
      if actions.contains(.delete) { $0.delete = { remove($0, from: data) } }
      if actions.contains(.move) { $0.move = { move($0, to: $1, in: data) } }
    }
  }

  /// Makes a view for each element of a collection that a binding gives.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable, ID == C.Element.ID {
    self = ForEach<LazyMapSequence<C.Indices, (C.Index, ID)>, ID, Content>(data, content: content).editing(
      data, rawActions: editActions.rawValue)
  }
}

extension ForEach {
  /// Takes dropped items; the action is never called in a film.
  public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  )
    -> ForEach
  { self }
  /// Takes dropped items of kinds by their names; the action is never called in a film.
  public func onInsert(
    of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
  )
    -> ForEach
  { self }
  /// Takes dropped values; the action is never called in a film.
  public func dropDestination<T>(for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void)
    -> ForEach
  { self }
}

/// Moves the elements at some places of the collection of a binding before another place.
@MainActor
private func move<C: MutableCollection & RandomAccessCollection>(
  _ places: IndexSet, to target: Int, in data: Binding<C>
) {
  var rows = Array(data.wrappedValue)
  rows.move(fromOffsets: places, toOffset: target)
  var result = data.wrappedValue
  for (index, row) in zip(result.indices, rows) { result[index] = row }
  data.wrappedValue = result
}

/// Removes the elements at some places from the collection of a binding.
@MainActor
private func remove<C: MutableCollection & RandomAccessCollection>(_ places: IndexSet, from data: Binding<C>)
{
  guard var rows = data.wrappedValue as? any RangeReplaceableCollection else { return }
  func removed<R: RangeReplaceableCollection>(_ rows: inout R) -> Any {
    for place in places.reversed() { rows.remove(at: rows.index(rows.startIndex, offsetBy: place)) }
    return rows
  }
  if let rest = removed(&rows) as? C { data.wrappedValue = rest }
}
