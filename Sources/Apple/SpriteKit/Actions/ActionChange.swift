import Flipbook
import FlipbookPicture
import Foundation

/// The change that an action makes to one node, from what the node was when the action began.
@MainActor
final class ActionChange {
  let action: SKAction
  /// The part of the way so far.
  private var last = 0.0
  private let start: ActionStart
  private let track: PathTrack?
  private var texture: Int?
  /// Whether what takes no time is done.
  var hasFired = false
  /// The time of the last step, in seconds.
  var lastTime: TimeInterval = 0

  init(_ action: SKAction, _ node: SKNode) {
    self.action = action
    start = ActionStart(node)
    if case .follow(let path, _, _) = action.content { track = PathTrack(path) } else { track = nil }
  }

  /// Brings the node to a part of the way.
  ///
  /// - Parameter time: So far, in seconds.
  func apply(_ part: Double, time: TimeInterval, _ node: SKNode) {
    let step = CGFloat(part - last)
    last = part
    let part = CGFloat(part)
    switch action.content {
    case .move(let way):
      node.position = CGPoint(x: node.position.x + way.dx * step, y: node.position.y + way.dy * step)
    case .moveTo(let x, let y):
      if let x { node.position.x = Self.mix(start.position.x, x, part) }
      if let y { node.position.y = Self.mix(start.position.y, y, part) }
    case .rotate(let angle): node.zRotation += angle * step
    case .rotateTo(let angle, let isShortest):
      node.zRotation = start.rotation + Self.turn(from: start.rotation, to: angle, isShortest) * part
    case .fade(let alpha): node.alpha = max(0, min(1, node.alpha + alpha * step))
    case .fadeTo(let alpha): node.alpha = Self.mix(start.alpha, alpha, part)
    case .speed(let speed): node.speed += speed * step
    case .speedTo(let speed): node.speed = Self.mix(start.speed, speed, part)
    case .custom(let block): block(node, CGFloat(time))
    case .follow(_, let isOffset, let turns): follow(part, isOffset, turns, node)
    case .scale, .scaleTo, .scaleToSize, .resize, .resizeTo: size(part, node)
    case .colorize, .animate, .setTexture: look(part, node)
    case .force, .impulse, .torque, .angularImpulse: push(part, step, time, node)
    default: fire(node)
    }
  }

  static func mix(_ from: CGFloat, _ to: CGFloat, _ part: CGFloat) -> CGFloat {
    part == 1 ? to : from + (to - from) * part
  }

  private static func turn(from: CGFloat, to: CGFloat, _ isShortest: Bool) -> CGFloat {
    guard isShortest else { return to - from }
    return (to - from).remainder(dividingBy: 2 * .pi)
  }

  private func follow(_ part: CGFloat, _ isOffset: Bool, _ turns: Bool, _ node: SKNode) {
    guard let track, !track.isEmpty else { return }
    let (point, direction) = track.place(at: Double(part))
    let base = isOffset ? start.position : .zero
    node.position = CGPoint(x: base.x + CGFloat(point.x), y: base.y + CGFloat(point.y))
    if turns { node.zRotation = CGFloat(atan2(direction.y, direction.x)) - .pi / 2 }
  }

  private func size(_ part: CGFloat, _ node: SKNode) {
    let sprite = node as? SKSpriteNode
    switch action.content {
    case .scale(let x, let y):
      node.xScale = start.scale.width * Self.mix(1, x, part)
      node.yScale = start.scale.height * Self.mix(1, y, part)
    case .scaleTo(let x, let y):
      if let x { node.xScale = Self.mix(start.scale.width, x, part) }
      if let y { node.yScale = Self.mix(start.scale.height, y, part) }
    case .scaleToSize(let size):
      guard let sprite, sprite.size.width != 0, sprite.size.height != 0 else { return }
      node.xScale = Self.mix(start.scale.width, size.width / sprite.size.width, part)
      node.yScale = Self.mix(start.scale.height, size.height / sprite.size.height, part)
    case .resize(let width, let height):
      sprite?.size = CGSize(
        width: start.size.width + width * part, height: start.size.height + height * part)
    case .resizeTo(let width, let height):
      if let width { sprite?.size.width = Self.mix(start.size.width, width, part) }
      if let height { sprite?.size.height = Self.mix(start.size.height, height, part) }
    default: break
    }
  }

  private func look(_ part: CGFloat, _ node: SKNode) {
    guard let sprite = node as? SKSpriteNode else { return }
    switch action.content {
    case .colorize(let color, let factor):
      sprite.colorBlendFactor = Self.mix(start.blendFactor, factor, part)
      if let color { sprite.color = start.color.mixed(with: color, part) }
    case .setTexture(let texture, let resizes):
      sprite.texture = texture
      if resizes { sprite.size = texture.size() }
    case .animate(let textures, let resizes, let restores):
      guard !textures.isEmpty else { return }
      if part >= 1, restores {
        sprite.texture = start.texture
        if resizes { sprite.size = start.size }
        return
      }
      let index = min(textures.count - 1, Int(part * CGFloat(textures.count) + 1e-6))
      guard index != texture else { return }
      texture = index
      sprite.texture = textures[index]
      if resizes { sprite.size = textures[index].size() }
    default: break
    }
  }
}
