import FlipbookDrawing
import Foundation

/// The particles of an emitter at a time, each worked out from the seed, its number and its age alone.
struct ParticleField {
  struct Particle {
    var sprite: SpriteBatch.Sprite
    var z: Double
    var birth: TimeInterval

    var kind: Int { sprite.picture }
  }

  private(set) var particles: [Particle] = []
  private(set) var kinds: [EmitterKind] = []
  let emitter: EmitterPayload
  private let time: TimeInterval
  private let origin: EmitterOrigin
  /// The cost of the picture; nil for no limit.
  private let cost: PictureCost?
  /// The factors of every cell's numbers.
  private let factors: (lifetime: Double, velocity: Double, scale: Double, spin: Double)

  /// - Parameters:
  ///   - time: Of the layer.
  ///   - cost: The cost of the picture so far; nil for no limit.
  init(_ emitter: EmitterPayload, time: TimeInterval, cost: PictureCost? = nil) {
    self.cost = cost
    self.emitter = emitter
    self.time = time
    origin = EmitterOrigin(emitter)
    factors = (emitter[.lifetime], emitter[.velocity], emitter[.scale], emitter[.spin])
    guard time.isFinite else { return }
    for kind in emitter.pastKinds + emitter.kinds { emit(kind) }
    arrange()
  }

  private mutating func arrange() {
    switch emitter.renderMode {
    case .oldestFirst: particles.sort { ($0.birth, $0.kind) < ($1.birth, $1.kind) }
    case .oldestLast: particles.sort { ($0.birth, $0.kind) > ($1.birth, $1.kind) }
    case .backToFront: particles.sort { $0.z < $1.z }
    default: break
    }
  }

  // MARK: Emitting

  /// The motion and the appearance of a particle of a kind, chosen at random.
  private struct Trajectory {
    var start: SIMD3<Double>
    var velocity: SIMD3<Double>
    var acceleration: SIMD3<Double>
    var lifetime: Double
    var scale: Double
    var scaleSpeed: Double
    var spin: Double
    var color: SIMD4<Float>
    var colorSpeed: SIMD4<Float>

