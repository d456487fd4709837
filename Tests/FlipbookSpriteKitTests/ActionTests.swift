import FlipbookTestSupport
import Foundation
import SpriteKit
import Testing

@Suite("Actions of nodes", .serialized)
@MainActor struct ActionTests {
  private func run(_ action: SKAction, _ node: SKNode = SKNode()) -> (SpriteFilm, SKNode) {
    let scene = SpriteFilm.square()
    scene.addChild(node)
    node.run(action)
    return (SpriteFilm(scene), node)
  }

  @Test(
    "each timing mode is its quadratic curve",
    arguments: [
      (SKActionTimingMode.linear, 25.0, 75.0), (.easeIn, 6.25, 56.25), (.easeOut, 43.75, 93.75),
      (.easeInEaseOut, 12.5, 87.5),
    ])
  func modes(mode: SKActionTimingMode, quarter: Double, threeQuarters: Double) {
    let action = SKAction.moveBy(x: 100, y: 0, duration: 1)
    action.timingMode = mode
    let (film, node) = run(action)
    film.go(to: 0.25)
    #expect(abs(node.position.x - quarter) < 0.01)
    film.go(to: 0.75)
    #expect(abs(node.position.x - threeQuarters) < 0.01)
    film.go(to: 1.1)
    #expect(abs(node.position.x - 100) < 1e-9)
  }

  @Test("a timing function of the scene's own goes before the mode")
  func function() {
    let action = SKAction.moveBy(x: 100, y: 0, duration: 1)
    action.timingFunction = { $0 < 0.5 ? 0 : 1 }
    let (film, node) = run(action)
    film.go(to: 0.4)
    #expect(node.position.x == 0)
    film.go(to: 0.6)
    #expect(node.position.x == 100)
  }

  @Test("a sequence hands on what is left of a step, and repeats keep their period")
  func sequences() {
    let there = SKAction.moveBy(x: 30, y: 0, duration: 0.11)
    let back = SKAction.moveBy(x: -30, y: 0, duration: 0.14)
    let (film, node) = run(.repeatForever(.sequence([there, back])))
    film.go(to: 2.5)
    #expect(abs(node.position.x) < 0.01)
    film.go(to: 2.5 + 0.1)
    #expect(abs(node.position.x - 30 * 0.1 / 0.11) < 0.01)
  }

  @Test("a group lasts as long as its longest, and a completion comes after it")
  func groups() {
    let scene = SpriteFilm.square()
    let node = SKSpriteNode(color: .red, size: CGSize(width: 10, height: 10))
    scene.addChild(node)
    var end: TimeInterval?
    node.run(
      .group([
        .fadeOut(withDuration: 0.2), .scale(to: 2, duration: 0.5), .resize(toWidth: 30, duration: 0.3),
        .rotate(toAngle: .pi / 2, duration: 0.5, shortestUnitArc: true),
        .colorize(with: .blue, colorBlendFactor: 0.5, duration: 0.5),
      ])
    ) { end = CACurrentMediaTime() }
    let film = SpriteFilm(scene)
    film.go(to: 0.25)
    #expect(
      abs(node.xScale - 1.5) < 0.01 && node.alpha == 0 && abs(node.size.width - (10 + 20 * 0.25 / 0.3)) < 0.01
    )
    #expect(end == nil && abs(node.zRotation - .pi / 4) < 0.01 && abs(node.colorBlendFactor - 0.25) < 0.01)
    film.go(to: 0.6)
    #expect(end.map { abs($0 - 0.5) < 0.02 } == true && !node.hasActions())
  }

  @Test("instant actions, keys, speeds and pauses")
  func control() {
    let scene = SpriteFilm.square()
    let (slow, gone, still) = (SKNode(), SKNode(), SKNode())
    for node in [slow, gone, still] { scene.addChild(node) }
    slow.speed = 0.5
    still.isPaused = true
    slow.run(.moveBy(x: 100, y: 0, duration: 1), withKey: "move")
    var calls = 0
    gone.run(
      .sequence([.run { calls += 1 }, .wait(forDuration: 0.1), .removeFromParent(), .run { calls += 1 }]))
    still.run(.moveBy(x: 100, y: 0, duration: 1))
    let film = SpriteFilm(scene)
    film.go(to: 0.5)
    #expect(abs(slow.position.x - 25) < 0.01 && slow.action(forKey: "move") != nil)
    #expect(gone.parent == nil && calls == 1 && still.position == .zero)
    slow.removeAction(forKey: "move")
    film.go(to: 1)
    #expect(abs(slow.position.x - 25) < 0.01)
  }

  @Test("a path is followed at an even speed, and the node faces along it")
  func follow() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 0, y: 100))
    path.addLine(to: CGPoint(x: 100, y: 100))
    let node = SKNode()
    node.position = CGPoint(x: 10, y: 0)
    let (film, _) = run(.follow(path, asOffset: true, orientToPath: true, speed: 100), node)
    film.go(to: 0.5)
    #expect(
      abs(node.position.x - 10) < 0.01 && abs(node.position.y - 50) < 0.01 && abs(node.zRotation) < 0.01)
    film.go(to: 1.5)
    #expect(abs(node.position.x - 60) < 0.01 && abs(node.zRotation + .pi / 2) < 0.01)
  }

  @Test("actions go backwards")
  func reversed() {
    let there = SKAction.sequence([
      .moveBy(x: 10, y: 0, duration: 0.1), .scale(by: 2, duration: 0.1), .fadeOut(withDuration: 0.1),
    ])
    let (film, node) = run(.sequence([there, there.reversed()]))
    film.go(to: 0.3)
    #expect(abs(node.position.x - 10) < 0.01 && abs(node.xScale - 2) < 0.01 && node.alpha < 0.01)
    film.go(to: 0.7)
    #expect(abs(node.position.x) < 0.01 && abs(node.xScale - 1) < 0.01 && node.alpha == 1)
  }
}
