/// A part of a film's work, and the parts that it is made of.
struct ProfileNode: Encodable, Equatable {
  var name: String
  /// Processor time.
  var seconds: Double
  /// How many items it counts in a frame, on average; nil for what is no item.
  var count: Double?
  /// The longest first. Their sum is at most the node's.
  var children: [ProfileNode] = []

  /// The node with all times and counts multiplied.
  func scaled(by factor: Double) -> ProfileNode {
    ProfileNode(
      name: name, seconds: seconds * factor, count: count,
      children: children.map { $0.scaled(by: factor) })
  }

  /// Nodes of the same name together, the longest first.
  static func merged(_ nodes: [ProfileNode]) -> [ProfileNode] {
    var byName: [String: ProfileNode] = [:]
    for node in nodes {
      guard var known = byName[node.name] else {
        byName[node.name] = node
        continue
      }
      known.seconds += node.seconds
      known.count = (known.count ?? 0) + (node.count ?? 0)
      known.children += node.children
      byName[node.name] = known
    }
    return byName.values.map { node in
      var node = node
      node.children = merged(node.children)
      return node
    }.sorted { ($1.seconds, $0.name) < ($0.seconds, $1.name) }
  }
}
