import FlipbookDrawing
import Foundation

/// Colours sampled from an image that is placed by an affine map.
///
/// Sample places are exact 64-bit fixed-point functions of the pixel's column and row.
final class ImageSource: SpanSource {
  enum Sampling {
    case nearest
    case bilinear
    case bicubic
  }

  /// Keeps the levels' memory.
  private let image: PreparedImage
  private let fitted: PreparedImage.Fitted?
  private let level: PreparedImage.Level
  private let sampling: Sampling
  /// True: the image repeats; false: its edge pixels go on.
  private let isTiled: Bool
  /// In pixels of the level, 32 fraction bits: at the centre of pixel (0, 0), and a step per column and per row.
  private let origin: SIMD2<Int64>
  private let stepX: SIMD2<Int64>
  private let stepY: SIMD2<Int64>

  /// - Parameter inverse: From pixels of the canvas to pixels of the image.
  init(_ image: PreparedImage, inverse: CGAffineTransform, interpolation: ImageInterpolation, isTiled: Bool) {
    self.image = image
    self.isTiled = isTiled
    var index = 0
    // Pixels of the image for one of the canvas, along each side of the image.
    let across = hypot(inverse.a, inverse.c)
    let down = hypot(inverse.b, inverse.d)
    let isShrunk = interpolation == .high && max(across, down) > 1 && inverse.isFinite
    if interpolation == .medium {
      // Pixels of the image for one of the canvas, along the direction that shrinks least.
      let shrink = inverse.largestScale
      if shrink > 1 && shrink.isFinite { index = max(0, Int((log2(shrink) + 0.25).rounded(.down))) }
    }
    let full = image.level(0)
    let map: CGAffineTransform
    if isShrunk {
      let (made, toLevel) = Self.fitted(image, inverse, across, down, isTiled: isTiled)
      fitted = made
      level = made.level
      map = toLevel
    } else {
      fitted = nil
      level = image.level(min(index, 20))
      map = inverse.concatenating(
        CGAffineTransform(
          scaleX: CGFloat(level.width) / CGFloat(full.width), y: CGFloat(level.height) / CGFloat(full.height))
      )
    }
    var shift = 0.0
    let isUnmoved =
      map.a == 1 && map.b == 0 && map.c == 0 && map.d == 1 && map.tx == map.tx.rounded()
      && map.ty == map.ty.rounded()
    if interpolation == .none || isUnmoved {
      sampling = .nearest
    } else {
      sampling = interpolation == .high ? .bicubic : .bilinear
      shift = -0.5
    }
    func fixed(_ x: CGFloat, _ y: CGFloat, _ limit: Double) -> SIMD2<Int64> {
      func one(_ value: Double) -> Int64 {
        value.isFinite ? Int64(max(-limit, min(limit, value * 4_294_967_296))) : 0
      }
      return SIMD2(one(Double(x)), one(Double(y)))
    }
    stepX = fixed(map.a, map.b, 0x1p46)
    stepY = fixed(map.c, map.d, 0x1p46)
    origin = fixed(
      map.tx + (map.a + map.c) / 2 + shift, map.ty + (map.b + map.d) / 2 + shift, 0x1p61)
    super.init(isOpaque: image.isOpaque)
  }

  /// The image shrunk for a map, and the way from pixels of the canvas to its pixels: each to one where the image is
  /// upright, else to some as far apart.
  private static func fitted(
    _ image: PreparedImage, _ inverse: CGAffineTransform, _ across: CGFloat, _ down: CGFloat, isTiled: Bool
  ) -> (PreparedImage.Fitted, CGAffineTransform) {
    let full = image.level(0)
    if !isTiled, inverse.b == 0, inverse.c == 0, inverse.a >= 1, inverse.d >= 1 {
      func axis(_ count: Int, _ step: CGFloat, _ shift: CGFloat) -> (Int, LanczosResampler.Axis) {
        let first = Int(max(-1e9, min(1e9, -shift / step)).rounded(.down)) - 1
        return (
          first,
          LanczosResampler.Axis(
            count: Int((CGFloat(count) / step).rounded(.up)) + 3,
            first: Double((CGFloat(first) + 0.5) * step + shift), step: Double(step))
        )
      }
      let (left, columns) = axis(full.width, inverse.a, inverse.tx)
      let (top, rows) = axis(full.height, inverse.d, inverse.ty)
      return (
        image.fitted(columns, rows, wraps: false),
        CGAffineTransform(translationX: -CGFloat(left), y: -CGFloat(top))
      )
    }
    func axis(_ count: Int, _ shrink: CGFloat) -> LanczosResampler.Axis {
      let fitting = max(1, Int((CGFloat(count) / max(1, shrink)).rounded()))
      let step = Double(count) / Double(fitting)
      return LanczosResampler.Axis(count: fitting, first: step / 2, step: step)
    }
    let (columns, rows) = (axis(full.width, across), axis(full.height, down))
    return (
      image.fitted(columns, rows, wraps: isTiled),
      inverse.concatenating(CGAffineTransform(scaleX: 1 / columns.step, y: 1 / rows.step))
    )
  }

