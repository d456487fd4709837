import Flipbook
import Foundation

/// A limit of a node's place or turn, which holds after actions and physics of each step.
@MainActor @preconcurrency
open class SKConstraint: NSObject {
  private let change: @MainActor (SKNode, SKNode?) -> Void
  /// Whether the limit holds; true unless set.
  open var enabled = true
  /// The node whose coordinates places are in; nil for the parent's.
  open weak var referenceNode: SKNode?

  init(_ change: @escaping @MainActor (SKNode, SKNode?) -> Void) { self.change = change }

  /// Holds the place across.
  open class func positionX(_ range: SKRange) -> SKConstraint { positionX(range, y: .withNoLimits()) }

  /// Holds the height.
  open class func positionY(_ range: SKRange) -> SKConstraint { positionX(.withNoLimits(), y: range) }

  /// Holds the place.
  open class func positionX(_ xRange: SKRange, y yRange: SKRange) -> SKConstraint {
    SKConstraint { node, reference in
      guard let parent = node.parent else { return }
      let place = reference.map { $0.convert(node.position, from: parent) } ?? node.position
      let held = CGPoint(x: xRange.nearest(place.x), y: yRange.nearest(place.y))
      if held != place { node.position = reference.map { parent.convert(held, from: $0) } ?? held }
    }
  }

  /// Holds the distance to another node.
  open class func distance(_ range: SKRange, to node: SKNode) -> SKConstraint {
    distance(range, to: .zero, in: node)
  }

  /// Holds the distance to a place of the parent.
  open class func distance(_ range: SKRange, to point: CGPoint) -> SKConstraint {
    SKConstraint { node, _ in hold(node, range, from: point) }
  }

  /// Holds the distance to a place of another node.
  open class func distance(_ range: SKRange, to point: CGPoint, in node: SKNode) -> SKConstraint {
    SKConstraint { [weak node] held, _ in
      guard let node, let parent = held.parent else { return }
      hold(held, range, from: parent.convert(point, from: node))
    }
  }

  /// Turns the node towards another.
  open class func orient(to node: SKNode, offset radians: SKRange) -> SKConstraint {
    orient(to: .zero, in: node, offset: radians)
  }

  /// Turns the node towards a place of the parent.
  open class func orient(to point: CGPoint, offset radians: SKRange) -> SKConstraint {
    SKConstraint { node, _ in turn(node, towards: point, radians) }
  }

  /// Turns the node towards a place of another.
  open class func orient(to point: CGPoint, in node: SKNode, offset radians: SKRange) -> SKConstraint {
    SKConstraint { [weak node] turned, _ in
      guard let node, let parent = turned.parent else { return }
      turn(turned, towards: parent.convert(point, from: node), radians)
    }
  }

  /// Holds the turn.
  open class func zRotation(_ zRange: SKRange) -> SKConstraint {
    SKConstraint { node, _ in node.zRotation = zRange.nearest(node.zRotation) }
  }

  func apply(to node: SKNode) { change(node, referenceNode) }

  private static func hold(_ node: SKNode, _ range: SKRange, from point: CGPoint) {
    let (dx, dy) = (node.position.x - point.x, node.position.y - point.y)
    let distance = (dx * dx + dy * dy).squareRoot()
    let held = range.nearest(distance)
    guard held != distance else { return }
    let (x, y) = distance > 0 ? (dx / distance, dy / distance) : (1, 0)
    node.position = CGPoint(x: point.x + x * held, y: point.y + y * held)
  }

  private static func turn(_ node: SKNode, towards point: CGPoint, _ offset: SKRange) {
    let angle = atan2(point.y - node.position.y, point.x - node.position.x)
    let away = (node.zRotation - angle).remainder(dividingBy: 2 * .pi)
    node.zRotation = angle + offset.nearest(away)
  }
}
