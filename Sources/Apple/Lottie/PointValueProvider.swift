import Flipbook
internal import FlipbookLottie

/// A point, or a point by frame.
public final class PointValueProvider: AnyValueProvider {
  /// The point at a frame.
  public typealias PointValueBlock = (CGFloat) -> CGPoint
  /// The point.
  public var point: CGPoint
  private let block: PointValueBlock?

  /// Takes the point from a closure.
  public init(block: @escaping PointValueBlock) { (self.block, point) = (block, .zero) }
  /// Makes a provider of one point.
  public init(_ point: CGPoint) { (block, self.point) = (nil, point) }
  /// The coordinates at a frame.
  public func _numbers(frame: AnimationFrameTime) -> [Double] {
    let point = block?(frame) ?? self.point
    return [Double(point.x), Double(point.y)]
  }
  /// Whether a closure gives the point.
  public var _isAnimated: Bool { block != nil }
}
