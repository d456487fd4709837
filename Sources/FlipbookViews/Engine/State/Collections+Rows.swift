import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Takes the elements at some places away.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var position = 0
    removeAll { _ in
      defer { position += 1 }
      return offsets.contains(position)
    }
  }
}

extension MutableCollection {
  /// Moves the elements at some places to before the one at another.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    var (before, moved, after): ([Element], [Element], [Element]) = ([], [], [])
    for (position, element) in enumerated() {
      if source.contains(position) {
        moved.append(element)
      } else if position < destination {
        before.append(element)
      } else {
        after.append(element)
      }
    }
    for (index, element) in zip(indices, before + moved + after) { self[index] = element }
  }
}
