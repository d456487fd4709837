import Flipbook
internal import FlipbookLottie

/// A size, or a size by frame. Of scales it is in percent.
public final class SizeValueProvider: AnyValueProvider {
  /// The size at a frame.
  public typealias SizeValueBlock = (CGFloat) -> CGSize
  /// The size.
  public var size: CGSize
  private let block: SizeValueBlock?

  /// Takes the size from a closure.
  public init(block: @escaping SizeValueBlock) { (self.block, size) = (block, .zero) }
  /// Makes a provider of one size.
  public init(_ size: CGSize) { (block, self.size) = (nil, size) }
  /// The measures at a frame.
  public func _numbers(frame: AnimationFrameTime) -> [Double] {
    let size = block?(frame) ?? self.size
    return [Double(size.width), Double(size.height)]
  }
  /// Whether a closure gives the size.
  public var _isAnimated: Bool { block != nil }
}
