import FlipbookDrawing
import FlipbookMotion
import Foundation
import Testing

import FlipbookLayers

/// Layers as scenes write them: what compiles here with the library's public face alone compiles in a scene.
private enum Spellings {
  /// A ring that pulses away.
  static func pulse(in layer: CALayer, size: CGSize, color: CGColor) {
    let ring = CAShapeLayer()
    ring.frame = CGRect(origin: .zero, size: size)
    ring.path = CGPath(ellipseIn: ring.bounds, transform: nil)
    ring.fillColor = nil
    ring.strokeColor = color
    ring.lineWidth = 2
    let scale = CABasicAnimation(keyPath: "transform.scale")
    scale.fromValue = 0
    scale.toValue = 1
    let fade = CAKeyframeAnimation(keyPath: "opacity")
    fade.values = [0, 1, 0]
    fade.keyTimes = [0, 0.2, 1]
    fade.timingFunctions = [
      CAMediaTimingFunction(name: .linear), CAMediaTimingFunction(controlPoints: 0.2, 0.68, 0.18, 1.08),
    ]
    let group = CAAnimationGroup()
    group.animations = [scale, fade]
    group.duration = 1.25
    group.repeatCount = HUGE
    group.isRemovedOnCompletion = false
    group.timingFunction = CAMediaTimingFunction(name: CAMediaTimingFunctionName.easeInEaseOut)
    ring.add(group, forKey: "pulse")
    layer.addSublayer(ring)
  }

  /// Bars that wave one after the other.
  static func bars(in layer: CALayer) {
    let replicator = CAReplicatorLayer()
    replicator.frame = layer.bounds
    replicator.instanceCount = 5
    replicator.instanceTransform = CATransform3DMakeTranslation(14, 0, 0)
    replicator.instanceDelay = 0.1
    replicator.instanceAlphaOffset = -0.1
    let bar = CALayer()
    bar.bounds = CGRect(x: 0, y: 0, width: 8, height: 40)
    bar.position = CGPoint(x: 10, y: 60)
    bar.anchorPoint = CGPoint(x: 0.5, y: 1)
    bar.cornerRadius = 2.0
    bar.backgroundColor = CGColor(red: 1, green: 0.2, blue: 0.3, alpha: 1)
    let move = CABasicAnimation(keyPath: "position.y")
    move.toValue = bar.position.y - 35.0
    move.duration = 0.5
    move.autoreverses = true
    move.repeatCount = .infinity
    bar.add(move, forKey: nil)
    replicator.addSublayer(bar)
    layer.addSublayer(replicator)
  }

  /// A check mark that is drawn, and something after it.
  static func check(_ layer: CAShapeLayer, completion: @escaping () -> Void) {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 10, y: 30))
    path.addLine(to: CGPoint(x: 25, y: 45))
    path.addLine(to: CGPoint(x: 50, y: 12))
    layer.path = path
    layer.lineCap = .round
    layer.lineJoin = CAShapeLayerLineJoin.round
    layer.fillColor = CGColor.clear
    layer.strokeColor = CGColor(red: 0, green: 0.7, blue: 0.3, alpha: 1)
    CATransaction.begin()
    CATransaction.setCompletionBlock(completion)
    let draw = CABasicAnimation(keyPath: "strokeEnd")
    draw.fromValue = CGFloat(0)
    draw.toValue = NSNumber(value: 1)
    draw.duration = 0.4
    draw.fillMode = CAMediaTimingFillMode.forwards
    layer.add(draw, forKey: "draw")
    CATransaction.commit()
  }

  /// Confetti from above.
  static func confetti(in layer: CALayer, colors: [CGColor], image: CGImage) -> CAEmitterLayer {
    let emitter = CAEmitterLayer()
    emitter.emitterPosition = CGPoint(x: layer.bounds.width / 2, y: -10)
    emitter.emitterShape = .line
    emitter.emitterSize = CGSize(width: layer.bounds.width, height: 2)
    emitter.emitterCells = colors.map { color in
      let cell = CAEmitterCell()
      cell.birthRate = 6
      cell.lifetime = 14
      cell.lifetimeRange = 0
      cell.velocity = CGFloat(150)
      cell.velocityRange = 50
      cell.emissionLongitude = CGFloat.pi
      cell.emissionRange = .pi / 4
      cell.spin = 3.5
      cell.spinRange = 1
      cell.scale = 0.6
      cell.scaleRange = 0.3
      cell.contents = image
      cell.color = color
      return cell
    }
    emitter.beginTime = CACurrentMediaTime()
    layer.addSublayer(emitter)
    return emitter
  }

  /// A layer class as sources declare them.
  final class Wave: CALayer {
    var amplitude: CGFloat = 10
    override init() {
      super.init()
      needsDisplayOnBoundsChange = true
    }
    override init(layer: Any) {
      if let wave = layer as? Wave { amplitude = wave.amplitude }
      super.init(layer: layer)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    override var frame: CGRect { didSet { setNeedsDisplay() } }
    override func layoutSublayers() { super.layoutSublayers() }
    override class func defaultAction(forKey event: String) -> CAAction? {
      event == "position" ? NSNull() : super.defaultAction(forKey: event)
    }
    override func draw(in ctx: CGContext) {
      ctx.move(to: CGPoint(x: 0, y: bounds.midY))
      for x in stride(from: 0, to: bounds.width, by: 4) {
        ctx.addLine(to: CGPoint(x: x, y: bounds.midY + amplitude * sin(x / 10)))
      }
      ctx.setStrokeColor(CGColor.black)
      ctx.strokePath()
    }
  }
}

@MainActor
struct SpellingTests {
  @Test func publicStylesDraw() {
    let film = LayerFilm.runtime(200, 200)
    Spellings.pulse(in: film.root, size: CGSize(width: 60, height: 60), color: .black)
    Spellings.bars(in: film.root)
    let mark = CAShapeLayer()
    film.root.addSublayer(mark)
    var isDone = false
    Spellings.check(mark) { isDone = true }
    let dot = CGImage(Bitmap(width: 4, height: 4, pixels: [UInt32](repeating: 0xffff_ffff, count: 16)))
    let emitter = Spellings.confetti(in: film.root, colors: [.black, .white], image: dot)
    let wave = Spellings.Wave()
    wave.frame = CGRect(x: 0, y: 100, width: 200, height: 60)
    film.root.addSublayer(wave)
    let reported = LayerFilm.diagnostics {
      _ = film.displayList(at: 0)
      #expect(film.displayList(at: 0.3).items.count >= 8)
      #expect(!isDone)
      // Confetti falls.
      let particles = film.displayList(at: 3).items.reduce(0) { count, item in
        if case .sprites(let batch) = item.content { count + batch.sprites.count } else { count }
      }
      #expect(particles > 5 && isDone)
      emitter.birthRate = 0
      _ = film.displayList(at: 4)
    }
    #expect(reported.isEmpty)
    #expect(wave.animationKeys() == nil)
  }
}
