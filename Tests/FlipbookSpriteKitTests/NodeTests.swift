import FlipbookPicture
import FlipbookTestSupport
import FlipbookUIKit
import Foundation
import SpriteKit
import Testing

@Suite("Nodes of scenes", .serialized)
@MainActor struct NodeTests {
  private func tree() -> (SKScene, [String: SKNode]) {
    let scene = SpriteFilm.square()
    var nodes: [String: SKNode] = [:]
    func add(_ name: String, to parent: SKNode) {
      let node = SKNode()
      node.name = name
      nodes[name] = node
      parent.addChild(node)
    }
    add("hero", to: scene)
    add("arm", to: nodes["hero"]!)
    add("hand", to: nodes["arm"]!)
    add("box1", to: scene)
    add("box2", to: scene)
    return (scene, nodes)
  }

  @Test("searches read paths, wildcards and levels")
  func search() {
    let (scene, nodes) = tree()
    #expect(scene.childNode(withName: "hero") === nodes["hero"])
    #expect(scene.childNode(withName: "hand") == nil)
    #expect(scene.childNode(withName: "//hand") === nodes["hand"])
    #expect(nodes["hand"]!.childNode(withName: "/box2") === nodes["box2"])
    #expect(nodes["hand"]!.childNode(withName: "../hand") === nodes["hand"])
    #expect(scene.childNode(withName: "hero/*/hand") === nodes["hand"])
    #expect(scene["box[12]"].count == 2 && scene["box[2-9]"].map(\.name) == ["box2"])
    #expect(scene["*a*"].isEmpty && scene["//*a*"].map(\.name) == ["arm", "hand"])
  }

  @Test("points are carried between nodes, and frames hold what is below")
  func geometry() {
    let scene = SpriteFilm.square()
    let outer = SKNode()
    outer.position = CGPoint(x: 100, y: 50)
    outer.zRotation = .pi / 2
    let inner = SKSpriteNode(color: .red, size: CGSize(width: 20, height: 10))
    inner.position = CGPoint(x: 10, y: 0)
    scene.addChild(outer)
    outer.addChild(inner)
    let place = scene.convert(CGPoint(x: 5, y: 0), from: inner)
    #expect(abs(place.x - 100) < 1e-9 && abs(place.y - 65) < 1e-9)
    #expect(inner.frame == CGRect(x: 0, y: -5, width: 20, height: 10))
    let all = outer.calculateAccumulatedFrame()
    #expect(abs(all.minX - 95) < 1e-9 && abs(all.maxY - 70) < 1e-9)
    #expect(scene.atPoint(CGPoint(x: 100, y: 60)) === inner && scene.atPoint(.zero) === scene)
    #expect(SKShapeNode(rectOf: CGSize(width: 100, height: 100)).frame.width == 101)
  }

  @Test("what is higher is drawn later, then what comes later in the tree; y points up")
  func order() throws {
    let scene = SpriteFilm.square()
    for (index, (color, z)) in [(UIColor.red, 1.0), (.green, 0.0), (.blue, 1.0)].enumerated() {
      let sprite = SKSpriteNode(color: color, size: CGSize(width: 40, height: 40))
      sprite.position = CGPoint(x: 50 + 10 * index, y: 150)
      sprite.zPosition = z
      scene.addChild(sprite)
    }
    let film = SpriteFilm(scene)
    #expect(try film.pixel(65, 50) == 0xff00_00ff)
    #expect(try film.pixel(35, 50) == 0xffff_0000)
    #expect(try film.pixel(100, 150) == 0xff26_2626)
  }

  @Test(
    "scenes fill their view by their mode",
    arguments: [
      SKSceneScaleMode.fill, .aspectFill, .aspectFit,
    ])
  func modes(mode: SKSceneScaleMode) {
    let scene = SKScene(size: CGSize(width: 400, height: 200))
    scene.scaleMode = mode
    let film = SpriteFilm(scene)
    defer { withExtendedLifetime(film) {} }
    let place = scene.convertPoint(toView: CGPoint(x: 200, y: 100))
    #expect(abs(place.x - 100) < 1e-9 && abs(place.y - 100) < 1e-9)
    let corner = scene.convertPoint(toView: .zero)
    switch mode {
    case .fill: #expect(corner == CGPoint(x: 0, y: 200))
    case .aspectFill: #expect(corner == CGPoint(x: -100, y: 200))
    default: #expect(corner == CGPoint(x: 0, y: 150))
    }
  }

  @Test("a camera's place is the middle of the view")
  func camera() {
    let scene = SpriteFilm.square()
    let camera = SKCameraNode()
    camera.position = CGPoint(x: 500, y: 300)
    camera.setScale(2)
    scene.addChild(camera)
    scene.camera = camera
    let film = SpriteFilm(scene)
    defer { withExtendedLifetime(film) {} }
    #expect(scene.convertPoint(toView: CGPoint(x: 500, y: 300)) == CGPoint(x: 100, y: 100))
    #expect(scene.convertPoint(toView: CGPoint(x: 520, y: 320)) == CGPoint(x: 110, y: 90))
  }

  @Test("a list holds the ground, then the nodes as they lie")
  func list() {
    let scene = SpriteFilm.square()
    let sprite = SKSpriteNode(color: .red, size: CGSize(width: 20, height: 10))
    sprite.position = CGPoint(x: 100, y: 50)
    let ring = SKShapeNode(circleOfRadius: 10)
    ring.zPosition = -1
    scene.addChild(sprite)
    scene.addChild(ring)
    let text = SpriteFilm(scene).list.description
    let parts = ["#262626", "(stroke (ellipse -10 -10 20 20)", "(rect -10 -5 20 10)"].map {
      text.range(of: $0)
    }
    #expect(parts.allSatisfy { $0 != nil }, "\(text)")
    let starts = parts.compactMap { $0?.lowerBound }
    #expect(starts == starts.sorted())
    #expect(text.contains("100 150"), "\(text)")
  }

  private final class Toucher: SKScene {
    var places: [CGPoint] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      places += touches.map { $0.location(in: self) }
    }
  }

  @Test("touches reach the scene with y up, and end without a responder")
  func touches() {
    let scene = Toucher(size: CGSize(width: 200, height: 200))
    let film = SpriteFilm(scene)
    scene.view?.window?.tap(at: CGPoint(x: 30, y: 40))
    film.go(to: 0.5)
    #expect(scene.places == [CGPoint(x: 30, y: 160)])
  }

  @Test("defaults are those of the documentation")
  func defaults() {
    let label = SKLabelNode(text: "a")
    #expect(label.fontSize == 32 && label.fontName == "HelveticaNeue-UltraLight")
    let shape = SKShapeNode(circleOfRadius: 1)
    #expect(shape.lineWidth == 1 && shape.strokeColor == .white)
    let emitter = SKEmitterNode()
    #expect(emitter.particleBirthRate == 0 && emitter.particleAlpha == 1 && emitter.numParticlesToEmit == 0)
    let body = SKPhysicsBody(rectangleOf: CGSize(width: 100, height: 100))
    #expect(abs(body.mass - 10_000 / 22_500) < 1e-9 && body.friction == 0.2 && body.restitution == 0.2)
    #expect(body.linearDamping == 0.1 && body.angularDamping == 0.1 && body.contactTestBitMask == 0)
    #expect(SKScene(size: .zero).physicsWorld.gravity == CGVector(dx: 0, dy: -9.8))
  }
}
