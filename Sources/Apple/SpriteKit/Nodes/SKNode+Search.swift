import Flipbook
import Foundation

extension SKNode {
  /// Returns the first node that a search finds; nil for none.
  ///
  /// - Parameter name: A name or a path of names: `/` parts levels, `//` stands for any number of them, `..` for the
  ///   parent, `.` for the node itself; a slash at the start begins at the top. In names `*` stands for any characters
  ///   and `[abc]` or `[a-c]` for one of some.
  public func childNode(withName name: String) -> SKNode? {
    var found: SKNode?
    enumerateChildNodes(withName: name) { node, stop in
      found = node
      stop.pointee = true
    }
    return found
  }

  /// Calls a function with each node that a search finds, in the order of the tree.
  public func enumerateChildNodes(
    withName name: String, using block: (SKNode, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    let search = NodeSearch(name)
    var stop = ObjCBool(false)
    for node in search.nodes(from: self) {
      block(node, &stop)
      if stop.boolValue { return }
    }
  }

  /// The nodes that a search finds, in the order of the tree.
  public subscript(name: String) -> [SKNode] { NodeSearch(name).nodes(from: self) }
}
