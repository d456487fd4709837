import Flipbook
internal import FlipbookLottie

/// A colour, or a colour by frame.
public final class ColorValueProvider: AnyValueProvider {
  /// The colour at a frame.
  public typealias ColorValueBlock = (CGFloat) -> LottieColor
  /// The colour.
  public var color: LottieColor
  private let block: ColorValueBlock?

  /// Takes the colour from a closure.
  public init(block: @escaping ColorValueBlock) {
    (self.block, color) = (block, LottieColor(r: 0, g: 0, b: 0, a: 1))
  }
  /// Makes a provider of one colour.
  public init(_ color: LottieColor) { (block, self.color) = (nil, color) }
  /// The components at a frame.
  public func _numbers(frame: AnimationFrameTime) -> [Double] { (block?(frame) ?? color).numbers }
  /// Whether a closure gives the colour.
  public var _isAnimated: Bool { block != nil }
}
