import Flipbook
import Foundation

/// The values of a node when an action begins.
@MainActor
struct ActionStart {
  let position: CGPoint
  let rotation: CGFloat
  let scale: CGSize
  let alpha: CGFloat
  let speed: CGFloat
  let size: CGSize
  let color: UIColor
  let blendFactor: CGFloat
  let texture: SKTexture?

  init(_ node: SKNode) {
    position = node.position
    rotation = node.zRotation
    scale = CGSize(width: node.xScale, height: node.yScale)
    (alpha, speed) = (node.alpha, node.speed)
    let sprite = node as? SKSpriteNode
    size = sprite?.size ?? .zero
    color = sprite?.color ?? .white
    blendFactor = sprite?.colorBlendFactor ?? 0
    texture = sprite?.texture
  }
}
