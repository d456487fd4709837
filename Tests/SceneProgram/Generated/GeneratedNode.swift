import FlipbookTestSupport
import SwiftUI

/// A view of a generated tree: what it is, and what is done to it.
struct GeneratedNode: Identifiable {
  enum Kind: CaseIterable {
    case column, row, pile, text, rectangle, ellipse, capsule, symbol, grid, branch, progress, toggle, spiral,
      gradient
  }

  let id: Int
  var kind: Kind
  /// Numbers of the node's own, 0…1.
  var numbers: [Double]
  var children: [GeneratedNode]

  /// - Parameters:
  ///   - depth: Levels below this one at most.
  ///   - count: Counts the nodes made.
  init(depth: Int, count: inout Int, using generator: inout SeededNumbers) {
    count += 1
    id = count
    let kinds = Kind.allCases
    kind = depth > 0 && count < 60 ? kinds[Int(generator.next() % UInt64(kinds.count))] : .ellipse
    numbers = (0..<6).map { _ in generator.unit() }
    let wanted: Int =
      switch kind {
      case .column, .row, .pile, .grid: 2 + Int(generator.next() % 3)
      case .branch: 2
      default: 0
      }
    children = []
    for _ in 0..<wanted {
      children.append(GeneratedNode(depth: depth - 1, count: &count, using: &generator))
    }
  }
}
