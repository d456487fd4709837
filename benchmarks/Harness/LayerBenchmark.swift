import FlipbookDrawing
import FlipbookLayers
import FlipbookMotion
import FlipbookRaster
import Foundation

/// What a frame of layers costs: evaluating and recording, and for particles painting too.
@MainActor
enum LayerBenchmark {
  private static let size = CGSize(width: 1920, height: 1080)

  static func run(resources: DrawingResources) throws {
    layers("a position each", "position", CGPoint(x: 0, y: 0), CGPoint(x: 960, y: 540), resources)
    layers("a rotation each", "transform.rotation.z", 0, 6, resources)
    layers("an opacity each", "opacity", 0, 1, resources)
    layers("a colour each", "backgroundColor", CGColor.black, CGColor.white, resources)
    stillAndMoving(resources)
    try particles(resources)
  }

  private static func stillAndMoving(_ resources: DrawingResources) {
    let runtime = LayerRuntime(size: size, resources: resources)
    for index in 0..<10_000 { runtime.root.addSublayer(square(index)) }
    let animation = CABasicAnimation(keyPath: "position")
    (animation.fromValue, animation.toValue) = (CGPoint.zero, CGPoint(x: 960, y: 540))
    animation.duration = 10
    let moving = square(0)
    moving.add(animation, forKey: nil)
    runtime.root.addSublayer(moving)
    measure("10,000 still layers and one that moves, a frame", runtime, limit: 0.1e-3)
  }

  private static func square(
    _ index: Int, columns: Int = 125, step: CGSize = CGSize(width: 15, height: 13)
  ) -> CALayer {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 12, height: 12)
    layer.position = CGPoint(
      x: CGFloat(index % columns) * step.width + 10, y: CGFloat(index / columns) * step.height + 10)
    layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    return layer
  }

  private static func measure(_ name: String, _ runtime: LayerRuntime, limit: Double) {
    let start = Stopwatch.processorTime
    let frames = Stopwatch.frames(since: start) { runtime.displayList(at: $0) }
    precondition(frames.last.itemCount > 4_000, "layers draw something")
    report(name, frames.seconds, limit: limit, frames.first)
  }

  private static func layers(
    _ name: String, _ keyPath: String, _ from: Any, _ to: Any, _ resources: DrawingResources
  ) {
    let runtime = LayerRuntime(size: size, resources: resources)
    for index in 0..<5_000 {
      let layer = square(index, columns: 100, step: CGSize(width: 19, height: 21))
      runtime.root.addSublayer(layer)
      let animation = CABasicAnimation(keyPath: keyPath)
      animation.fromValue = from
      animation.toValue = to
      animation.duration = 10
      animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      layer.add(animation, forKey: nil)
    }
    measure("5,000 layers with \(name), a frame", runtime, limit: 5e-3)
  }

  /// Ten thousand particles of eight points, each in a colour of its own.
  private static func particles(_ resources: DrawingResources) throws {
    let runtime = LayerRuntime(size: size, background: .black, resources: resources)
    let emitter = CAEmitterLayer()
    emitter.frame = CGRect(origin: .zero, size: size)
    emitter.emitterPosition = CGPoint(x: 960, y: 540)
    let cell = CAEmitterCell()
    (cell.birthRate, cell.lifetime) = (2_600, 4)
    (cell.velocity, cell.velocityRange, cell.emissionRange) = (150, 120, 2 * .pi)
    (cell.spin, cell.spinRange, cell.scaleRange) = (2, 3, 0.5)
    (cell.redRange, cell.blueSpeed, cell.alphaSpeed) = (1, -0.3, -0.2)
    let side = 8
    let pixels = (0..<side * side).map { place -> UInt32 in
      let distance = hypot(Double(place % side) - 3.5, Double(place / side) - 3.5)
      let alpha = UInt32(max(0, min(255, (4 - distance) * 255)))
      return alpha << 24 | alpha << 16 | alpha << 8 | alpha
    }
    cell.contents = CGImage(Bitmap(width: side, height: side, pixels: pixels))
    emitter.emitterCells = [cell]
    runtime.root.addSublayer(emitter)
    var list = runtime.displayList(at: 4)
    var frame = 0
    let recording = Stopwatch.processorMedian(of: 31) {
      frame += 1
      list = runtime.displayList(at: 4 + Double(frame) / 30)
    }
    let count = spriteCount(list)
    precondition(count > 9_900, "particles are drawn")
    report("\(count) particles recorded, a frame", recording, limit: nil, nil)
    let canvas = try RasterCanvas(width: 1920, height: 1080, scale: 1)
    let painting = Stopwatch.processorMedian(of: 31) {
      frame += 1
      canvas.paint(runtime.displayList(at: 4 + Double(frame) / 30))
    }
    report(
      "\(count) particles recorded and painted at 1080p, a frame", painting, limit: 1.0 / 30, nil)
  }

  private static func spriteCount(_ list: DisplayList) -> Int {
    list.items.reduce(0) { count, item in
      if case .sprites(let batch) = item.content { count + batch.sprites.count } else { count }
    }
  }

  private static func report(_ name: String, _ seconds: Double, limit: Double?, _ first: Double?) {
    let verdict =
      limit.map { String(format: " (%@ %.3g ms)", seconds < $0 ? "under" : "OVER", $0 * 1e3) } ?? ""
    let start = first.map { String(format: "; the first %.1f ms", $0 * 1e3) } ?? ""
    print(String(format: "%@: %.4f ms%@%@", name, seconds * 1e3, verdict, start))
  }
}