    /// 0…1 in each component.
    func color(_ age: Double) -> SIMD4<Float> {
      (color + colorSpeed * Float(age)).clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 1))
    }

    func place(_ age: Double) -> SIMD3<Double> { start + velocity * age + acceleration * (age * age / 2) }
  }

  private func longestLife(_ kind: EmitterKind) -> Double {
    let numbers = emitter.numbers(kind)
    return max(0, numbers[.lifetime] + abs(numbers[.lifetimeRange]) / 2) * max(0, factors.lifetime)
      / max(abs(kind.speed), 1e-9)
  }

  /// For how long after its birth a particle, or one that came of it, can be seen.
  private func reach(_ kind: EmitterKind) -> Double {
    longestLife(kind) + (kind.cells.map(reach).max() ?? 0)
  }

  private mutating func emit(_ kind: EmitterKind) {
    let reach = reach(kind)
    guard reach > 0 else { return }
    let rate = RateTimeline(kind, emitter, until: time, life: reach)
    let made = (rate.count(at: time) + 1e-9).rounded(.down)
    let gone = max(rate.least, (rate.count(at: time - reach) - 1e-9).rounded(.down))
    guard made > gone else { return }
    guard cost?.add(particles: made - gone) != false else { return }
    let common = Common(kind, register(kind), emitter.numbers(kind))
    let seed = UInt64(emitter.seed) &* 0x9e37_79b9 &+ kind.salt
    if common.isSeen {
      particles.reserveCapacity(particles.count + Int(made - gone))
    }
    var number = gone + 1
    while number <= made, cost?.isExceeded != true {
      let birth = rate.time(of: number)
      // Those that came before the beginning count from 0 downwards.
      let index = UInt64(bitPattern: Int64(number))
      var random = ParticleRandom(seed: seed, number: index)
      let place = origin.place(at: birth, &random)
      visit(
        kind, common, birth, place.point, place.facing, SIMD4(1, 1, 1, 1), &random,
        seed &+ index &* 0x51_7c_c1)
      number += 1
    }
  }

  /// The numbers that a kind's particles have in common, worked out once.
  private struct Common {
    let index: Int
    let numbers: EmitterNumbers
    let isSeen: Bool
    let speed: Double
    let lifetime: (Double, Double)
    let velocity: (Double, Double)
    let scale: (Double, Double)
    let scaleSpeed: Double
    let spin: (Double, Double)
    let longitude: Double
    let latitude: (cos: Double, sin: Double)
    /// 1 less the cosine of the cone's angle; 0 where all particles leave in one way.
    let spread: Double
    let acceleration: SIMD3<Double>
    let color: SIMD4<Float>
    let colorRange: SIMD4<Double>
    let colorSpeed: SIMD4<Float>

    init(_ kind: EmitterKind, _ index: Int, _ numbers: EmitterNumbers) {
      self.index = index
      self.numbers = numbers
      isSeen = kind.picture != nil
      speed = abs(kind.speed)
      lifetime = (numbers[.lifetime], numbers[.lifetimeRange])
      velocity = (numbers[.velocity], numbers[.velocityRange])
      scale = (numbers[.scale], numbers[.scaleRange])
      scaleSpeed = numbers[.scaleSpeed]
      spin = (numbers[.spin], numbers[.spinRange])
      longitude = numbers[.emissionLongitude]
      spread = 1 - cos(min(abs(numbers[.emissionRange]), .pi))
      latitude = (cos(numbers[.emissionLatitude]), sin(numbers[.emissionLatitude]))
      acceleration = SIMD3(numbers[.xAcceleration], numbers[.yAcceleration], numbers[.zAcceleration])
      let base = numbers.color
      color = SIMD4(base.red, base.green, base.blue, base.opacity)
      colorRange = SIMD4(
        numbers[.redRange], numbers[.greenRange], numbers[.blueRange], numbers[.alphaRange])
      colorSpeed = SIMD4(
        Float(numbers[.redSpeed]), Float(numbers[.greenSpeed]), Float(numbers[.blueSpeed]),
        Float(numbers[.alphaSpeed]))
    }

    /// A way of length 1 in the cone, which is filled evenly.
    ///
    /// - Parameter slant: 1 less the cosine of the angle to the middle of the cone.
    @inline(__always)
    func way(_ facing: Double, _ slant: Double, _ random: inout ParticleRandom) -> SIMD3<Double> {
      let (x, y) = (cos(facing + longitude), sin(facing + longitude))
      let middle = SIMD3(latitude.cos * x, latitude.cos * y, latitude.sin)
      guard spread > 0 else { return middle }
      let turn = 2 * .pi * random.share()
      let aside = max(0, slant * (2 - slant)).squareRoot()
      let (across, up) = (SIMD3(-y, x, 0), SIMD3(-latitude.sin * x, -latitude.sin * y, latitude.cos))
      return middle * (1 - slant) + (across * cos(turn) + up * sin(turn)) * aside
    }
  }

  private mutating func register(_ kind: EmitterKind) -> Int {
    if let index = kinds.firstIndex(where: { $0 === kind }) { return index }
    kinds.append(kind)
    return kinds.count - 1
  }

  private mutating func visit(
    _ kind: EmitterKind, _ common: Common, _ birth: TimeInterval, _ start: SIMD3<Double>, _ facing: Double,
    _ inherited: SIMD4<Float>, _ random: inout ParticleRandom, _ seed: UInt64
  ) {
    var trajectory = trajectory(common, start, facing, &random)
    trajectory.color *= inherited
    let speed = common.speed
    let age = (time - birth) * speed
    if age >= 0, age < trajectory.lifetime, common.isSeen {
      let place = trajectory.place(age)
      let color = trajectory.color(age)
      let scale = max(0, trajectory.scale + trajectory.scaleSpeed * age)
      let angle = trajectory.spin * age
      let (axisX, axisY) = angle == 0 ? (scale, 0) : (scale * cos(angle), scale * sin(angle))
      particles.append(
        Particle(
          sprite: SpriteBatch.Sprite(
            x: place.x, y: place.y, axisX: axisX, axisY: axisY, color: color, picture: common.index),
          z: place.z, birth: birth))
    }
    for cell in kind.cells { emit(cell, from: trajectory, birth, speed, seed) }
  }

  /// Emits the particles of a particle on its way, in the colour that it has there.
  private mutating func emit(
    _ kind: EmitterKind, from parent: Trajectory, _ birth: TimeInterval, _ speed: Double, _ seed: UInt64
  ) {
    let numbers = emitter.numbers(kind)
    let rate = numbers[.birthRate]
    let reach = reach(kind)
    guard rate > 0, reach > 0 else { return }
    let begin = max(0, kind.beginTime ?? 0)
    let end = min(parent.lifetime, begin + kind.duration, (time - birth) * speed)
    guard end > begin else { return }
    let made = (rate * (end - begin) + 1e-9).rounded(.down)
    let gone = max(0, (rate * ((time - birth) * speed - reach * speed - begin) - 1e-9).rounded(.down))
    guard made > gone, cost?.add(particles: made - gone) != false else { return }
    let common = Common(kind, register(kind), numbers)
    var number = gone + 1
    while number <= made, cost?.isExceeded != true {
      let age = begin + number / rate
      var random = ParticleRandom(seed: seed &+ kind.salt &* 0x9e37, number: UInt64(number))
      visit(
        kind, common, birth + age / max(speed, 1e-9), parent.place(age), 0, parent.color(age), &random,
        seed &* 31 &+ UInt64(number) &* 0x2545)
      number += 1
    }
  }

  @inline(__always)
  private func trajectory(
    _ common: Common, _ start: SIMD3<Double>, _ facing: Double, _ random: inout ParticleRandom
  ) -> Trajectory {
    let slant = random.share() * common.spread
    let speed = random.about(common.velocity) * factors.velocity
    let shares = SIMD4(random.share(), random.share(), random.share(), random.share())
    return Trajectory(
      start: start, velocity: common.way(facing, slant, &random) * speed,
      acceleration: common.acceleration,
      lifetime: random.about(common.lifetime) * factors.lifetime,
      scale: random.about(common.scale) * factors.scale,
      scaleSpeed: common.scaleSpeed * factors.scale,
      spin: random.about(common.spin) * factors.spin,
      color: common.color + SIMD4<Float>(common.colorRange * (shares - 0.5)),
      colorSpeed: common.colorSpeed)
  }
}
