import Flipbook
import Foundation

/// A node in whose middle the view of a scene stands. Its turn and its scale are those of the view; nodes below it stay in
/// their place on the screen.
open class SKCameraNode: SKNode {
  /// Whether any part of a node is in the view.
  open func contains(_ node: SKNode) -> Bool {
    containedNodeSet().contains(node) || node.scene != nil && visible(node)
  }

  /// Returns the nodes of the scene that are in the view.
  open func containedNodeSet() -> Set<SKNode> {
    guard let scene else { return [] }
    var found: Set<SKNode> = []
    func visit(_ node: SKNode) {
      for child in node.children {
        if visible(child) { found.insert(child) }
        visit(child)
      }
    }
    visit(scene)
    return found
  }

  private func visible(_ node: SKNode) -> Bool {
    guard let scene, let parent = node.parent else { return false }
    let half = CGSize(width: scene.size.width / 2, height: scene.size.height / 2)
    let view = CGRect(x: -half.width, y: -half.height, width: half.width * 2, height: half.height * 2)
    let frame = node.calculateAccumulatedFrame().applying(parent.treeTransform)
    let own = treeTransform
    guard own.determinant != 0 else { return false }
    return frame.applying(own.inverted()).meets(view)
  }
}
