extension Dictionary where Key: Comparable {
  /// The entries in ascending order of their keys. A dictionary's own order differs between processes.
  var inOrder: [Element] { sorted { $0.key < $1.key } }
}
