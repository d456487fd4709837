import Flipbook
import Foundation

extension SKAction {
  /// Multiplies a node's scale.
  public class func scale(by scale: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(.scale(scale, scale), duration)
  }

  /// Multiplies a node's scales.
  public class func scaleX(by xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(.scale(xScale, yScale), duration)
  }

  /// Scales a node to a factor.
  public class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(.scaleTo(scale, scale), duration)
  }

  /// Scales a node to factors.
  public class func scaleX(to xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(.scaleTo(xScale, yScale), duration)
  }

  /// Scales a node's width to a factor.
  public class func scaleX(to scale: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(.scaleTo(scale, nil), duration)
  }

  /// Scales a node's height to a factor.
  public class func scaleY(to scale: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(.scaleTo(nil, scale), duration)
  }

  /// Scales a sprite to a size, in points of its parent.
  public class func scale(to size: CGSize, duration: TimeInterval) -> SKAction {
    SKAction(.scaleToSize(size), duration)
  }

  /// Adds to a sprite's size, in points.
  public class func resize(byWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(.resize(width, height), duration)
  }

  /// Gives a sprite a size, in points.
  public class func resize(toWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(.resizeTo(width, height), duration)
  }

  /// Gives a sprite a width, in points.
  public class func resize(toWidth width: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(.resizeTo(width, nil), duration)
  }

  /// Gives a sprite a height, in points.
  public class func resize(toHeight height: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(.resizeTo(nil, height), duration)
  }

  /// Fades a node to full opacity.
  public class func fadeIn(withDuration sec: TimeInterval) -> SKAction { SKAction(.fadeTo(1), sec) }

  /// Fades a node away.
  public class func fadeOut(withDuration sec: TimeInterval) -> SKAction { SKAction(.fadeTo(0), sec) }

  /// Adds to a node's opacity.
  public class func fadeAlpha(by factor: CGFloat, duration sec: TimeInterval) -> SKAction {
    SKAction(.fade(factor), sec)
  }

  /// Fades a node to an opacity.
  public class func fadeAlpha(to alpha: CGFloat, duration sec: TimeInterval) -> SKAction {
    SKAction(.fadeTo(alpha), sec)
  }

  /// Leaves a node out.
  public class func hide() -> SKAction { SKAction(.hide(true), 0) }

  /// Shows a node again.
  public class func unhide() -> SKAction { SKAction(.hide(false), 0) }

  /// Mixes a sprite with a colour.
  public class func colorize(
    with color: UIColor, colorBlendFactor: CGFloat, duration: TimeInterval
  ) -> SKAction { SKAction(.colorize(color, factor: colorBlendFactor), duration) }

  /// Changes how much of its colour a sprite takes.
  public class func colorize(
    withColorBlendFactor colorBlendFactor: CGFloat, duration sec: TimeInterval
  ) -> SKAction { SKAction(.colorize(nil, factor: colorBlendFactor), sec) }

  /// Gives a sprite another picture.
  public class func setTexture(_ texture: SKTexture) -> SKAction { setTexture(texture, resize: false) }

  /// Gives a sprite another picture, and its size.
  public class func setTexture(_ texture: SKTexture, resize: Bool) -> SKAction {
    SKAction(.setTexture(texture, resizes: resize), 0)
  }

  /// Shows pictures one after the other, each for a time in seconds.
  public class func animate(with textures: [SKTexture], timePerFrame sec: TimeInterval) -> SKAction {
    animate(with: textures, timePerFrame: sec, resize: false, restore: false)
  }

  /// Shows pictures one after the other, each for a time in seconds.
  ///
  /// - Parameters:
  ///   - resize: Whether the sprite takes the size of each.
  ///   - restore: Whether the picture before comes back at the end.
  public class func animate(
    with textures: [SKTexture], timePerFrame sec: TimeInterval, resize: Bool, restore: Bool
  ) -> SKAction {
    SKAction(.animate(textures, resizes: resize, restores: restore), sec * Double(textures.count))
  }
}
