import Foundation

/// The size, the rate and the number of a clip's frames.
public struct FrameFormat: Equatable, Sendable {
  /// In points.
  public var size: CGSize
  /// Pixels per point.
  public var scale: Double
  /// The frames a second.
  public var frameRate: FrameRate
  /// Frames in the whole clip, 1 or more.
  public var frameCount: Int
  /// Whether every pixel of every frame is known to be opaque. Otherwise formats with alpha keep it.
  public var isOpaque: Bool

  /// Makes a format. `size` is in points, `scale` in pixels per point.
  public init(
    size: CGSize, scale: Double = 1, frameRate: FrameRate, frameCount: Int, isOpaque: Bool = true
  ) {
    self.size = size
    self.scale = scale
    self.frameRate = frameRate
    self.frameCount = frameCount
    self.isOpaque = isOpaque
  }

  /// The time a frame shows, in seconds.
  package func time(of frame: Int) -> TimeInterval {
    Double(frame) * Double(frameRate.denominator) / Double(frameRate.numerator)
  }

  /// In pixels: the width in points times the scale, rounded to nearest, half away from zero.
  public var pixelWidth: Int { Self.pixels(size.width, scale) }

  /// In pixels.
  public var pixelHeight: Int { Self.pixels(size.height, scale) }

  /// Clamped to what a canvas refuses with a message, so that absurd sizes don't overflow on the way there.
  private static func pixels(_ length: CGFloat, _ scale: Double) -> Int {
    let value = (Double(length) * scale).rounded()
    return value.isNaN ? 0 : Int(min(max(value, -1e9), 1e9))
  }
}
