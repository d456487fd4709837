import FlipbookTime
import FlipbookDrawing
import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookLayers

@MainActor
struct EmitterTests {
  private static let dot = CGImage(
    Bitmap(width: 2, height: 2, pixels: [UInt32](repeating: 0xffff_ffff, count: 4)))

  private func emitter(_ cells: CAEmitterCell..., begins: Bool = true) -> (LayerRuntime, CAEmitterLayer) {
    let film = LayerFilm.runtime()
    let emitter = CAEmitterLayer()
    emitter.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    emitter.emitterPosition = CGPoint(x: 50, y: 50)
    emitter.emitterCells = cells
    if begins { emitter.beginTime = CACurrentMediaTime() }
    film.root.addSublayer(emitter)
    return (film, emitter)
  }

  private func cell(_ rate: Float, _ lifetime: Float) -> CAEmitterCell {
    let cell = CAEmitterCell()
    cell.name = "dot"
    cell.contents = Self.dot
    cell.birthRate = rate
    cell.lifetime = lifetime
    return cell
  }

  private func field(_ emitter: CAEmitterLayer, _ time: Double) -> [ParticleField.Particle] {
    ParticleField(emitter.payload as! EmitterPayload, time: time).particles
  }

  /// What a list shows of particles.
  private func sprites(_ list: DisplayList) -> [SpriteBatch.Sprite] {
    list.items.flatMap { item in
      if case .sprites(let batch) = item.content { batch.sprites } else { [SpriteBatch.Sprite]() }
    }
  }

  /// Birth rate times time until the first die, then birth rate times lifetime.
  @Test func countsFollowRateAndLifetime() {
    let (_, emitter) = emitter(cell(10, 5))
    #expect([0, 0.05, 0.1, 2, 5, 7.3, 100].map { field(emitter, $0).count } == [0, 0, 1, 20, 50, 50, 50])
    emitter.birthRate = 2
    #expect(field(emitter, 2).count == 40)
    emitter.lifetime = 0.5
    #expect(field(emitter, 20).count == 50)
  }

  @Test func cellsEmitInTheirTimes() {
    let late = cell(10, 100)
    late.beginTime = 1
    late.duration = 2
    let (_, emitter) = emitter(late)
    #expect([0.5, 1.5, 3, 9].map { field(emitter, $0).count } == [0, 5, 20, 20])
  }

  /// An emitter that doesn't say when it begins has always been running: it is full at the first frame, with particles
  /// of every age, and the same ones are a second older a second later.
  @Test func emittersAreFullAtFirst() {
    let dot = cell(10, 5)
    dot.velocity = 10
    let (_, emitter) = emitter(dot, begins: false)
    #expect([0, 2, 7.3].map { field(emitter, $0).count } == [50, 50, 50])
    let first = field(emitter, 0)
    #expect(Set(first.map { ($0.birth * 10).rounded() }) == Set((-49...0).map(Double.init)))
    for (old, new) in zip(first.filter { $0.birth > -3.9 }, field(emitter, 1)) {
      #expect(abs(old.birth - new.birth) < 1e-9 && abs(new.x - old.x - 10) < 1e-9)
    }
    // Those of a replicator's copies, whose time lies behind.
    #expect(field(emitter, -20).count == 50)
  }

  /// A cell that has its own time, or an end, begins as before; one whose rate is 0 at first has nothing.
  @Test func emittersThatBeginAreEmpty() {
    // Another test's film may be at a later time.
    SceneContext.current.nextScene().enter()
    let late = cell(10, 5)
    late.beginTime = CACurrentMediaTime()
    let short = cell(10, 5)
    short.duration = 1
    for cell in [late, short] {
      let (_, emitter) = emitter(cell, begins: false)
      #expect([0, 0.5].map { field(emitter, $0).count } == [0, 5])
    }
    let (film, silent) = emitter(cell(10, 5))
    silent.birthRate = 0
    _ = film.displayList(at: 1)
    silent.beginTime = CACurrentMediaTime()
    silent.birthRate = 1
    #expect([1, 2.05].map { sprites(film.displayList(at: $0)).count } == [0, 10])
  }

