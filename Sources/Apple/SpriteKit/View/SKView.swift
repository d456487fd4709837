import Flipbook
import FlipbookDrawing
import FlipbookDiagnostics
import FlipbookLayers
import FlipbookPicture
import FlipbookUIKit
import Foundation

/// A view that shows a scene. Its scene goes on 60 times a second of film time, whatever the film's rate.
open class SKView: UIView {
  /// The scene that is shown; nil for none.
  open internal(set) var scene: SKScene?
  /// Whether the scene stands still.
  open var isPaused = false
  /// Steps of the scene in a second of film time; 60 unless set.
  open var preferredFramesPerSecond = 60 {
    didSet { link?.preferredFramesPerSecond = preferredFramesPerSecond }
  }
  /// Whether views under it show through; false unless set.
  open var allowsTransparency = false { didSet { setNeedsDisplay() } }
  /// Whether nodes of the same height are drawn in any order. They are always drawn in that of the tree.
  open var ignoresSiblingOrder = false
  /// Has no effect: only what shows is drawn.
  open var shouldCullNonVisibleNodes = true
  /// Has no effect: every part of a scene is drawn at its time.
  open var isAsynchronous = true
  /// Has no effect: no numbers are drawn over a film. Its use is reported.
  open var showsFPS = false { didSet { unsupported("SKView.showsFPS", when: showsFPS) } }
  /// Has no effect: no numbers are drawn over a film. Its use is reported.
  open var showsNodeCount = false { didSet { unsupported("SKView.showsNodeCount", when: showsNodeCount) } }
  /// Has no effect: no numbers are drawn over a film. Its use is reported.
  open var showsDrawCount = false { didSet { unsupported("SKView.showsDrawCount", when: showsDrawCount) } }
  /// Has no effect: no numbers are drawn over a film. Its use is reported.
  open var showsQuadCount = false { didSet { unsupported("SKView.showsQuadCount", when: showsQuadCount) } }
  /// Has no effect: no outlines are drawn over a film. Its use is reported.
  open var showsPhysics = false { didSet { unsupported("SKView.showsPhysics", when: showsPhysics) } }
  /// Has no effect: no outlines are drawn over a film. Its use is reported.
  open var showsFields = false { didSet { unsupported("SKView.showsFields", when: showsFields) } }
  /// The scene that goes, and how; nil for none.
  var change: SceneChange?
  private var link: CADisplayLink?
  /// The nodes that have the touches.
  var touched: [ObjectIdentifier: SKNode] = [:]

  /// Makes a view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  /// Makes a view for an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
  }

  // MARK: Scenes

  /// Shows a scene; nil for none.
  open func presentScene(_ scene: SKScene?) { show(scene, transition: nil) }

  /// Shows a scene, by a transition from the one that was shown.
  open func presentScene(_ scene: SKScene, transition: SKTransition) { show(scene, transition: transition) }

  private func show(_ next: SKScene?, transition: SKTransition?) {
    guard next !== scene else { return }
    let old = scene
    old?.willMove(from: self)
    if let old, let transition, next != nil {
      change = SceneChange(old, transition, at: LayerClock.now)
    } else {
      old?.view = nil
      change = nil
    }
    scene = next
    next?.view?.scene = nil
    next?.view = self
    if let next {
      fit(next)
      next.didMove(to: self)
      step()
    }
    wake()
    setNeedsDisplay()
  }

  private func fit(_ scene: SKScene) {
    guard scene.scaleMode == .resizeFill, bounds.width > 0, bounds.height > 0 else { return }
    scene.size = bounds.size
  }

  /// Gives a scene that fills the view its size.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if let scene { fit(scene) }
    setNeedsDisplay()
  }

  /// Lets the scene go on in a window alone.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    wake()
  }

  // MARK: Time

  private func wake() {
    guard scene != nil, window != nil else {
      link?.invalidate()
      link = nil
      return
    }
    guard link == nil else { return }
    let link = CADisplayLink { [weak self] _ in MainActor.assumeIsolated { self?.tick() } }
    link.preferredFramesPerSecond = preferredFramesPerSecond
    self.link = link
    link.start()
  }

  private func tick() {
    step()
    setNeedsDisplay()
  }

  private func step() {
    let time = CACurrentMediaTime()
    if let running = change {
      if running.isOver(at: LayerClock.now) {
        running.old.view = nil
        change = nil
      } else if !running.transition.pausesOutgoingScene, !isPaused {
        running.old.step(to: time)
      }
    }
    guard !isPaused, let scene else { return }
    if let change, change.transition.pausesIncomingScene { return scene.stand(at: time) }
    scene.step(to: time)
  }

  // MARK: Touches

  /// Gives touches that came down to the topmost node there that takes touches, or to the scene.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let scene else { return super.touchesBegan(touches, with: event) }
    choose(for: touches, in: scene)
    pass(touches) { $0.touchesBegan($1, with: event) }
  }

  /// Gives touches that moved to the nodes at which they came down.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    pass(touches) { $0.touchesMoved($1, with: event) }
  }

  /// Gives touches that were lifted to the nodes at which they came down.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    pass(touches) { $0.touchesEnded($1, with: event) }
    for touch in touches { touched[ObjectIdentifier(touch)] = nil }
  }

  /// Gives touches that were cancelled to the nodes at which they came down.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    pass(touches) { $0.touchesCancelled($1, with: event) }
    for touch in touches { touched[ObjectIdentifier(touch)] = nil }
  }

  // MARK: Drawing

  /// Draws the scene.
  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else { return }
    context.saveGState()
    context.clip(to: bounds)
    context.draw { map, canvas in items(map, canvas) }
    context.restoreGState()
  }
}
