import Foundation

/// The content of a list at one time: sections, and the items in each.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  private var sections: [(id: SectionIdentifierType, items: [ItemIdentifierType])] = []
  private(set) var reloadedItems: Set<ItemIdentifierType> = []
  private(set) var reloadedSections: Set<SectionIdentifierType> = []

  /// Makes an empty snapshot.
  public init() {}

  /// The number of items in all sections.
  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
  /// The number of sections.
  public var numberOfSections: Int { sections.count }
  /// The sections, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.id) }
  /// The items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }
  /// The items whose cells are made again, in order.
  public var reloadedItemIdentifiers: [ItemIdentifierType] {
    itemIdentifiers.filter(reloadedItems.contains)
  }

  private func index(_ section: SectionIdentifierType) -> Int? { sections.firstIndex { $0.id == section } }

  private func place(_ item: ItemIdentifierType) -> (section: Int, item: Int)? {
    for (number, section) in sections.enumerated() {
      if let index = section.items.firstIndex(of: item) { return (number, index) }
    }
    return nil
  }

  /// Returns the number of items in a section; 0 for one that is not there.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    index(identifier).map { sections[$0].items.count } ?? 0
  }

  /// Returns the items of a section, in order; none for one that is not there.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    index(identifier).map { sections[$0].items } ?? []
  }

  /// Returns the section that holds an item; nil for none.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    place(identifier).map { sections[$0.section].id }
  }

  /// Returns the index of an item among all items; nil for one that is not there.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }
  /// Returns the index of a section; nil for one that is not there.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { index(identifier) }

  /// Adds items at the end of a section, or of the last one. Items that are there already move. Does nothing
  /// without the section.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection section: SectionIdentifierType? = nil
  ) {
    guard let number = section.map({ index($0) }) ?? (sections.isEmpty ? nil : sections.count - 1) else {
      return
    }
    // An item that is there already moves.
    deleteItems(identifiers)
    sections[number].items += identifiers
  }

  /// Inserts new items before another. Does nothing without it.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    guard let place = place(beforeIdentifier) else { return }
    sections[place.section].items.insert(contentsOf: identifiers, at: place.item)
  }

  /// Inserts new items after another. Does nothing without it.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    guard let place = place(afterIdentifier) else { return }
    sections[place.section].items.insert(contentsOf: identifiers, at: place.item + 1)
  }

  /// Removes items.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for number in sections.indices { sections[number].items.removeAll { gone.contains($0) } }
  }

  /// Removes all items and sections.
  public mutating func deleteAllItems() { sections = [] }

  /// Moves an item before another. Without the other the item is removed.
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType)
  {
    deleteItems([identifier])
    insertItems([identifier], beforeItem: toIdentifier)
  }

  /// Moves an item after another. Without the other the item is removed.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType)
  {
    deleteItems([identifier])
    insertItems([identifier], afterItem: toIdentifier)
  }

  /// Makes the cells of items again when the snapshot is applied.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItems.formUnion(identifiers)
  }
  /// Makes the cells of items again when the snapshot is applied, as ``reloadItems(_:)``.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItems.formUnion(identifiers)
  }

  /// Adds sections at the end. Those that are there already stay.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    sections += identifiers.filter { index($0) == nil }.map { ($0, []) }
  }

  /// Inserts new sections before another. Does nothing without it.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    guard let index = index(toIdentifier) else { return }
    sections.insert(contentsOf: identifiers.map { ($0, []) }, at: index)
  }

  /// Inserts new sections after another. Does nothing without it.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    guard let index = index(toIdentifier) else { return }
    sections.insert(contentsOf: identifiers.map { ($0, []) }, at: index + 1)
  }

  /// Removes sections with their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    sections.removeAll { identifiers.contains($0.id) }
  }

  /// Makes the cells of sections again when the snapshot is applied.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSections.formUnion(identifiers)
  }

  /// Returns the changes from this snapshot to another.
  func changes<How>(to new: Self, _ how: How) -> ListUpdates<How> {
    var updates = ListUpdates<How>()
    addSections(to: new, how, &updates)
    let (before, after) = (paths(), new.paths())
    addItems(to: new, before, after, how, &updates)
    addMoves(to: new, before, after, &updates)
    settleMoves(before, after, how, &updates)
    return updates
  }

  private func addSections<How>(to new: Self, _ how: How, _ updates: inout ListUpdates<How>) {
    let (oldSections, newSections) = (sectionIdentifiers, new.sectionIdentifiers)
    for (index, id) in oldSections.enumerated() where !newSections.contains(id) {
      updates.deletedSections[index] = how
    }
    for (index, id) in newSections.enumerated() where !oldSections.contains(id) {
      updates.insertedSections[index] = how
    }
    let kept = oldSections.filter { newSections.contains($0) }
    if kept != newSections.filter({ oldSections.contains($0) }) {
      for (index, id) in oldSections.enumerated() {
        if let to = newSections.firstIndex(of: id) { updates.movedSections[index] = to }
      }
    }
    for (index, id) in oldSections.enumerated()
    where new.reloadedSections.contains(id) && newSections.contains(id) {
      updates.reloadedSections[index] = how
    }
  }

  private func addItems<How>(
    to new: Self, _ before: [ItemIdentifierType: IndexPath], _ after: [ItemIdentifierType: IndexPath],
    _ how: How, _ updates: inout ListUpdates<How>
  ) {
    // Any order: each entry is about its own item.
    for (item, path) in before where after[item] == nil && updates.deletedSections[path.section] == nil {
      updates.deletedRows[path] = how
    }
    // Any order: each entry is about its own item.
    for (item, path) in after where before[item] == nil && updates.insertedSections[path.section] == nil {
      updates.insertedRows[path] = how
    }
    // Any order: each entry is about its own item.
    for (item, path) in before where after[item] != nil && new.reloadedItems.contains(item) {
      updates.reloadedRows[path] = how
    }
  }

  /// Of the items that stay, those move that do not keep their order.
  private func addMoves<How>(
    to new: Self, _ before: [ItemIdentifierType: IndexPath], _ after: [ItemIdentifierType: IndexPath],
    _ updates: inout ListUpdates<How>
  ) {
    let oldSections = sectionIdentifiers
    for (newIndex, id) in new.sectionIdentifiers.enumerated() {
      guard let oldIndex = oldSections.firstIndex(of: id) else { continue }
      let old = sections[oldIndex].items
      let target = new.sections[newIndex].items
      let stays = old.filter { after[$0]?.section == newIndex }
      let wanted = target.filter { before[$0]?.section == oldIndex }
      for change in wanted.difference(from: stays) {
        if case .remove(_, let item, _) = change, let from = before[item], let to = after[item] {
          updates.movedRows[from] = to
        }
      }
      for item in target where before[item] != nil && before[item]?.section != oldIndex {
        if let from = before[item], let to = after[item] { updates.movedRows[from] = to }
      }
    }
  }

  /// An item from or to a section that goes or comes is removed there and new here.
  private func settleMoves<How>(
    _ before: [ItemIdentifierType: IndexPath], _ after: [ItemIdentifierType: IndexPath], _ how: How,
    _ updates: inout ListUpdates<How>
  ) {
    // Any order: each entry is about its own item.
    for (item, path) in before {
      guard let to = after[item],
        updates.deletedSections[path.section] != nil || updates.insertedSections[to.section] != nil
      else { continue }
      updates.movedRows[path] = nil
      if updates.deletedSections[path.section] == nil { updates.deletedRows[path] = how }
      if updates.insertedSections[to.section] == nil { updates.insertedRows[to] = how }
    }
    // Any order: each entry is about its own item.
    for path in updates.movedRows.keys { updates.reloadedRows[path] = nil }
  }

  func paths() -> [ItemIdentifierType: IndexPath] {
    var paths: [ItemIdentifierType: IndexPath] = [:]
    for (number, section) in sections.enumerated() {
      for (row, item) in section.items.enumerated() { paths[item] = IndexPath(row: row, section: number) }
    }
    return paths
  }

  func item(_ path: IndexPath) -> ItemIdentifierType? {
    guard sections.indices.contains(path.section), sections[path.section].items.indices.contains(path.row)
    else {
      return nil
    }
    return sections[path.section].items[path.row]
  }

  func withoutReloads() -> Self {
    var own = self
    own.reloadedItems = []
    own.reloadedSections = []
    return own
  }
}