  /// As on Silence-GitHub's recording: a rate that rises from 0 brings what would have come of it since the layer began.
  @Test func emittersThatStartAgainAreFull() {
    let (film, silent) = emitter(cell(10, 5), begins: false)
    silent.birthRate = 0
    #expect(sprites(film.displayList(at: 1)).isEmpty)
    silent.birthRate = 1
    #expect([1.02, 2.05].map { sprites(film.displayList(at: $0)).count } == [50, 50])
    // One that began a second ago makes the one of that second at once.
    let (heart, left) = emitter(cell(1, 1))
    left.birthRate = 0
    _ = heart.displayList(at: 3)
    left.beginTime = CACurrentMediaTime() - 1
    left.birthRate = 1
    #expect(sprites(heart.displayList(at: 3.05)).count == 1)
    left.birthRate = 0
    #expect([3.5, 4.1].map { sprites(heart.displayList(at: $0)).count } == [1, 0])
    // By an animation from 0 on it is the little of its first step.
    let (rain, drops) = emitter(cell(100, 5), begins: false)
    drops.birthRate = 0
    _ = rain.displayList(at: 1)
    let rise = CABasicAnimation(keyPath: "birthRate")
    (rise.fromValue, rise.toValue, rise.duration) = (0, 1, 3)
    drops.birthRate = 1
    drops.add(rise, forKey: nil)
    let count = sprites(rain.displayList(at: 1.02)).count
    #expect(count >= 2 && count <= 4, "\(count)")
  }

  /// What comes from before the beginning is bounded, whatever the life of a particle.
  @Test func longLivesAreBounded() {
    let (_, emitter) = emitter(cell(10, 1e9), begins: false)
    #expect(field(emitter, 0).count == 10_000)
    #expect(field(emitter, 3).count == 10_030)
  }

  @Test func particlesFallByTheLaw() throws {
    let thrown = cell(1, 10)
    thrown.velocity = 30
    thrown.emissionLongitude = -.pi / 2
    thrown.yAcceleration = 20
    thrown.scaleSpeed = 0.5
    thrown.spin = 2
    thrown.alphaSpeed = -0.25
    let (_, emitter) = emitter(thrown)
    let particle = try #require(field(emitter, 3).first)
    // Born after a second, two seconds old.
    #expect(abs(particle.x - 50) < 1e-9 && abs(particle.y - (50 - 60 + 40)) < 1e-9)
    #expect(abs(particle.scale - 2) < 1e-9 && abs(particle.angle - (4 - 2 * .pi)) < 1e-9)
    #expect(particle.color.w == 0.5)
  }

