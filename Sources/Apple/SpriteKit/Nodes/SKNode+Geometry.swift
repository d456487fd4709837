import Flipbook
import FlipbookPicture
import Foundation

extension SKNode {
  /// From the node's coordinates to those at the top of its tree.
  var treeTransform: CGAffineTransform {
    var result = CGAffineTransform.identity
    var node = self
    while let parent = node.parent {
      result = result.concatenating(node.transform)
      node = parent
    }
    return result
  }

  /// Returns a point of another node in this node's coordinates.
  public func convert(_ point: CGPoint, from node: SKNode) -> CGPoint {
    let own = treeTransform
    guard own.determinant != 0 else { return .zero }
    return point.applying(node.treeTransform).applying(own.inverted())
  }

  /// Returns a point of this node in another's coordinates.
  public func convert(_ point: CGPoint, to node: SKNode) -> CGPoint { node.convert(point, from: self) }

  /// Returns the rectangle around the node's content and that of all below it, in the parent's coordinates.
  public func calculateAccumulatedFrame() -> CGRect {
    let all = accumulatedContent
    return all.isNull ? CGRect(origin: position, size: .zero) : all.applying(transform)
  }

  private var accumulatedContent: CGRect {
    children.reduce(contentRect) { rect, child in
      let own = child.accumulatedContent
      return own.isNull ? rect : rect.union(own.applying(child.transform))
    }
  }

  /// Whether a point of the parent lies in the rectangle around the node's content and that of all below it.
  public func contains(_ p: CGPoint) -> Bool { calculateAccumulatedFrame().contains(p) }

  /// Returns the topmost node at a point of this node's coordinates; the node itself where there is none.
  public func atPoint(_ p: CGPoint) -> SKNode { nodes(at: p).first ?? self }

  /// Returns all nodes below at a point of this node's coordinates, the topmost first.
  public func nodes(at p: CGPoint) -> [SKNode] {
    var found: [(node: SKNode, height: CGFloat, order: Int)] = []
    collect(p, 0, &found)
    return found.sorted { ($0.height, $0.order) > ($1.height, $1.order) }.map(\.node)
  }

  private func collect(
    _ point: CGPoint, _ height: CGFloat, _ found: inout [(node: SKNode, height: CGFloat, order: Int)]
  ) {
    for child in children {
      let top = height + child.zPosition
      if child.contains(point) { found.append((child, top, found.count)) }
      let map = child.transform
      guard map.determinant != 0 else { continue }
      child.collect(point.applying(map.inverted()), top, &found)
    }
  }

  /// Whether the frames of two nodes with the same parent overlap.
  public func intersects(_ node: SKNode) -> Bool {
    calculateAccumulatedFrame().meets(node.calculateAccumulatedFrame())
  }
}
