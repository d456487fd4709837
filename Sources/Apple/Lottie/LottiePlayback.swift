import Flipbook
internal import FlipbookLayers
import Foundation

/// A range that is played.
final class LottiePlayback {
  let from: CGFloat
  let to: CGFloat
  /// The frame that it begins at; nil for the start.
  let at: CGFloat?
  let loopMode: LottieLoopMode
  let completion: LottieCompletionBlock?

  init(
    from: CGFloat, to: CGFloat, at: CGFloat?, loopMode: LottieLoopMode, completion: LottieCompletionBlock?
  ) {
    (self.from, self.to, self.at, self.loopMode, self.completion) = (from, to, at, loopMode, completion)
  }

  /// The same with another loop mode.
  func with(_ loopMode: LottieLoopMode) -> LottiePlayback {
    LottiePlayback(from: from, to: to, at: at, loopMode: loopMode, completion: completion)
  }

  /// The frame that is shown after the end.
  func end(speed: Double) -> CGFloat {
    let (first, last) = speed < 0 ? (to, from) : (from, to)
    switch loopMode {
    case .autoReverse, .repeatBackwards: return first
    case .playOnce, .loop, .repeat: return last
    }
  }

  /// The animation of the frame; nil where it has no length.
  func animation(rate: Double, speed: Double) -> CABasicAnimation? {
    let (first, last) = speed < 0 ? (to, from) : (from, to)
    let length = abs(Double(last - first)) / rate
    guard length > 0, speed != 0 else { return nil }
    let animation = CABasicAnimation(keyPath: LottieFrameLayer.frameKey)
    animation.fromValue = first
    animation.toValue = last
    animation.duration = length
    animation.speed = Float(abs(speed))
    if let at { animation.timeOffset = abs(Double(at - first)) / rate }
    switch loopMode {
    case .playOnce:
      // The part before the start is not played again after the end.
      animation.duration = length
      if let at {
        animation.timeOffset = 0
        animation.fromValue = at
        animation.duration = abs(Double(last - at)) / rate
        guard animation.duration > 0 else { return nil }
      }
    case .loop: animation.repeatCount = .infinity
    case .autoReverse:
      animation.repeatCount = .infinity
      animation.autoreverses = true
    case .repeat(let count): animation.repeatCount = count
    case .repeatBackwards(let count):
      animation.repeatCount = count
      animation.autoreverses = true
    }
    return animation
  }
}
