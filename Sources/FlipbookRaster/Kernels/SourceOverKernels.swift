internal import CPixelRows

/// Source-over compositing (Porter and Duff 1984) of spans of premultiplied pixels, four at a time: s + d ·
/// (255 − sa) / 255, the product rounded to nearest.
///
/// A pixel's result depends on its own inputs only, never on where a span starts or ends. Long spans go to loops that are
/// compiled for several processors and give the same bytes.
package enum SourceOverKernels {
  package typealias Pixels = UnsafeMutablePointer<UInt32>

  /// The shortest span that is worth a call: below, finding the function costs more than it saves.
  private static let longSpan = 16

  /// Sets `count` pixels.
  @inline(__always)
  static func fill(_ target: Pixels, _ count: Int, _ pixel: UInt32) {
    if count >= longSpan {
      pixel_rows_fill(target, count, pixel)
    } else {
      target.update(repeating: pixel, count: count)
    }
  }

  /// One translucent colour over `count` pixels.
  package static func solid(_ target: Pixels, _ count: Int, _ pixel: UInt32) {
    let alpha = pixel &>> 24
    if alpha == 255 {
      fill(target, count, pixel)
      return
    }
    if pixel == 0 { return }
    if count >= longSpan {
      pixel_rows_over_solid(target, count, pixel)
      return
    }
    let source = PixelLanes(repeating: pixel)
    let rest = SIMD8<UInt16>(repeating: UInt16(truncatingIfNeeded: 255 &- alpha))
    var index = 0
    while index &+ 8 <= count {
      let first = PixelLanes(load: target + index)
      let second = PixelLanes(load: target + (index &+ 4))
      (source &+ first.scaled(by: rest)).store(target + index)
      (source &+ second.scaled(by: rest)).store(target + (index &+ 4))
      index &+= 8
    }
    if index &+ 4 <= count {
      (source &+ PixelLanes(load: target + index).scaled(by: rest)).store(target + index)
      index &+= 4
    }
    while index < count {
      target[index] = pixel &+ PixelWord.scaled(target[index], by: 255 &- alpha)
      index &+= 1
    }
  }

  /// One colour through a mask.
  static func solid(_ target: Pixels, _ count: Int, _ pixel: UInt32, mask: UnsafePointer<UInt8>) {
    if count >= longSpan {
      pixel_rows_over_solid_mask(target, count, pixel, mask)
      return
    }
    let source = PixelLanes(repeating: pixel)
    let isOpaque = pixel &>> 24 == 255
    var index = 0
    while index &+ 4 <= count {
      let cover = UnsafeRawPointer(mask + index).loadUnaligned(as: UInt32.self)
      if cover == 0xffff_ffff && isOpaque {
        UnsafeMutableRawPointer(target + index).storeBytes(
          of: SIMD4<UInt32>(repeating: pixel), as: SIMD4<UInt32>.self)
      } else if cover != 0 {
        let scaled = source.scaled(by: PixelLanes.spread(cover))
        scaled.over(PixelLanes(load: target + index)).store(target + index)
      }
      index &+= 4
    }
    while index < count {
      let cover = UInt32(mask[index])
      if cover != 0 {
        target[index] = PixelWord.over(PixelWord.scaled(pixel, by: cover), target[index])
      }
      index &+= 1
    }
  }

  /// A span of pixels over another.
  package static func pixels(_ target: Pixels, _ count: Int, _ source: UnsafePointer<UInt32>) {
    if count >= longSpan {
      pixel_rows_over(target, count, source)
      return
    }
    var index = 0
    while index &+ 4 <= count {
      let lanes = PixelLanes(load: source + index)
      lanes.over(PixelLanes(load: target + index)).store(target + index)
      index &+= 4
    }
    while index < count {
      target[index] = PixelWord.over(source[index], target[index])
      index &+= 1
    }
  }

  /// A span of pixels, all of them `coverage` / 255 of themselves, over another.
  static func pixels(_ target: Pixels, _ count: Int, _ source: UnsafePointer<UInt32>, coverage: UInt8) {
    if coverage == 255 {
      pixels(target, count, source)
      return
    }
    if count >= longSpan {
      pixel_rows_over_covered(target, count, source, coverage)
      return
    }
    let factor = SIMD8<UInt16>(repeating: UInt16(coverage))
    var index = 0
    while index &+ 4 <= count {
      let lanes = PixelLanes(load: source + index).scaled(by: factor)
      lanes.over(PixelLanes(load: target + index)).store(target + index)
      index &+= 4
    }
    while index < count {
      let pixel = PixelWord.scaled(source[index], by: UInt32(coverage))
      target[index] = PixelWord.over(pixel, target[index])
      index &+= 1
    }
  }

  /// A span of pixels over another through a mask.
  static func pixels(
    _ target: Pixels, _ count: Int, _ source: UnsafePointer<UInt32>, mask: UnsafePointer<UInt8>
  ) {
    if count >= longSpan {
      pixel_rows_over_mask(target, count, source, mask)
      return
    }
    var index = 0
    while index &+ 4 <= count {
      let cover = UnsafeRawPointer(mask + index).loadUnaligned(as: UInt32.self)
      if cover != 0 {
        let lanes = PixelLanes(load: source + index).scaled(by: PixelLanes.spread(cover))
        lanes.over(PixelLanes(load: target + index)).store(target + index)
      }
      index &+= 4
    }
    while index < count {
      let pixel = PixelWord.scaled(source[index], by: UInt32(mask[index]))
      target[index] = PixelWord.over(pixel, target[index])
      index &+= 1
    }
  }
}
