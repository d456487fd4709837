import Flipbook
import FlipbookPicture
import Foundation

extension SKAction {
  /// Returns the action backwards; one that has no way back as it is.
  public func reversed() -> SKAction { with(Self.back(content), duration) }

  private static func back(_ content: ActionContent) -> ActionContent {
    switch content {
    case .move(let way): .move(CGVector(dx: -way.dx, dy: -way.dy))
    case .rotate(let angle): .rotate(-angle)
    case .scale(let x, let y): .scale(x != 0 ? 1 / x : 1, y != 0 ? 1 / y : 1)
    case .resize(let width, let height): .resize(-width, -height)
    case .fade(let alpha): .fade(-alpha)
    case .fadeTo(let alpha) where alpha == 0 || alpha == 1: .fadeTo(1 - alpha)
    case .speed(let speed): .speed(-speed)
    case .hide(let isHidden): .hide(!isHidden)
    case .animate(let textures, let resizes, let restores):
      .animate(textures.reversed(), resizes: resizes, restores: restores)
    case .follow(let path, let isOffset, let turns):
      .follow(path.backwards, isOffset: isOffset, turns: turns)
    case .sequence(let actions): .sequence(actions.reversed().map { $0.reversed() })
    case .group(let actions): .group(actions.map { $0.reversed() })
    case .times(let action, let count): .times(action.reversed(), count)
    case .forever(let action): .forever(action.reversed())
    default: content
    }
  }
}
