import Flipbook
internal import FlipbookLottie

/// Values that take the place of those of a file.
public protocol AnyValueProvider {
  /// The numbers at a frame.
  func _numbers(frame: AnimationFrameTime) -> [Double]
  /// Whether the numbers are other ones at other frames.
  var _isAnimated: Bool { get }
  /// How many colors the numbers begin with, of a gradient; nil for other values.
  var _colorCount: Int? { get }
}

extension AnyValueProvider {
  /// Values are no gradients.
  public var _colorCount: Int? { nil }

  /// The value for a property of an animation; closures are asked at each of its frames.
  func value(_ animation: LottieAnimation) -> LottieData.Value {
    let first = animation.startFrame
    if let count = _colorCount {
      let frames =
        _isAnimated ? frames(animation) : [LottieData.Frame(frame: first, numbers: _numbers(frame: first))]
      return .stops(frames, count: count)
    }
    return _isAnimated ? .frames(frames(animation)) : .numbers(_numbers(frame: first))
  }

  private func frames(_ animation: LottieAnimation) -> [LottieData.Frame] {
    let first = animation.startFrame.rounded(.down)
    let count = min(100_000, Int((animation.endFrame - first).rounded(.up)) + 1)
    return (0..<count).map { index in
      let frame = first + CGFloat(index)
      return LottieData.Frame(frame: frame, numbers: _numbers(frame: frame))
    }
  }
}
