// flipbook: --size 360x360 --duration 6 --scale 2
import SpriteKit
import SwiftUI

/// Boxes that fall into a tray, and a fountain of sparks between them.
///
///     flipbook render scenes/FallingBoxes.swift -o output/falling-boxes.mp4
struct FallingBoxes: View {
  @State private var scene = BoxScene(size: CGSize(width: 360, height: 360))

  var body: some View { SpriteView(scene: scene).frame(width: 360, height: 360) }
}

/// The boxes and the sparks.
final class BoxScene: SKScene {
  private static let colors: [UIColor] = [.systemOrange, .systemTeal, .systemPink, .systemYellow]
  private var number = 0

  override func didMove(to view: SKView) {
    backgroundColor = UIColor(red: 0.07, green: 0.09, blue: 0.16, alpha: 1)
    physicsBody = SKPhysicsBody(edgeLoopFrom: frame)
    let drop = SKAction.run { [weak self] in self?.dropBox() }
    run(.repeat(.sequence([drop, .wait(forDuration: 0.25)]), count: 16))
    addChild(fountain())
    let title = SKLabelNode(text: "Falling boxes")
    title.fontName = "HelveticaNeue-Bold"
    title.fontSize = 24
    title.position = CGPoint(x: frame.midX, y: frame.maxY - 44)
    title.zPosition = 10
    title.run(.repeatForever(.sequence([.fadeAlpha(to: 0.4, duration: 1), .fadeAlpha(to: 1, duration: 1)])))
    addChild(title)
  }

  private func dropBox() {
    let side = CGFloat(28 + 6 * (number % 3))
    let box = SKShapeNode(rectOf: CGSize(width: side, height: side), cornerRadius: 5)
    box.fillColor = Self.colors[number % Self.colors.count]
    box.strokeColor = .clear
    box.position = CGPoint(x: 60 + CGFloat(number * 97 % 240), y: frame.maxY - 30)
    box.zRotation = CGFloat(number) * 0.4
    box.physicsBody = SKPhysicsBody(rectangleOf: CGSize(width: side, height: side))
    addChild(box)
    number += 1
  }

  private func fountain() -> SKEmitterNode {
    let sparks = SKEmitterNode()
    sparks.particleTexture = SKTexture(image: spark())
    sparks.position = CGPoint(x: frame.midX, y: 4)
    sparks.particleBirthRate = 160
    sparks.particleLifetime = 1.4
    sparks.particleLifetimeRange = 0.6
    sparks.emissionAngle = .pi / 2
    sparks.emissionAngleRange = 0.5
    sparks.particleSpeed = 330
    sparks.particleSpeedRange = 120
    sparks.yAcceleration = -300
    sparks.particleScale = 0.6
    sparks.particleScaleSpeed = -0.3
    sparks.particleAlphaSpeed = -0.6
    sparks.particleColorBlendFactor = 1
    sparks.particleColorSequence = SKKeyframeSequence(
      keyframeValues: [UIColor.white, UIColor.systemYellow, UIColor.systemRed], times: [0, 0.3, 1])
    sparks.particleBlendMode = .add
    return sparks
  }

  /// A soft white disc.
  private func spark() -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { context in
      for ring in 0..<12 {
        UIColor(white: 1, alpha: 0.16).setFill()
        let rect = CGRect(x: 0, y: 0, width: 24, height: 24).insetBy(dx: CGFloat(ring), dy: CGFloat(ring))
        context.cgContext.fillEllipse(in: rect)
      }
    }
  }
}
