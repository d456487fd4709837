import Flipbook
internal import FlipbookLottie

/// A number, or a number by frame.
public final class FloatValueProvider: AnyValueProvider {
  /// The number at a frame.
  public typealias CGFloatValueBlock = (CGFloat) -> CGFloat
  /// The number.
  public var float: CGFloat
  private let block: CGFloatValueBlock?

  /// Takes the number from a closure.
  public init(block: @escaping CGFloatValueBlock) { (self.block, float) = (block, 0) }
  /// Makes a provider of one number.
  public init(_ float: CGFloat) { (block, self.float) = (nil, float) }
  /// The number at a frame.
  public func _numbers(frame: AnimationFrameTime) -> [Double] { [Double(block?(frame) ?? float)] }
  /// Whether a closure gives the number.
  public var _isAnimated: Bool { block != nil }
}
