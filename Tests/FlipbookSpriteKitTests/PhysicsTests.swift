import FlipbookTestSupport
import Foundation
import SpriteKit
import Testing

@Suite("Physics of scenes", .serialized)
@MainActor struct PhysicsTests {
  private func box(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat = 20) -> SKSpriteNode {
    let box = SKSpriteNode(color: .red, size: CGSize(width: side, height: side))
    box.position = CGPoint(x: x, y: y)
    box.physicsBody = SKPhysicsBody(rectangleOf: box.size)
    return box
  }

  private final class Log: SKPhysicsContactDelegate {
    var lines: [String] = []
    func didBegin(_ contact: SKPhysicsContact) { lines.append("begin") }
    func didEnd(_ contact: SKPhysicsContact) { lines.append("end") }
  }

  @Test("what falls falls by the law: 9.8 metres of 150 points")
  func fall() {
    let scene = SpriteFilm.square()
    let ball = box(100, 2_000)
    ball.physicsBody?.linearDamping = 0
    scene.addChild(ball)
    let film = SpriteFilm(scene)
    film.go(to: 1)
    #expect(abs(2_000 - ball.position.y - 0.5 * 1_470) < 6)
    #expect(abs((ball.physicsBody?.velocity.dy ?? 0) + 1_470) < 1)
  }

  @Test("a body comes to rest on the edges of the scene")
  func rest() {
    let scene = SpriteFilm.square()
    scene.physicsBody = SKPhysicsBody(edgeLoopFrom: scene.frame)
    let ball = SKShapeNode(circleOfRadius: 10)
    ball.position = CGPoint(x: 60, y: 100)
    ball.physicsBody = SKPhysicsBody(circleOfRadius: 10)
    let square = box(140, 100)
    scene.addChild(ball)
    scene.addChild(square)
    let film = SpriteFilm(scene)
    film.go(to: 3)
    #expect(abs(ball.position.y - 10) < 0.5 && abs(square.position.y - 10) < 0.5)
    #expect(abs(square.position.x - 140) < 0.5 && abs(square.zRotation) < 0.01)
    let before = square.position
    film.go(to: 4)
    #expect(abs(square.position.x - before.x) < 0.01 && abs(square.position.y - before.y) < 0.01)
  }

  @Test("a stack of ten boxes stands still")
  func stack() {
    let scene = SKScene(size: CGSize(width: 200, height: 400))
    scene.physicsBody = SKPhysicsBody(edgeLoopFrom: scene.frame)
    let boxes = (0..<10).map { box(100, 10 + 20 * CGFloat($0)) }
    for box in boxes { scene.addChild(box) }
    let film = SpriteFilm(scene)
    film.go(to: 2)
    for (index, box) in boxes.enumerated() {
      #expect(abs(box.position.x - 100) < 0.5 && abs(box.zRotation) < 0.01, "\(index) \(box.position)")
      #expect(abs(box.position.y - (10 + 20 * CGFloat(index))) < 3)
    }
    let top = boxes[9].position
    film.go(to: 3)
    #expect(abs(boxes[9].position.x - top.x) < 0.1 && abs(boxes[9].position.y - top.y) < 0.1)
  }

  @Test("two bodies that meet keep their momentum, and by their restitution their speed")
  func momentum() {
    let scene = SKScene(size: CGSize(width: 400, height: 200))
    scene.physicsWorld.gravity = .zero
    let (one, other) = (box(100, 100), box(200, 100, 40))
    for box in [one, other] {
      box.physicsBody?.linearDamping = 0
      box.physicsBody?.friction = 0
      box.physicsBody?.restitution = 1
      scene.addChild(box)
    }
    one.physicsBody?.velocity = CGVector(dx: 200, dy: 0)
    let film = SpriteFilm(scene)
    film.go(to: 1)
    let (v, w) = (one.physicsBody!.velocity.dx, other.physicsBody!.velocity.dx)
    let (m, n) = (one.physicsBody!.mass, other.physicsBody!.mass)
    #expect(abs(m * v + n * w - m * 200) < 0.01 * m * 200)
    #expect(abs((w - v) - 200) < 4)
  }

  @Test("impulses are in points a second for a mass of 1, and masks choose who is stopped")
  func impulses() {
    let scene = SpriteFilm.square()
    scene.physicsWorld.gravity = .zero
    let (one, ghost) = (box(20, 100), box(100, 100))
    one.physicsBody?.linearDamping = 0
    ghost.physicsBody?.isDynamic = false
    one.physicsBody?.collisionBitMask = 0
    one.physicsBody?.contactTestBitMask = 1
    scene.addChild(one)
    scene.addChild(ghost)
    let log = Log()
    scene.physicsWorld.contactDelegate = log
    one.physicsBody?.applyImpulse(CGVector(dx: one.physicsBody!.mass * 100, dy: 0))
    #expect(abs(one.physicsBody!.velocity.dx - 100) < 1e-9)
    let film = SpriteFilm(scene)
    film.go(to: 1.5)
    #expect(abs(one.position.x - 170) < 0.5 && log.lines == ["begin", "end"])
  }

  @Test("a body bounces to the height of its restitution")
  func restitution() {
    let scene = SKScene(size: CGSize(width: 200, height: 1_000))
    scene.physicsBody = SKPhysicsBody(edgeLoopFrom: scene.frame)
    let ball = SKNode()
    ball.position = CGPoint(x: 100, y: 510)
    ball.physicsBody = SKPhysicsBody(circleOfRadius: 10)
    ball.physicsBody?.restitution = 0.5
    ball.physicsBody?.linearDamping = 0
    scene.addChild(ball)
    let film = SpriteFilm(scene)
    var (highest, hasFallen): (CGFloat, Bool) = (0, false)
    for frame in 1...110 {
      film.go(to: Double(frame) / 60)
      if ball.position.y < 40 { hasFallen = true }
      if hasFallen { highest = max(highest, ball.position.y) }
    }
    #expect(abs(highest - 10 - 125) < 12, "\(highest)")
  }

  @Test("a pin holds two bodies together, and a rope lets none go farther")
  func joints() {
    let scene = SKScene(size: CGSize(width: 400, height: 400))
    let (post, arm, weight) = (box(200, 300), box(260, 300), box(100, 300))
    post.physicsBody?.isDynamic = false
    for box in [post, arm, weight] { scene.addChild(box) }
    scene.physicsWorld.add(
      SKPhysicsJointPin.joint(
        withBodyA: post.physicsBody!, bodyB: arm.physicsBody!, anchor: CGPoint(x: 200, y: 300)))
    scene.physicsWorld.add(
      SKPhysicsJointLimit.joint(
        withBodyA: post.physicsBody!, bodyB: weight.physicsBody!, anchorA: post.position,
        anchorB: weight.position))
    let film = SpriteFilm(scene)
    film.go(to: 1)
    func distance(_ node: SKNode) -> CGFloat { hypot(node.position.x - 200, node.position.y - 300) }
    #expect(abs(distance(arm) - 60) < 2 && distance(weight) < 103 && arm.position.y < 300)
  }
}
