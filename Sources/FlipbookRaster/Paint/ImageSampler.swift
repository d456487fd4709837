import FlipbookPicture
import Foundation

/// Colours sampled from an image that is placed by an affine map.
///
/// Sample places are exact 64-bit fixed-point functions of the pixel's column and row. The image is not kept: what makes
/// a sampler holds it for as long.
struct ImageSampler {
  enum Sampling {
    case nearest
    case bilinear
    case bicubic
  }

  private let level: PreparedImage.Level
  /// How often the image was halved for the level.
  let levelIndex: Int
  private let sampling: Sampling
  /// True: the image repeats; false: its edge pixels go on.
  private let isTiled: Bool
  /// In pixels of the level, 32 fraction bits: at the centre of pixel (0, 0), and a step per column and per row.
  private let origin: SIMD2<Int64>
  let stepX: SIMD2<Int64>
  private let stepY: SIMD2<Int64>

  /// - Parameters:
  ///   - inverse: From pixels of the canvas to pixels of the image.
  ///   - fitted: Set to what has to be kept beside the image.
  init(
    _ image: PreparedImage, inverse: CGAffineTransform, interpolation: ImageInterpolation, isTiled: Bool,
    fitted: inout PreparedImage.Fitted?
  ) {
    self.isTiled = isTiled
    var index = 0
    // Pixels of the image for one of the canvas, along each side of the image.
    let across = interpolation == .high ? hypot(inverse.a, inverse.c) : 0
    let down = interpolation == .high ? hypot(inverse.b, inverse.d) : 0
    let isShrunk = max(across, down) > 1 && inverse.isFinite
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
      levelIndex = 0
      map = toLevel
    } else {
      levelIndex = min(index, 20)
      level = image.level(levelIndex)
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

  /// Whether samples are linear between pixels, or at their centres.
  var isBilinear: Bool { sampling == .bilinear }

  /// Where the centre of a pixel of the canvas lies, in pixels of the level with 32 fraction bits.
  @inline(__always)
  func place(x: Int, y: Int) -> SIMD2<Int64> { origin &+ stepX &* Int64(x) &+ stepY &* Int64(y) }

  /// Writes the colours of `count` pixels from column `x` of row `y`.
  @inline(__always)
  func fetch(_ target: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
    let place = place(x: x, y: y)
    switch sampling {
    case .nearest: fetchNearest(target, place, count)
    case .bilinear: fetchBilinear(target, place, count)
    case .bicubic: fetchBicubic(target, place, count)
    }
  }

  private func fetchNearest(_ target: UnsafeMutablePointer<UInt32>, _ start: SIMD2<Int64>, _ count: Int) {
    var place = start
    if stepX == SIMD2(1 << 32, 0) && !isTiled {
      let first = Int(place.x >> 32)
      if first >= 0 && first + count <= level.width {
        let row = max(0, min(level.height - 1, Int(place.y >> 32)))
        target.update(from: level.base + (row * level.width + first), count: count)
        return
      }
    }
    for index in 0..<count {
      target[index] = pixel(Int(place.x &>> 32), Int(place.y &>> 32))
      place = place &+ stepX
    }
  }

  /// Mixes four pixels by the upper 8 of the 32 fraction bits, across and then down, each rounded to nearest.
  private func fetchBilinear(_ target: UnsafeMutablePointer<UInt32>, _ start: SIMD2<Int64>, _ count: Int) {
    var (placeX, placeY) = (start.x, start.y)
    let (lastX, lastY) = (UInt(max(0, level.width &- 1)), UInt(max(0, level.height &- 1)))
    for index in 0..<count {
      let x = Int(placeX &>> 32)
      let y = Int(placeY &>> 32)
      let partX = UInt64(truncatingIfNeeded: placeX &>> 24) & 255
      let partY = UInt64(truncatingIfNeeded: placeY &>> 24) & 255
      let upper: UInt64
      let lower: UInt64
      if UInt(bitPattern: x) < lastX && UInt(bitPattern: y) < lastY {
        let corner = level.base + (y &* level.width &+ x)
        upper = UnsafeRawPointer(corner).loadUnaligned(as: UInt64.self)
        lower = UnsafeRawPointer(corner + level.width).loadUnaligned(as: UInt64.self)
      } else {
        let left = bounded(x, level.width)
        let right = bounded(x &+ 1, level.width)
        let top = level.base + bounded(y, level.height) &* level.width
        let bottom = level.base + bounded(y &+ 1, level.height) &* level.width
        upper = UInt64(top[left]) | UInt64(top[right]) &<< 32
        lower = UInt64(bottom[left]) | UInt64(bottom[right]) &<< 32
      }
      target[index] = Self.packed(
        Self.mix(
          Self.mix(Self.spread(upper & 0xffff_ffff), Self.spread(upper &>> 32), partX),
          Self.mix(Self.spread(lower & 0xffff_ffff), Self.spread(lower &>> 32), partX), partY))
      placeX &+= stepX.x
      placeY &+= stepX.y
    }
  }

  private func fetchBicubic(_ target: UnsafeMutablePointer<UInt32>, _ start: SIMD2<Int64>, _ count: Int) {
    var place = start
    for index in 0..<count {
      target[index] = bicubic(place)
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

  /// A pixel's components 16 bits apart: blue, red, green, alpha.
  @inline(__always)
  private static func spread(_ pixel: UInt64) -> UInt64 { (pixel | pixel &<< 24) & 0x00ff_00ff_00ff_00ff }

  /// The word of components that lie 16 bits apart.
  @inline(__always)
  private static func packed(_ parts: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: parts | parts &>> 24)
  }

  /// a + (b − a) · part / 256 in each component, rounded to nearest: 0x80 is a half of 256. Each component
  /// has 16 bits for products of at most 255 · 256 + 128.
  @inline(__always)
  private static func mix(_ a: UInt64, _ b: UInt64, _ part: UInt64) -> UInt64 {
    ((a &* (256 &- part) &+ b &* part &+ 0x0080_0080_0080_0080) &>> 8) & 0x00ff_00ff_00ff_00ff
  }

  /// Catmull-Rom weights for samples at −1, 0, 1, 2: cubic convolution (Keys 1981) with a = −½. They add up
  /// to one.
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
