/// The nodes whose last evaluation read something.
@MainActor
package final class ReaderSet {
  @MainActor
  private struct Reader {
    var link: LifetimeLink<_ViewNode>
    /// The evaluation that read; a later one that doesn't read makes the node no reader any more.
    var evaluation: Int

    var node: _ViewNode? {
      guard let node = link.target, !node.isRemoved, node.evaluation == evaluation else { return nil }
      return node
    }
  }

  private var readers: [Reader] = []
  private var indices: [ObjectIdentifier: Int] = [:]
  /// The number of readers at which to look for those that are none any more.
  private var limit = 64

  package init() {}

  package func add(_ node: _ViewNode?) {
    guard let node else { return }
    let id = ObjectIdentifier(node.link)
    if let index = indices[id] {
      readers[index].evaluation = node.evaluation
      return
    }
    if readers.count >= limit { compact() }
    indices[id] = readers.count
    readers.append(Reader(link: node.link, evaluation: node.evaluation))
  }

  private func compact() {
    readers.removeAll { $0.node == nil }
    indices = [:]
    for (index, reader) in readers.enumerated() { indices[ObjectIdentifier(reader.link)] = index }
    limit = max(64, 2 * readers.count)
  }

  package func enqueueAll(in runtime: ViewRuntime) {
    for reader in readers {
      if let node = reader.node { runtime.enqueue(node) }
    }
  }
}
