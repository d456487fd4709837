import Flipbook
import FlipbookDiagnostics
import Foundation

/// The top of a tree of nodes, which a view shows. Each step it calls `update(_:)`, runs actions, and then physics.
open class SKScene: SKEffectNode {
  private var ownSize = CGSize(width: 1, height: 1)

  /// The size, in points of the scene.
  open var size: CGSize {
    get { ownSize }
    set {
      guard newValue != ownSize else { return }
      let old = ownSize
      ownSize = newValue
      didChangeSize(old)
    }
  }

  /// The way in which the scene fills its view; `fill` unless set.
  open var scaleMode = SKSceneScaleMode.fill
  /// The place of the scene's origin in the view, as parts of its size from the bottom left; the corner unless set.
  open var anchorPoint = CGPoint.zero
  /// The colour behind all nodes; a dark grey of 0.15 unless set.
  open var backgroundColor = UIColor(red: 0.15, green: 0.15, blue: 0.15, alpha: 1)
  /// The node in whose middle the view stands; nil for the scene's own.
  open weak var camera: SKCameraNode?
  /// The view that shows the scene; nil for none.
  open internal(set) weak var view: SKView?
  /// The physics of the bodies in the scene.
  public let physicsWorld = SKPhysicsWorld()
  /// Called at each step in the scene's place, where the scene doesn't override; it is not retained.
  open weak var delegate: (any SKSceneDelegate)?
  /// The time of the last step, in seconds; nil before the first.
  var lastTime: TimeInterval?

  /// Makes a scene of one point.
  public override init() {
    super.init()
    begin()
  }

  /// Makes a scene of a size, in points.
  public init(size: CGSize) {
    super.init()
    ownSize = size
    begin()
  }

  /// Makes a scene for an archive.
  public required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    isUserInteractionEnabled = true
    physicsWorld.scene = self
  }

  private func begin() {
    isUserInteractionEnabled = true
    physicsWorld.scene = self
    sceneDidLoad()
  }

  /// The scene itself.
  open override var scene: SKScene? { self }
  /// The responder after the view, which gave the scene its touches.
  open override var next: UIResponder? { view?.next }

  /// The rectangle of the scene, in its own coordinates.
  open override var frame: CGRect {
    CGRect(
      x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width, height: size.height)
  }

  // MARK: Callbacks

  /// Called once when the scene was made.
  open func sceneDidLoad() {}
  /// Called after a view shows the scene.
  open func didMove(to view: SKView) {}
  /// Called before the view shows another scene or none.
  open func willMove(from view: SKView) {}
  /// Called after the size has changed.
  open func didChangeSize(_ oldSize: CGSize) {}
  /// Called at the begin of each step with the time, in seconds.
  open func update(_ currentTime: TimeInterval) {}
  /// Called after the actions of a step.
  open func didEvaluateActions() {}
  /// Called after the physics of a step.
  open func didSimulatePhysics() {}
  /// Called after the constraints of a step.
  open func didApplyConstraints() {}
  /// Called at the end of a step.
  open func didFinishUpdate() {}

  // MARK: Steps

  /// Goes on to a time, in seconds.
  func step(to time: TimeInterval) {
    let passed = lastTime.map { max(0, min(1, time - $0)) } ?? 0
    lastTime = time
    guard !isPaused else { return }
    update(time)
    delegate?.update(time, for: self)
    ActionSchedule.run(below: self, passed)
    didEvaluateActions()
    delegate?.didEvaluateActions(for: self)
    physicsWorld.run(passed * Double(speed))
    didSimulatePhysics()
    delegate?.didSimulatePhysics(for: self)
    applyConstraints(below: self)
    didApplyConstraints()
    delegate?.didApplyConstraints(for: self)
    didFinishUpdate()
    delegate?.didFinishUpdate(for: self)
    advanceAll(below: self, passed)
  }

  private func applyConstraints(below node: SKNode) {
    for constraint in node.constraints ?? [] where constraint.enabled { constraint.apply(to: node) }
    for child in node.children { applyConstraints(below: child) }
  }

  private func advanceAll(below node: SKNode, _ time: TimeInterval) {
    guard !node.isPaused else { return }
    let own = time * Double(node.speed)
    node.advance(own)
    for child in node.children { advanceAll(below: child, own) }
  }

  // MARK: Views

  /// Returns a point of the view in the scene.
  open func convertPoint(fromView point: CGPoint) -> CGPoint {
    guard let map = view?.transform(of: self), map.determinant != 0 else { return point }
    return point.applying(map.inverted())
  }

  /// Returns a point of the scene in the view.
  open func convertPoint(toView point: CGPoint) -> CGPoint {
    view.map { point.applying($0.transform(of: self)) } ?? point
  }

  override func take(from other: SKNode) {
    super.take(from: other)
    guard let other = other as? SKScene else { return }
    (ownSize, scaleMode, anchorPoint) = (other.size, other.scaleMode, other.anchorPoint)
    backgroundColor = other.backgroundColor
  }
}
