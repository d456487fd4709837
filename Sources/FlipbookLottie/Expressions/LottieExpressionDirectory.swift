/// The children of a node by their names and numbers, for nodes with many.
struct LottieExpressionDirectory: Sendable {
  /// Nodes with fewer children are searched.
  private static let least = 16

  /// The first child by the number that layers refer to each other by.
  private(set) var layers: [Double: Int] = [:]
  private var names: [String: Int] = [:]
  private var foldedNames: [String: Int] = [:]
  private var numbers: [Double: Int] = [:]

  private init(_ children: [Int], _ nodes: [LottieExpressionNode]) {
    for child in children {
      let node = nodes[child]
      for name in node.names {
        names[name] = names[name] ?? child
        let folded = LottieExpressionNode.folded(name)
        foldedNames[folded] = foldedNames[folded] ?? child
      }
      numbers[Double(node.number)] = numbers[Double(node.number)] ?? child
      if let number = node.json["ind"]?.number { layers[number] = layers[number] ?? child }
    }
  }

  /// The directories of all nodes that need one.
  static func directories(of nodes: [LottieExpressionNode]) -> [Int: LottieExpressionDirectory] {
    var result: [Int: LottieExpressionDirectory] = [:]
    for (index, node) in nodes.enumerated() where node.children.count >= least {
      result[index] = LottieExpressionDirectory(node.children, nodes)
    }
    return result
  }

  /// The child by a number, a name, or a place of the list.
  func child(_ key: LottieScriptValue, _ children: [Int]) -> Int? {
    switch key {
    case .number(let number):
      if let found = numbers[number] { return found }
      let place = Int(clamping: number) - 1
      return children.indices.contains(place) ? children[place] : nil
    case .string(let name): return names[name] ?? foldedNames[LottieExpressionNode.folded(name)]
    default: return nil
    }
  }
}
