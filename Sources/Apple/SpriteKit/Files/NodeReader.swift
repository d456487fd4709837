import Flipbook
import FlipbookDiagnostics
import FlipbookPicture
import FlipbookUIKit
import Foundation

/// Makes nodes of the objects of a file.
@MainActor
struct NodeReader {
  let file: String
  /// The deepest node below others.
  private static let mostDepth = 256

  /// Makes a node with all below it; nil for an object of another kind.
  ///
  /// - Parameter wanted: The class of the node at the top; nil for that of the file.
  func node(_ object: ArchiveObject, as wanted: SKNode.Type? = nil) -> SKNode? {
    var used: Set<Int> = []
    return node(object, as: wanted, depth: 0, &used)
  }

  /// - Parameters:
  ///   - depth: How many nodes stand above.
  ///   - used: The objects that stand in the tree: each has one place there.
  private func node(
    _ object: ArchiveObject, as wanted: SKNode.Type?, depth: Int, _ used: inout Set<Int>
  ) -> SKNode? {
    guard depth < Self.mostDepth, let node = make(object, wanted) else { return nil }
    read(object, into: node)
    for value in object.list("_children") {
      guard case .reference(let index) = value, used.insert(index).inserted,
        let child = object.archive.object(value),
        let made = self.node(child, as: nil, depth: depth + 1, &used)
      else { continue }
      node.addChild(made)
    }
    if let scene = node as? SKScene {
      if let camera = object.object("_camera") {
        let name = camera.text("_name")
        scene.camera = scene.children.compactMap { $0 as? SKCameraNode }.first { $0.name == name }
      }
      scene.sceneDidLoad()
    }
    return node
  }

  private func make(_ object: ArchiveObject, _ wanted: SKNode.Type?) -> SKNode? {
    if case .text(let name)? = object.entry("_PB_previewSKNodeCustomClassName", of: "_info"), !name.isEmpty,
      wanted == nil || wanted == SKScene.self || wanted == SKNode.self,
      let own = NibClasses.type(named: name, module: nil) as? SKNode.Type
    {
      return own.init(coder: NSCoder())
    }
    if let wanted, wanted != SKNode.self { return wanted.init(coder: NSCoder()) }
    switch object.type {
    case "SKScene": return SKScene(coder: NSCoder())
    case "SKSpriteNode": return SKSpriteNode()
    case "SKLabelNode": return SKLabelNode()
    case "SKShapeNode": return SKShapeNode()
    case "SKEmitterNode": return SKEmitterNode()
    case "SKCameraNode": return SKCameraNode()
    case "SKEffectNode": return SKEffectNode()
    case "SKCropNode": return SKCropNode()
    case "SKLightNode": return SKLightNode()
    case "SKNode": return SKNode()
    case let type?:
      DiagnosticCollector.current.warn(
        "sprites.file", "\(file) has a node of \(type), which is not drawn; what is below it is.")
      return SKNode()
    case nil: return nil
    }
  }

  private func read(_ object: ArchiveObject, into node: SKNode) {
    if let place = object.point("_position") { node.position = place }
    node.zPosition = object.number("_zPosition") ?? 0
    node.zRotation = object.number("_zRotation") ?? 0
    node.xScale = object.number("_xScale") ?? 1
    node.yScale = object.number("_yScale") ?? 1
    node.alpha = object.number("_opacity") ?? 1
    node.isHidden = object.flag("_hidden") ?? false
    node.name = object.text("_name") ?? node.name
    if let body = object.object("_PKPhysicsBody"), !(node is SKScene) {
      node.physicsBody = BodyReader.body(body, scale: CGSize(width: node.xScale, height: node.yScale))
    }
    switch node {
    case let scene as SKScene: readScene(object, scene)
    case let sprite as SKSpriteNode: readSprite(object, sprite)
    case let label as SKLabelNode: readLabel(object, label)
    case let emitter as SKEmitterNode: EmitterReader(object: object).read(into: emitter)
    default: break
    }
  }

  private func readScene(_ object: ArchiveObject, _ scene: SKScene) {
    if let bounds = object.rect("Scene_bounds") ?? object.rect("_visibleRect"), bounds.width > 0 {
      scene.size = bounds.size
    }
    if let anchor = object.point("_anchorPoint") { scene.anchorPoint = anchor }
    if let color = object.color("_backgroundColor") { scene.backgroundColor = color }
    if let mode = object.integer("_scaleMode").flatMap(SKSceneScaleMode.init(rawValue:)) {
      scene.scaleMode = mode
    }
    guard let world = object.object("_physicsWorld") else { return }
    if let pull = world.point("gravity") { scene.physicsWorld.gravity = CGVector(dx: pull.x, dy: pull.y) }
    scene.physicsWorld.speed = world.number("speedMultiplier") ?? 1
  }

  private func readSprite(_ object: ArchiveObject, _ sprite: SKSpriteNode) {
    sprite.texture = object.object("_texture").flatMap { Self.texture($0) }
    if let bounds = object.rect("_bounds") {
      let size = sprite.texture?.size() ?? .zero
      sprite.size = bounds.width > 0 && bounds.height > 0 ? bounds.size : size
    }
    if let color = object.color("_baseColor") { sprite.color = color }
    sprite.colorBlendFactor = object.number("_colorMix") ?? 0
    if let anchor = object.point("_anchorPoint") { sprite.anchorPoint = anchor }
    if let center = object.rect("_centerRect") { sprite.centerRect = center }
    if let mode = object.integer("_blendMode").flatMap(SKBlendMode.init(rawValue:)) {
      sprite.blendMode = mode
    }
  }

  private func readLabel(_ object: ArchiveObject, _ label: SKLabelNode) {
    label.text = object.text("_text")
    label.fontName = object.text("_fontName") ?? label.fontName
    label.fontSize = object.number("_fontSize") ?? 32
    label.fontColor = object.color("_fontColor") ?? .white
    label.numberOfLines = object.integer("_numberOfLines") ?? 1
    label.preferredMaxLayoutWidth = object.number("_preferredMaxLayoutWidth") ?? 0
    if let mode = object.integer("_horizontalAlignmentMode") {
      label.horizontalAlignmentMode = SKLabelHorizontalAlignmentMode(rawValue: mode) ?? .center
    }
    if let mode = object.integer("_verticalAlignmentMode") {
      label.verticalAlignmentMode = SKLabelVerticalAlignmentMode(rawValue: mode) ?? .baseline
    }
  }

  /// Makes a texture of an image of the app's.
  static func texture(_ object: ArchiveObject) -> SKTexture? {
    if case .data(let data)? = object.archive.resolved(object.values["_imgData"]),
      let image = UIImage(data: data)
    {
      return SKTexture(image: image)
    }
    guard let name = object.text("_imgName") ?? object.text("_subTextureName"), !name.isEmpty else {
      return nil
    }
    let texture = SKTexture(imageNamed: name)
    if object.number("_filteringMode") == 0 { texture.filteringMode = .nearest }
    return texture
  }
}
