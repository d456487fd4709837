import FlipbookMotion

/// The rows of a list that are chosen, by their tags.
@MainActor
struct ListSelection {
  let chosen: () -> Set<AnyHashable>
  /// Chooses the row of a tag, where a tap on a row does.
  let choose: ((AnyHashable) -> Void)?

  /// Of one row, which a tap chooses.
  init<Value: Hashable>(_ selection: Binding<Value?>) {
    chosen = { selection.wrappedValue.map { [AnyHashable($0)] } ?? [] }
    choose = { tag in if let value = tag.base as? Value { selection.wrappedValue = value } }
  }

  /// Of several rows, which taps choose only while the list is edited.
  init<Value: Hashable>(_ selection: Binding<Set<Value>>) {
    chosen = { Set(selection.wrappedValue.map { AnyHashable($0) }) }
    choose = nil
  }
}
