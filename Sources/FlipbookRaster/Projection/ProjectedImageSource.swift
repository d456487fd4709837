import FlipbookPicture
import Foundation

/// Colours sampled from an image that is seen through a projection.
///
/// Where a pixel spans many of the image's, samples lie along the longer side of what it spans, on levels that are as
/// coarse as its shorter side: the image stays sharp across a slanted card and does not flicker along it. Both are
/// worked out once for a few columns, at places fixed to the canvas.
final class ProjectedImageSource: SpanSource {
  private let image: PreparedImage
  private let interpolation: ImageInterpolation
  private let isTiled: Bool
  /// From pixels of the canvas to those of the image.
  private let inverse: Homography
  private let size: SIMD2<Double>
  private var levels: [PreparedImage.Level] = []

  private static let mostSamples = 16.0
  private static let block = 4

  init(_ image: PreparedImage, inverse: Homography, interpolation: ImageInterpolation, isTiled: Bool) {
    self.image = image
    self.inverse = inverse
    self.interpolation = interpolation
    self.isTiled = isTiled
    let full = image.level(0)
    size = SIMD2(Double(full.width), Double(full.height))
    super.init(isOpaque: image.isOpaque)
  }

  /// How the pixels of a block are sampled.
  private struct Footprint {
    /// From one sample to the next, in pixels of the image.
    var step = SIMD2<Double>()
    var count = 1
    var level = 0
    /// How much of the level after it is mixed in, 0…1.
    var part: Float = 0
  }

  override func fetch(_ target: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
    var footprint = Footprint()
    var footprintBlock = Int.min
    for index in 0..<count {
      let column = x + index
      let image = inverse(Double(column) + 0.5, Double(y) + 0.5)
      let place = SIMD2(image.x, image.y) / image.z
      guard place.x.isFinite && place.y.isFinite else {
        target[index] = 0
        continue
      }
      if interpolation == .none {
        target[index] = pixel(level(0), place)
        continue
      }
      if column / Self.block != footprintBlock {
        footprintBlock = column / Self.block
        footprint = self.footprint(
          Double(footprintBlock * Self.block) + 0.5 * Double(Self.block), Double(y) + 0.5)
      }
      target[index] = sampled(place, footprint)
    }
  }

  private func footprint(_ x: Double, _ y: Double) -> Footprint {
    var result = Footprint()
    if interpolation == .low { return result }
    let image = inverse(x, y)
    let place = SIMD2(image.x, image.y) / image.z
    let across = (SIMD2(inverse.x.x, inverse.x.y) - place * inverse.x.z) / image.z
    let down = (SIMD2(inverse.y.x, inverse.y.y) - place * inverse.y.z) / image.z
    let (a, c) = ((across * across).sum(), (down * down).sum())
    let axis = a >= c ? across : down
    let length = max(a, c).squareRoot()
    guard length > 1, length < 1e9 else { return result }
    let width = abs(across.x * down.y - across.y * down.x) / length
    // Across the shorter side a sample takes in its level's pixel, at least one of the image.
    let count = min(Self.mostSamples, max(1, (length / max(width, 1)).rounded(.up)))
    result.count = Int(count)
    result.step = axis / count
    // A quarter less, as a level's pixels are a little soft themselves.
    let coarse = max(0, log2(max(width, length / count)) - 0.25)
    result.level = Int(coarse)
    result.part = Float(coarse - coarse.rounded(.down))
    return result
  }

  private func level(_ index: Int) -> PreparedImage.Level {
    while levels.count <= index { levels.append(image.level(levels.count)) }
    return levels[index]
  }

  private func sampled(_ place: SIMD2<Double>, _ footprint: Footprint) -> UInt32 {
    var sum = SIMD4<Float>()
    var position = place - footprint.step * (Double(footprint.count - 1) / 2)
    let fine = level(footprint.level)
    let coarse = level(footprint.level + 1)
    for _ in 0..<footprint.count {
      let sample = bilinear(fine, position)
      sum += footprint.part > 0 ? sample + (bilinear(coarse, position) - sample) * footprint.part : sample
      position += footprint.step
    }
    return Self.word(sum / Float(footprint.count))
  }

  @inline(__always)
  private func bounded(_ index: Int, _ count: Int) -> Int {
    guard isTiled else { return max(0, min(count &- 1, index)) }
    let rest = index % count
    return rest < 0 ? rest &+ count : rest
  }

  /// - Parameter place: In pixels of the whole image.
  private func pixel(_ level: PreparedImage.Level, _ place: SIMD2<Double>) -> UInt32 {
    let x = bounded(Self.whole(place.x), level.width)
    let y = bounded(Self.whole(place.y), level.height)
    return level.base[y * level.width + x]
  }

  @inline(__always)
  private static func whole(_ value: Double) -> Int { Int(max(-1e15, min(1e15, value.rounded(.down)))) }

  @inline(__always)
  private func bilinear(_ level: PreparedImage.Level, _ place: SIMD2<Double>) -> SIMD4<Float> {
    let scaled = place * SIMD2(Double(level.width), Double(level.height)) / size - 0.5
    let corner = SIMD2(scaled.x.rounded(.down), scaled.y.rounded(.down))
    let part = SIMD2<Float>(Float(scaled.x - corner.x), Float(scaled.y - corner.y))
    let (x, y) = (Self.whole(corner.x), Self.whole(corner.y))
    let (left, right) = (bounded(x, level.width), bounded(x &+ 1, level.width))
    let top = level.base + bounded(y, level.height) &* level.width
    let bottom = level.base + bounded(y &+ 1, level.height) &* level.width
    let upper = Self.parts(top[left]) + (Self.parts(top[right]) - Self.parts(top[left])) * part.x
    let lower = Self.parts(bottom[left]) + (Self.parts(bottom[right]) - Self.parts(bottom[left])) * part.x
    return upper + (lower - upper) * part.y
  }

  @inline(__always)
  private static func parts(_ pixel: UInt32) -> SIMD4<Float> {
    SIMD4<Float>(
      SIMD4<Int32>(truncatingIfNeeded: unsafeBitCast(pixel, to: SIMD4<UInt8>.self)))
  }

  /// Rounds to bytes. Means of premultiplied colours keep within their alpha.
  @inline(__always)
  private static func word(_ value: SIMD4<Float>) -> UInt32 {
    let bits = unsafeBitCast(value + 8_388_608, to: SIMD4<UInt32>.self)
    return unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: bits), to: UInt32.self)
  }
}