  @Test func shapesHoldTheirParticles() {
    for (shape, mode) in [
      (CAEmitterLayerEmitterShape.line, CAEmitterLayerEmitterMode.volume), (.rectangle, .surface),
      (.rectangle, .outline), (.circle, .outline), (.circle, .volume), (.sphere, .volume),
    ] {
      let (_, emitter) = emitter(cell(200, 1))
      emitter.emitterShape = shape
      emitter.emitterMode = mode
      emitter.emitterSize = CGSize(width: 20, height: 10)
      for particle in field(emitter, 1) {
        let (x, y) = (particle.x - 50, particle.y - 50)
        switch shape {
        case .line: #expect(abs(x) <= 10 && y == 0)
        case .rectangle:
          #expect(abs(x) <= 10 && abs(y) <= 5)
          if mode == .outline { #expect(abs(abs(x) - 10) < 1e-9 || abs(abs(y) - 5) < 1e-9) }
        default:
          #expect(hypot(x, y) <= 20 + 1e-9)
          if mode == .outline { #expect(abs(hypot(x, y) - 20) < 1e-9) }
        }
      }
    }
  }

  /// What was born before the rate went to zero lives on.
  @Test func stoppingLeavesWhatIsThere() {
    let (film, emitter) = emitter(cell(10, 2))
    _ = film.displayList(at: 1)
    emitter.birthRate = 0
    #expect(sprites(film.displayList(at: 1)).count == 10)
    #expect([1, 2, 2.55, 3.5].map { sprites(film.displayList(at: $0)).count } == [10, 10, 5, 0])
  }

  @Test func ratesAreSetAndAnimatedByKeyPath() {
    let (film, emitter) = emitter(cell(0, 10))
    emitter.setValue(20, forKeyPath: "emitterCells.dot.birthRate")
    #expect(emitter.value(forKeyPath: "emitterCells.dot.birthRate") as? CGFloat == 20)
    let fade = CABasicAnimation(keyPath: "birthRate")
    fade.fromValue = 1
    fade.toValue = 0
    fade.duration = 2
    emitter.add(fade, forKey: nil)
    _ = film.displayList(at: 0)
    // The integral of 20 · (1 − t / 2): 15 after one second.
    #expect(abs(sprites(film.displayList(at: 1)).count - 15) <= 1)
    // Then 20 in all, and 20 a second from the end of the animation on.
    #expect(abs(sprites(film.displayList(at: 3)).count - 40) <= 1)
  }

  @Test func cellsOfCellsComeFromParticles() {
    let rocket = cell(1, 2)
    rocket.contents = nil
    rocket.velocity = 40
    let spark = cell(100, 1)
    spark.beginTime = 1
    spark.duration = 0.5
    rocket.emitterCells = [spark]
    let (_, emitter) = emitter(rocket)
    // The rocket of second 1 bursts from 2 to 2.5.
    #expect(field(emitter, 1.9).isEmpty)
    #expect(field(emitter, 2.25).count == 25)
    #expect(field(emitter, 2.5).count == 50)
    #expect(field(emitter, 2.5).allSatisfy { $0.x >= 90 - 1e-9 && $0.x <= 110 + 1e-9 })
  }

  /// Sparks have the colour of the rocket that they come of, times their own.
  @Test func cellsOfCellsInheritTheColour() throws {
    let rocket = cell(1, 2)
    rocket.contents = nil
    rocket.color = CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    rocket.greenSpeed = -0.25
    let spark = cell(10, 1)
    spark.color = CGColor(red: 0.5, green: 1, blue: 1, alpha: 1)
    spark.beginTime = 1
    spark.duration = 0.1
    rocket.emitterCells = [spark]
    let (_, emitter) = emitter(rocket)
    let color = try #require(field(emitter, 2.2).first).color
    #expect(abs(color.x - 0.5) < 1e-5 && abs(color.y - 0.225) < 1e-5 && color.z == 0)
  }

  /// A frame on its own is the frame of a whole film.
  @Test func anyFrameStandsAlone() {
    func list(_ times: [Double]) -> DisplayList {
      let dot = cell(50, 2)
      dot.lifetimeRange = 1
      dot.velocity = 20
      dot.velocityRange = 20
      dot.emissionRange = 2 * .pi
      dot.redRange = 1
      let (film, _) = emitter(dot)
      return times.map { film.displayList(at: $0) }.last!
    }
    #expect(list([4]) == list([0, 0.5, 1, 2.7, 3.999, 4]))
    #expect(list([4]) != list([3.99]))
  }

  @Test func anEmitterThatMovesLeavesATrail() throws {
    let (film, emitter) = emitter(cell(10, 10))
    let move = CABasicAnimation(keyPath: "emitterPosition.x")
    move.fromValue = 0
    move.toValue = 100
    move.duration = 10
    emitter.add(move, forKey: nil)
    _ = film.displayList(at: 0)
    let list = film.displayList(at: 5)
    let xs = sprites(list).map(\.x).filter { $0 > 3 }
    #expect(xs.count > 40 && abs((xs.max() ?? 0) - 50) < 1.5)
    #expect(zip(xs, xs.dropFirst()).allSatisfy { $0 < $1 })
  }

  /// The way of a particle lies within the range of the middle, evenly over the cone in space: between the cosines of
  /// 0 and of the range.
  @Test(arguments: [0.2, 0.4, 1.2, 3.2])
  func aRangeIsAConeInSpace(range: Double) throws {
    let dot = cell(400, 1)
    (dot.velocity, dot.emissionRange, dot.emissionLongitude) = (100, range, 0.3)
    let (_, emitter) = emitter(dot)
    let time = 2.0
    var cosines: [Double] = []
    for particle in field(emitter, time) where time - particle.birth > 0.01 {
      let way = SIMD3(particle.x - 50, particle.y - 50, particle.z) / (100 * (time - particle.birth))
      #expect(abs((way * way).sum() - 1) < 1e-6)
      cosines.append((way * SIMD3(cos(0.3), sin(0.3), 0)).sum())
    }
    let least = cos(min(range, .pi))
    #expect(cosines.allSatisfy { $0 >= least - 1e-6 })
    let mean = cosines.reduce(0, +) / Double(cosines.count)
    #expect(abs(mean - (1 + least) / 2) < 0.06 * (1 - least))
  }

  /// A scene's own class is copied as itself.
  @Test func cellsAreCopied() throws {
    final class Spark: CAEmitterCell {}
    let cell = Spark()
    (cell.name, cell.birthRate, cell.scale, cell.beginTime) = ("dot", 7, 0.5, 3)
    cell.contents = Self.dot
    let copy = try #require(cell.copy() as? Spark)
    cell.birthRate = 1
    #expect(copy !== cell && copy.birthRate == 7 && copy.scale == 0.5 && copy.name == "dot")
    #expect(copy.hasBegun && copy.beginTime == 3 && copy.contents != nil)
    #expect(CAEmitterCell().copy() is CAEmitterCell)
  }

  /// As on Inncoder's recording of a heart: cells that take the place of others begin with none, and the particles of
  /// those before them live on.
  @Test func newCellsBeginWithNone() {
    let (film, emitter) = emitter(cell(100, 0), begins: false)
    #expect(sprites(film.displayList(at: 1)).isEmpty)
    emitter.emitterCells = [cell(100, 1)]
    let counts = [1.05, 1.1].map { sprites(film.displayList(at: $0)).count }
    #expect(abs(counts[0] - 5) <= 1 && abs(counts[1] - 10) <= 1, "\(counts)")
    emitter.emitterCells = [cell(100, 0)]
    let left = [1.5, 2.05, 2.2].map { sprites(film.displayList(at: $0)).count }
    #expect(left[0] == counts[1] && abs(left[1] - 5) <= 1 && left[2] == 0, "\(left)")
    // Without cells nothing is there, and cells after that are those of a new layer.
    emitter.emitterCells = [cell(100, 1)]
    _ = film.displayList(at: 2.5)
    emitter.emitterCells = nil
    #expect(sprites(film.displayList(at: 2.55)).isEmpty)
    emitter.emitterCells = [cell(100, 1)]
    #expect(sprites(film.displayList(at: 2.6)).count == 100)
  }

  @Test func theSeedMakesAnotherChoice() {
    let dot = cell(10, 2)
    dot.velocity = 10
    dot.emissionRange = 6
    let (_, emitter) = emitter(dot)
    let first = field(emitter, 1).map(\.x)
    emitter.seed = 7
    #expect(field(emitter, 1).map(\.x) != first)
    emitter.seed = 0
    #expect(field(emitter, 1).map(\.x) == first)
  }

  @Test func tooManyParticlesAreRefused() {
    let reported = LayerFilm.diagnostics {
      let (_, emitter) = emitter(cell(1e9, 10))
      let cost = PictureCost(CostLimits())
      #expect(ParticleField(emitter.payload as! EmitterPayload, time: 1, cost: cost).particles.isEmpty)
    }
    #expect(reported.map(\.code) == ["cost.particles"])
  }
}

extension ParticleField.Particle {
  fileprivate var x: Double { sprite.x }
  fileprivate var y: Double { sprite.y }
  fileprivate var scale: Double { hypot(sprite.axisX, sprite.axisY) }
  fileprivate var angle: Double { atan2(sprite.axisY, sprite.axisX) }
  fileprivate var color: SIMD4<Float> { sprite.color }
}
