import FlipbookDrawing
import Foundation

/// The particles of an emitter at a time, each worked out from the seed, its number and its age alone.
struct ParticleField {
  struct Particle {
    var x: Double
    var y: Double
    var z: Double
    var scale: Double
    var angle: Double
    var color: SIMD4<Float>
    var birth: TimeInterval
    var kind: Int
  }

  /// The most particles of one emitter in one picture.
  static let mostParticles = 200_000

  private(set) var particles: [Particle] = []
  private(set) var kinds: [EmitterKind] = []
  let emitter: EmitterExtras
  private let time: TimeInterval
  private let origin: EmitterOrigin
  private var isFull = false
  /// What every cell's numbers are multiplied by.
  private let factors: (lifetime: Double, velocity: Double, scale: Double, spin: Double)

  /// - Parameter time: Of the layer.
  init(_ emitter: EmitterExtras, time: TimeInterval) {
    self.emitter = emitter
    self.time = time
    origin = EmitterOrigin(emitter)
    factors = (emitter[.lifetime], emitter[.velocity], emitter[.scale], emitter[.spin])
    guard time.isFinite else { return }
    for kind in emitter.kinds { emit(kind) }
    if isFull {
      LayerInput.warn(
        "particles", "An emitter has more than \(Self.mostParticles) particles at once; the rest is left out."
      )
    }
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

  /// How a particle of a kind moves and looks, drawn by lot.
  private struct Course {
    var start: SIMD3<Double>
    var velocity: SIMD3<Double>
    var acceleration: SIMD3<Double>
    var lifetime: Double
    var scale: Double
    var scaleSpeed: Double
    var spin: Double
    var color: SIMD4<Float>
    var colorSpeed: SIMD4<Float>

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
    let course = RateCourse(kind, emitter, until: time)
    let made = (course.count(at: time) + 1e-9).rounded(.down)
    let gone = max(0, course.count(at: time - reach) - 1e-9).rounded(.down)
    guard made > gone else { return }
    let first = max(gone, made - Double(Self.mostParticles))
    if first > gone { isFull = true }
    let numbers = emitter.numbers(kind)
    let index = register(kind)
    let seed = UInt64(emitter.seed) &* 0x9e37_79b9 &+ kind.salt
    var number = first + 1
    while number <= made, !isFull || particles.count < Self.mostParticles {
      let birth = course.time(of: number)
      var chance = ParticleChance(seed: seed, number: UInt64(number))
      let place = origin.place(at: birth, &chance)
      visit(
        kind, index, numbers, birth, place.point, place.facing, &chance, seed &+ UInt64(number) &* 0x51_7c_c1)
      number += 1
    }
  }

  private mutating func register(_ kind: EmitterKind) -> Int {
    if let index = kinds.firstIndex(where: { $0 === kind }) { return index }
    kinds.append(kind)
    return kinds.count - 1
  }

  private mutating func visit(
    _ kind: EmitterKind, _ index: Int, _ numbers: EmitterNumbers, _ birth: TimeInterval,
    _ start: SIMD3<Double>, _ facing: Double, _ chance: inout ParticleChance, _ seed: UInt64
  ) {
    let course = course(numbers, start, facing, &chance)
    let speed = abs(kind.speed)
    let age = (time - birth) * speed
    if age >= 0, age < course.lifetime, kind.image != nil {
      guard particles.count < Self.mostParticles else {
        isFull = true
        return
      }
      let place = course.place(age)
      let color = (course.color + course.colorSpeed * Float(age)).clamped(
        lowerBound: .zero, upperBound: SIMD4(repeating: 1))
      particles.append(
        Particle(
          x: place.x, y: place.y, z: place.z, scale: max(0, course.scale + course.scaleSpeed * age),
          angle: course.spin * age, color: color, birth: birth, kind: index))
    }
    for cell in kind.cells { emit(cell, from: course, birth, speed, seed) }
  }

  /// What a particle emits on its way.
  private mutating func emit(
    _ kind: EmitterKind, from parent: Course, _ birth: TimeInterval, _ speed: Double, _ seed: UInt64
  ) {
    let numbers = emitter.numbers(kind)
    let rate = numbers[.birthRate]
    let reach = reach(kind)
    guard rate > 0, reach > 0 else { return }
    let begin = max(0, kind.beginTime)
    let end = min(parent.lifetime, begin + kind.duration, (time - birth) * speed)
    guard end > begin else { return }
    let made = (rate * (end - begin) + 1e-9).rounded(.down)
    let gone = max(0, (rate * ((time - birth) * speed - reach * speed - begin) - 1e-9).rounded(.down))
    guard made > gone else { return }
    let index = register(kind)
    var number = max(gone, made - Double(Self.mostParticles)) + 1
    while number <= made, particles.count < Self.mostParticles {
      let age = begin + number / rate
      var chance = ParticleChance(seed: seed &+ kind.salt &* 0x9e37, number: UInt64(number))
      visit(
        kind, index, numbers, birth + age / max(speed, 1e-9), parent.place(age), 0, &chance,
        seed &* 31 &+ UInt64(number) &* 0x2545)
      number += 1
    }
  }

  private func course(
    _ numbers: EmitterNumbers, _ start: SIMD3<Double>, _ facing: Double, _ chance: inout ParticleChance
  ) -> Course {
    let longitude = facing + chance.about(numbers[.emissionLongitude], numbers[.emissionRange])
    let latitude = numbers[.emissionLatitude]
    let speed = chance.about(numbers[.velocity], numbers[.velocityRange]) * factors.velocity
    let color = numbers.color
    let base = SIMD4(color.red, color.green, color.blue, color.opacity)
    let spread = SIMD4(
      chance.about(0, numbers[.redRange]), chance.about(0, numbers[.greenRange]),
      chance.about(0, numbers[.blueRange]), chance.about(0, numbers[.alphaRange]))
    return Course(
      start: start,
      velocity: SIMD3(
        cos(latitude) * cos(longitude), cos(latitude) * sin(longitude), sin(latitude)) * speed,
      acceleration: SIMD3(numbers[.xAcceleration], numbers[.yAcceleration], numbers[.zAcceleration]),
      lifetime: chance.about(numbers[.lifetime], numbers[.lifetimeRange]) * factors.lifetime,
      scale: chance.about(numbers[.scale], numbers[.scaleRange]) * factors.scale,
      scaleSpeed: numbers[.scaleSpeed] * factors.scale,
      spin: chance.about(numbers[.spin], numbers[.spinRange]) * factors.spin,
      color: base + SIMD4<Float>(spread),
      colorSpeed: SIMD4(
        Float(numbers[.redSpeed]), Float(numbers[.greenSpeed]), Float(numbers[.blueSpeed]),
        Float(numbers[.alphaSpeed])))
  }
}
