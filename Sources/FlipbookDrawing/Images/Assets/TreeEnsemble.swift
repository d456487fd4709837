/// Trees of questions about numbers, whose answers are added up.
struct TreeEnsemble: Sendable {
  private struct Node: Sendable {
    var behavior = 0
    var feature = 0
    var limit = 0.0
    var yes = 0
    var no = 0
    var value = 0.0
  }

  private var trees: [Int: [Int: Node]] = [:]
  private var base = 0.0

  /// Reads a regressor of trees; nil where it gives several numbers, or curves them.
  init?(_ bytes: ArraySlice<UInt8>) {
    for field in FieldReader(bytes) {
      switch field.number {
      case 1:
        for part in FieldReader(field.bytes ?? []) {
          switch part.number {
          case 1: add(part.bytes ?? [])
          case 2: if part.whole ?? 1 > 1 { return nil }
          case 3: base = part.doubles.first ?? 0
          default: break
          }
        }
      case 2: if field.whole ?? 0 != 0 { return nil }
      default: break
      }
    }
    if trees.isEmpty { return nil }
  }

  private mutating func add(_ bytes: ArraySlice<UInt8>) {
    var node = Node()
    var (tree, number) = (0, 0)
    for field in FieldReader(bytes) {
      switch field.number {
      case 1: tree = field.whole ?? 0
      case 2: number = field.whole ?? 0
      case 3: node.behavior = field.whole ?? 0
      case 10: node.feature = field.whole ?? 0
      case 11: node.limit = field.double ?? 0
      case 12: node.yes = field.whole ?? 0
      case 13: node.no = field.whole ?? 0
      case 20: node.value = FieldReader(field.bytes ?? []).first { $0.number == 2 }?.double ?? 0
      default: break
      }
    }
    trees[tree, default: [:]][number] = node
  }

  /// The sum of the trees' answers; nil where a tree leads nowhere.
  func answer(to row: [Double]) -> Double? {
    // The order of a sum shows in its last digits.
    trees.keys.sorted().reduce(Optional(base)) { sum, tree in
      guard let sum, let nodes = trees[tree] else { return nil }
      return Self.answer(nodes, row).map { sum + $0 }
    }
  }

  private static func answer(_ nodes: [Int: Node], _ row: [Double]) -> Double? {
    var number = 0
    for _ in 0...nodes.count {
      guard let node = nodes[number] else { return nil }
      if node.behavior == 6 { return node.value }
      guard row.indices.contains(node.feature) else { return nil }
      number = holds(node, row[node.feature]) ? node.yes : node.no
    }
    return nil
  }

  private static func holds(_ node: Node, _ value: Double) -> Bool {
    switch node.behavior {
    case 0: value <= node.limit
    case 1: value < node.limit
    case 2: value >= node.limit
    case 3: value > node.limit
    case 4: value == node.limit
    default: value != node.limit
    }
  }
}
