import Flipbook
import FlipbookPicture
import Foundation

/// The task of an action.
enum ActionContent {
  case move(CGVector)
  case moveTo(x: CGFloat?, y: CGFloat?)
  case rotate(CGFloat)
  case rotateTo(CGFloat, isShortest: Bool)
  case scale(CGFloat, CGFloat)
  case scaleTo(CGFloat?, CGFloat?)
  case scaleToSize(CGSize)
  case resize(CGFloat, CGFloat)
  case resizeTo(CGFloat?, CGFloat?)
  case fade(CGFloat)
  case fadeTo(CGFloat)
  case colorize(UIColor?, factor: CGFloat)
  case animate([SKTexture], resizes: Bool, restores: Bool)
  case setTexture(SKTexture, resizes: Bool)
  case follow(Path, isOffset: Bool, turns: Bool)
  case speed(CGFloat)
  case speedTo(CGFloat)
  case wait(range: TimeInterval)
  case sequence([SKAction])
  case group([SKAction])
  case times(SKAction, Int)
  case forever(SKAction)
  case call(() -> Void, Flipbook.DispatchQueue?)
  case child(SKAction, String)
  case custom((SKNode, CGFloat) -> Void)
  case remove
  case hide(Bool)
  case force(CGVector, CGPoint?)
  case impulse(CGVector, CGPoint?)
  case torque(CGFloat)
  case angularImpulse(CGFloat)
  case sound(String, waits: Bool)
  case audio(AudioCommand)
}