  override func fetch(_ target: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
    var place = origin &+ stepX &* Int64(x) &+ stepY &* Int64(y)
    if sampling == .nearest && stepX == SIMD2(1 << 32, 0) && !isTiled {
      let first = Int(place.x >> 32)
      if first >= 0 && first + count <= level.width {
        let row = max(0, min(level.height - 1, Int(place.y >> 32)))
        target.update(from: level.base + (row * level.width + first), count: count)
        return
      }
    }
    for index in 0..<count {
      switch sampling {
      case .nearest: target[index] = pixel(Int(place.x &>> 32), Int(place.y &>> 32))
      case .bilinear: target[index] = bilinear(place)
      case .bicubic: target[index] = bicubic(place)
      }
      place = place &+ stepX
    }
  }

  @inline(__always)
  private func bounded(_ value: Int, _ count: Int) -> Int {
    if value >= 0 && value < count { return value }
    if !isTiled { return value < 0 ? 0 : count &- 1 }
    let rest = value % count
    return rest < 0 ? rest &+ count : rest
  }

  @inline(__always)
  private func pixel(_ x: Int, _ y: Int) -> UInt32 {
    level.base[bounded(y, level.height) &* level.width &+ bounded(x, level.width)]
  }

  /// a + (b − a) · part / 256 in each component.
  @inline(__always)
  private static func mix(_ a: UInt32, _ b: UInt32, _ part: UInt32) -> UInt32 {
    let rest = 256 &- part
    let even = ((a & 0x00ff_00ff) &* rest &+ (b & 0x00ff_00ff) &* part &+ 0x0080_0080) &>> 8
    let odd = (a &>> 8 & 0x00ff_00ff) &* rest &+ (b &>> 8 & 0x00ff_00ff) &* part &+ 0x0080_0080
    return even & 0x00ff_00ff | odd & 0xff00_ff00
  }

  @inline(__always)
  private func bilinear(_ place: SIMD2<Int64>) -> UInt32 {
    let x = Int(place.x &>> 32)
    let y = Int(place.y &>> 32)
    let partX = UInt32(truncatingIfNeeded: place.x &>> 24) & 255
    let partY = UInt32(truncatingIfNeeded: place.y &>> 24) & 255
    let left = bounded(x, level.width)
    let right = bounded(x &+ 1, level.width)
    let top = level.base + bounded(y, level.height) &* level.width
    let bottom = level.base + bounded(y &+ 1, level.height) &* level.width
    return Self.mix(
      Self.mix(top[left], top[right], partX), Self.mix(bottom[left], bottom[right], partX), partY)
  }

  /// Catmull-Rom weights for samples at −1, 0, 1, 2.
  @inline(__always)
  private static func weights(_ t: Float) -> SIMD4<Float> {
    let square = t * t
    let cube = square * t
    return SIMD4(
      0.5 * (2 * square - cube - t), 0.5 * (3 * cube - 5 * square + 2),
      0.5 * (4 * square - 3 * cube + t), 0.5 * (cube - square))
  }

  private func bicubic(_ place: SIMD2<Int64>) -> UInt32 {
    let x = Int(place.x &>> 32)
    let y = Int(place.y &>> 32)
    let across = Self.weights(Float(UInt32(truncatingIfNeeded: place.x)) / 4_294_967_296)
    let down = Self.weights(Float(UInt32(truncatingIfNeeded: place.y)) / 4_294_967_296)
    var sum = SIMD4<Float>()
    for j in 0..<4 {
      var row = SIMD4<Float>()
      for i in 0..<4 {
        let word = pixel(x &+ i &- 1, y &+ j &- 1)
        let parts = SIMD4<Float>(
          Float(word & 255), Float(word >> 8 & 255), Float(word >> 16 & 255), Float(word >> 24))
        row += parts * across[i]
      }
      sum += row * down[j]
    }
    let alpha = max(0, min(255, sum.w))
    let parts = sum.clamped(lowerBound: SIMD4(), upperBound: SIMD4(repeating: alpha)) + 0.5
    return UInt32(alpha + 0.5) << 24 | UInt32(parts.z) << 16 | UInt32(parts.y) << 8 | UInt32(parts.x)
  }
}

/// The colours of one source seen through the alpha of another.
final class TintedSource: SpanSource {
  private let alpha: SpanSource
  private let colors: SpanSource
  private let scratch = SpanScratch()

  init(alpha: SpanSource, colors: SpanSource) {
    self.alpha = alpha
    self.colors = colors
    super.init(isOpaque: alpha.isOpaque && colors.isOpaque)
  }

  override func fetch(_ target: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
    scratch.reserve(count)
    alpha.fetch(scratch.pixels, x: x, y: y, count: count)
    colors.fetch(target, x: x, y: y, count: count)
    for index in 0..<count {
      target[index] = PixelWord.scaled(target[index], by: scratch.pixels[index] >> 24)
    }
  }
}
