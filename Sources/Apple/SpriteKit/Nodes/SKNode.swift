import Flipbook
import FlipbookDrawing
import FlipbookUIKit
import Foundation

/// The base of everything in a scene: a place in a tree, which moves, turns, scales and fades what is below it. y points up.
@MainActor @preconcurrency
open class SKNode: UIResponder, NSCopying, _SKFileNode {
  /// Makes a node that draws nothing by itself.
  public override init() { super.init() }

  /// Makes a node for an archive. Files of scenes are read by `init(fileNamed:)`.
  public required init?(coder aDecoder: NSCoder) { super.init() }

  // MARK: Place

  /// The place in the parent, in points.
  open var position = CGPoint.zero
  /// The height above the parent: what is higher is drawn later.
  open var zPosition: CGFloat = 0
  /// The turn, in radians, counter-clockwise.
  open var zRotation: CGFloat = 0
  /// The factor of the width; 1 unless set.
  open var xScale: CGFloat = 1
  /// The factor of the height; 1 unless set.
  open var yScale: CGFloat = 1
  /// The opacity of the node and all below it, 0…1.
  open var alpha: CGFloat = 1
  /// Whether the node and all below it are left out.
  open var isHidden = false
  /// The factor of the time of the actions of the node and of all below it.
  open var speed: CGFloat = 1
  /// Whether the actions of the node and of all below it stand still.
  open var isPaused = false
  /// Whether the node is asked for touches; false unless set, true for scenes.
  open var isUserInteractionEnabled = false
  /// The name that searches find the node by.
  open var name: String?
  /// Values of the scene's own.
  open var userData: NSMutableDictionary?

  // MARK: Tree

  /// The node that this one is below; nil at the top.
  open internal(set) weak var parent: SKNode?
  /// The nodes below, the one that is drawn first at the start.
  open internal(set) var children: [SKNode] = []
  /// The body that the physics of the scene moves; nil for none.
  open var physicsBody: SKPhysicsBody? {
    didSet {
      guard physicsBody !== oldValue else { return }
      oldValue?.node = nil
      physicsBody?.node?.physicsBody = nil
      physicsBody?.node = self
    }
  }
  /// The limits of the node's place and turn, in the order in which they are applied.
  open var constraints: [SKConstraint]?
  /// The actions that run.
  let schedule = ActionSchedule()

  /// The scene that the node is in; nil outside of scenes.
  open var scene: SKScene? { parent?.scene }

  /// The node above, which is asked for touches after this one.
  open override var next: UIResponder? { parent }

  /// The rectangle of the node's own content in the parent, in points: its place for a node without content.
  open var frame: CGRect {
    let own = contentRect
    guard !own.isNull else { return CGRect(origin: position, size: .zero) }
    return own.applying(transform)
  }

  /// The rectangle of the node's own content, in its own coordinates; null for none.
  var contentRect: CGRect { .null }

  /// From the node's coordinates to its parent's.
  var transform: CGAffineTransform {
    CGAffineTransform(translationX: position.x, y: position.y).rotated(by: zRotation)
      .scaledBy(x: xScale, y: yScale)
  }

  // MARK: Drawing

  /// Draws the node's own content.
  func drawContent(_ place: NodePlace, _ recorder: NodeRecorder) {}

  /// Draws the node and all below it.
  func draw(_ place: NodePlace, _ recorder: NodeRecorder) {
    drawContent(place, recorder)
    for child in children { recorder.visit(child, in: place) }
  }

  /// Goes on by a length of time, in seconds, after actions and physics.
  func advance(_ time: TimeInterval) {}

  /// Takes the values of another node, which a copy is made of.
  func take(from other: SKNode) {
    (position, zPosition, zRotation) = (other.position, other.zPosition, other.zRotation)
    (xScale, yScale, alpha, isHidden) = (other.xScale, other.yScale, other.alpha, other.isHidden)
    (speed, isPaused, name) = (other.speed, other.isPaused, other.name)
    isUserInteractionEnabled = other.isUserInteractionEnabled
    userData = other.userData
    constraints = other.constraints
    physicsBody = other.physicsBody?.copy() as? SKPhysicsBody
    schedule.take(from: other.schedule)
    for child in other.children {
      if let copy = child.copy() as? SKNode { addChild(copy) }
    }
  }

  /// Returns a copy with copies of all nodes below and of the actions that run.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { NodeCopy(copied()) }.value
  }

  /// Returns a copy with copies of all nodes below and of the actions that run.
  nonisolated open override func copy() -> Any { copy(with: nil) }

  private func copied() -> SKNode {
    let copy = type(of: self).init(coder: NSCoder()) ?? SKNode()
    copy.removeAllChildren()
    copy.take(from: self)
    return copy
  }
}
