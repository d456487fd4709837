import Flipbook
import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookDynamics
import FlipbookPicture
import Foundation

extension SKEmitterNode {
  /// As many particles at most live at a time.
  private static let mostParticles = 20_000

  /// Moves all particles by a length of time, in seconds, and adds those that are due.
  func simulate(_ time: Double) {
    guard time > 0 else { return }
    let pull = SIMD2(Double(xAcceleration), Double(yAcceleration))
    for index in particles.indices { Self.move(&particles[index], time, pull) }
    particles.removeAll { $0.age >= $0.lifetime }
    guard particleBirthRate > 0, particleLifetime > 0 || particleLifetimeRange > 0 else { return }
    due += Double(particleBirthRate) * time
    guard due.isFinite else { return due = 0 }
    let whole = due.rounded(.down)
    due -= whole
    if whole + Double(particles.count) > Double(Self.mostParticles) { Self.reportMany() }
    let count = Int(min(whole, Double(Self.mostParticles)))
    let map = targetMap
    for number in 0..<count {
      if numParticlesToEmit > 0, emitted >= numParticlesToEmit { break }
      emitted += 1
      var particle = birth(map)
      guard particles.count < Self.mostParticles else { continue }
      // Births are spread evenly over the step.
      let age = (Double(count - number - 1) + due) / Double(particleBirthRate)
      Self.move(&particle, min(time, age), pull)
      if particle.age < particle.lifetime { particles.append(particle) }
    }
  }

  private static func reportMany() {
    DiagnosticCollector.current.reportOnce(
      Diagnostic(
        .warning, code: "sprites.particles",
        message: "An emitter has more than \(mostParticles) particles at a time; the others are left out."))
  }

  private static func move(_ particle: inout EmittedParticle, _ time: Double, _ pull: SIMD2<Double>) {
    particle.position += particle.velocity * time + pull * (time * time / 2)
    particle.velocity += pull * time
    particle.age += time
  }

  /// From the emitter's coordinates to those in which particles move.
  private var targetMap: CGAffineTransform? {
    guard let targetNode, targetNode !== self else { return nil }
    let target = targetNode.treeTransform
    return target.determinant != 0 ? treeTransform.concatenating(target.inverted()) : nil
  }

  /// 0 up to but not including 1.
  private func share() -> Double { Double(random.next() >> 11) * 0x1p-53 }

  private func about(_ value: CGFloat, _ range: CGFloat) -> Double {
    Double(value) + Double(range) * (share() - 0.5)
  }

  private func birth(_ map: CGAffineTransform?) -> EmittedParticle {
    let lifetime = max(0, about(particleLifetime, particleLifetimeRange))
    var place = CGPoint(
      x: about(particlePosition.x, particlePositionRange.dx),
      y: about(particlePosition.y, particlePositionRange.dy))
    let turn = ExactTurn.parts(about(emissionAngle, emissionAngleRange))
    let speed = about(particleSpeed, particleSpeedRange)
    var velocity = turn * speed
    var scale = about(particleScale, particleScaleRange)
    var rotation = about(particleRotation, particleRotationRange)
    if let map {
      place = place.applying(map)
      velocity = SIMD2(
        velocity.x * Double(map.a) + velocity.y * Double(map.c),
        velocity.x * Double(map.b) + velocity.y * Double(map.d))
      scale *= Double((map.a * map.a + map.b * map.b).squareRoot())
      rotation += atan2(Double(map.b), Double(map.a))
    }
    let color = particleColor.rgba
    return EmittedParticle(
      position: SIMD2(Double(place.x), Double(place.y)), velocity: velocity, age: 0, lifetime: lifetime,
      alpha: about(particleAlpha, particleAlphaRange), scale: scale, rotation: rotation,
      color: SIMD4(
        about(CGFloat(color.red), particleColorRedRange),
        about(CGFloat(color.green), particleColorGreenRange),
        about(CGFloat(color.blue), particleColorBlueRange),
        about(CGFloat(color.opacity), particleColorAlphaRange)),
      blend: about(particleColorBlendFactor, particleColorBlendFactorRange))
  }
}
