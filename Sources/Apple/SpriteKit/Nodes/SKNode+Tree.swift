import Flipbook
import Foundation

extension SKNode {
  /// Puts a node on top of those below this one.
  public func addChild(_ node: SKNode) { insertChild(node, at: children.count) }

  /// Puts a node at a place among those below this one, counted from the back.
  public func insertChild(_ node: SKNode, at index: Int) {
    precondition(node !== self && !isBelow(node), "A node can't be put below itself.")
    precondition(node.parent == nil, "A node that is added has a parent already.")
    children.insert(node, at: min(max(index, 0), children.count))
    node.parent = self
  }

  /// Takes nodes that are below this one away from it.
  public func removeChildren(in nodes: [SKNode]) {
    for node in nodes where node.parent === self { node.removeFromParent() }
  }

  /// Takes all nodes below this one away from it.
  public func removeAllChildren() {
    for child in children { child.parent = nil }
    children = []
  }

  /// Takes the node away from its parent. Its actions stand still until it is in a scene again.
  public func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// Gives the node another parent; its numbers stay what they are.
  public func move(toParent parent: SKNode) {
    let place = self.parent.map { parent.convert(position, from: $0) } ?? position
    removeFromParent()
    parent.addChild(self)
    position = place
  }

  /// Whether the node is anywhere below another.
  public func inParentHierarchy(_ parent: SKNode) -> Bool { isBelow(parent) }

  /// Whether another node is of the same kind, with the same numbers and the same nodes below.
  public func isEqual(to node: SKNode) -> Bool {
    type(of: self) == type(of: node) && position == node.position && zRotation == node.zRotation
      && xScale == node.xScale && yScale == node.yScale && alpha == node.alpha && name == node.name
      && children.count == node.children.count
      && zip(children, node.children).allSatisfy { $0.isEqual(to: $1) }
  }

  func isBelow(_ other: SKNode) -> Bool {
    var node: SKNode? = parent
    while let one = node {
      if one === other { return true }
      node = one.parent
    }
    return false
  }

  /// Sets both factors of the size.
  public func setScale(_ scale: CGFloat) { (xScale, yScale) = (scale, scale) }
}
