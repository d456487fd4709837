import Foundation

/// A node on its way out of the main actor, on which it was made.
struct NodeCopy: @unchecked Sendable {
  let value: SKNode
  init(_ value: SKNode) { self.value = value }
}
