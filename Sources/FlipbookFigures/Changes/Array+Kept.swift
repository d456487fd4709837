extension Array where Element: Hashable {
  /// The places of elements that an array shares with the one before it: as many as can be, in order.
  func kept(from old: [Element]) -> [(old: Int, new: Int)] {
    var (gone, come): (Set<Int>, Set<Int>) = ([], [])
    for step in difference(from: old) {
      switch step {
      case .remove(let offset, _, _): gone.insert(offset)
      case .insert(let offset, _, _): come.insert(offset)
      }
    }
    let pairs = zip(
      old.indices.filter { !gone.contains($0) }, indices.filter { !come.contains($0) })
    return pairs.map { (old: $0, new: $1) }
  }
}
