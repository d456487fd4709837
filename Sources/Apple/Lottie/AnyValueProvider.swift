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
