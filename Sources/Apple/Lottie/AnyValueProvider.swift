import Flipbook
internal import FlipbookLottie

/// Values that take the place of those of a file.
public protocol AnyValueProvider {
  /// The numbers at a frame.
  func _numbers(frame: AnimationFrameTime) -> [Double]
  /// Whether the numbers are other ones at other frames.
  var _isAnimated: Bool { get }
}

extension AnyValueProvider {
  /// The value for a property of an animation; closures are asked at each of its frames.
  func value(_ animation: LottieAnimation) -> LottieData.Value {
    guard _isAnimated else { return .numbers(_numbers(frame: animation.startFrame)) }
    let first = animation.startFrame.rounded(.down)
    let count = min(100_000, Int((animation.endFrame - first).rounded(.up)) + 1)
    return .frames(
      (0..<count).map { index in
        let frame = first + CGFloat(index)
        return LottieData.Frame(frame: frame, numbers: _numbers(frame: frame))
      })
  }
}
