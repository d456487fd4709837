import FlipbookDiagnostics
import FlipbookPicture
import FlipbookTestSupport
import Foundation
import Testing

@testable import SpriteKit

@Suite("Emitters of scenes", .serialized)
@MainActor struct EmitterTests {
  private func emitter() -> SKEmitterNode {
    let emitter = SKEmitterNode()
    emitter.particleBirthRate = 60
    emitter.particleLifetime = 0.5
    emitter.particleSpeed = 100
    emitter.emissionAngle = .pi / 2
    emitter.particleSize = CGSize(width: 4, height: 4)
    return emitter
  }

  private func film(_ emitter: SKEmitterNode) -> SpriteFilm {
    let scene = SpriteFilm.square()
    emitter.position = CGPoint(x: 100, y: 50)
    scene.addChild(emitter)
    return SpriteFilm(scene)
  }

  @Test("as many live as are born in a life, and each is where the formula says")
  func formula() {
    let emitter = emitter()
    emitter.yAcceleration = -200
    let film = film(emitter)
    film.go(to: 2)
    #expect(abs(emitter.particles.count - 30) <= 1)
    for particle in emitter.particles {
      let age = particle.age
      #expect(
        abs(particle.position.y - (100 * age - 100 * age * age)) < 1e-6 && abs(particle.position.x) < 1e-6)
    }
  }

  @Test("a number of particles is the end, until the simulation begins anew")
  func end() {
    let emitter = emitter()
    emitter.numParticlesToEmit = 12
    let film = film(emitter)
    film.go(to: 0.4)
    #expect(emitter.particles.count == 12)
    film.go(to: 1.5)
    #expect(emitter.particles.isEmpty)
    emitter.resetSimulation()
    film.go(to: 1.8)
    #expect(emitter.particles.count == 12)
  }

  @Test("ranges are half to each side, and the numbers follow from the seed")
  func ranges() {
    func places() -> [Double] {
      let emitter = emitter()
      emitter.particleSpeed = 0
      emitter.particlePositionRange = CGVector(dx: 40, dy: 0)
      emitter.particleBirthRate = 600
      let film = film(emitter)
      film.go(to: 1)
      return emitter.particles.map(\.position.x)
    }
    let first = places()
    #expect(first.allSatisfy { abs($0) <= 20 } && first.contains { $0 < -15 } && first.contains { $0 > 15 })
    #expect(first == places())
  }

  @Test("with a target particles stay where they were born")
  func target() {
    let emitter = emitter()
    emitter.particleSpeed = 0
    let scene = SpriteFilm.square()
    scene.addChild(emitter)
    emitter.targetNode = scene
    emitter.run(.moveBy(x: 100, y: 0, duration: 1))
    let film = SpriteFilm(scene)
    film.go(to: 1)
    let xs = emitter.particles.map(\.position.x)
    #expect((xs.max() ?? 0) - (xs.min() ?? 0) > 40)
  }

  @Test("sequences go over a life, and colours are mixed with white by their part")
  func sequences() {
    let sequence = SKKeyframeSequence(keyframeValues: [1.0, 3.0, 2.0], times: [0, 0.5, 1])
    #expect(sequence.number(at: 0.25) == 2 && sequence.number(at: 0.75) == 2.5 && sequence.number(at: 2) == 2)
    sequence.interpolationMode = .step
    #expect(sequence.number(at: 0.4) == 1)
    let colors = SKKeyframeSequence(keyframeValues: [UIColor.red, UIColor.blue], times: [0, 1])
    #expect(colors.color(at: 0.5) == RGBA(red: 0.5, green: 0, blue: 0.5, opacity: 1))
  }

  @Test("a rate beyond all numbers is bounded, with a warning")
  func many() {
    let collector = DiagnosticCollector()
    DiagnosticCollector.$current.withValue(collector) {
      let emitter = emitter()
      emitter.particleBirthRate = 1e300
      let film = film(emitter)
      film.go(to: 0.1)
      #expect(emitter.particles.count == 20_000)
      emitter.particleBirthRate = .infinity
      film.go(to: 1)
      #expect(emitter.particles.isEmpty)
    }
    #expect(collector.diagnostics.contains { $0.code == "sprites.particles" })
  }
}
