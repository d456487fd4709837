import FlipbookPicture

/// The part of a bitmap that is drawn, at its own size and at every half of it down to a pixel, made when asked for.
package final class PreparedImage {
  package struct Level {
    package let width: Int
    package let height: Int
    package let base: UnsafeMutablePointer<UInt32>
  }

  // Each sprite reads the levels, and only `level(_:)` adds to them, so the reads aren't checked for exclusive access.
  @exclusivity(unchecked)
  private var levels: [Level]
  private var framed: [Level?] = []
  package let isOpaque: Bool
  /// The image shrunk with care.
  final class Fitted {
    let level: Level
    fileprivate let columns: LanczosResampler.Axis
    fileprivate let rows: LanczosResampler.Axis
    fileprivate let wraps: Bool

    fileprivate init(
      _ image: Level, _ columns: LanczosResampler.Axis, _ rows: LanczosResampler.Axis, wraps: Bool
    ) {
      level = Level(
        width: columns.count, height: rows.count, base: .allocate(capacity: columns.count * rows.count))
      self.columns = columns
      self.rows = rows
      self.wraps = wraps
      LanczosResampler(columns: columns, rows: rows, wraps: wraps).resample(image, into: level.base)
    }

    deinit { level.base.deallocate() }
  }

  /// That of the last time.
  private var fitted: Fitted?

  /// The most pixels that are framed.
  private static let mostFramed = 1 << 16

  /// Words of memory, all levels that can be made included.
  var weight: Int {
    let area = levels[0].width * levels[0].height
    return area * 7 / 3 + (area <= Self.mostFramed ? (area + levels[0].width + levels[0].height) * 3 : 0) + 64
  }

  /// - Parameter part: In pixels of the bitmap, inside it and not empty.
  init(_ bitmap: Bitmap, part: PixelRect) {
    let base = UnsafeMutablePointer<UInt32>.allocate(capacity: part.area)
    var all: UInt32 = 0xff00_0000
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      var target = base
      for y in part.minY..<part.maxY {
        for x in part.minX..<part.maxX {
          let pixel = Self.valid(pixels[y * bitmap.width + x])
          all &= pixel
          target.initialize(to: pixel)
          target += 1
        }
      }
    }
    levels = [Level(width: part.width, height: part.height, base: base)]
    isOpaque = all >> 24 == 255
  }

  /// All of a surface.
  package init(_ surface: Surface) {
    let area = surface.bounds.area
    let base = UnsafeMutablePointer<UInt32>.allocate(capacity: max(1, area))
    base.initialize(from: surface.base, count: area)
    levels = [Level(width: surface.bounds.width, height: surface.bounds.height, base: base)]
    isOpaque = false
  }

  deinit {
    for level in levels { level.base.deallocate() }
    for case let level? in framed { (level.base - (level.width + 3)).deallocate() }
  }

  /// A pixel none of whose components exceeds its alpha, as the kernels need it.
  @inline(__always)
  private static func valid(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    let red = min(alpha, pixel >> 16 & 255)
    let green = min(alpha, pixel >> 8 & 255)
    let blue = min(alpha, pixel & 255)
    return alpha << 24 | red << 16 | green << 8 | blue
  }

  /// The image halved `index` times, or as often as it can be.
  package func level(_ index: Int) -> Level {
    while levels.count <= index, let last = levels.last, last.width > 1 || last.height > 1 {
      levels.append(Self.half(last))
    }
    return levels[min(index, levels.count - 1)]
  }

  /// A level with one pixel more on all sides, equal to the nearest, so that a row has 2 more than its width; nil for a
  /// large one.
  func framed(_ index: Int) -> Level? {
    let level = level(index)
    guard level.width * level.height <= Self.mostFramed else { return nil }
    while framed.count <= index { framed.append(nil) }
    if let known = framed[index] { return known }
    let stride = level.width + 2
    let memory = UnsafeMutablePointer<UInt32>.allocate(capacity: stride * (level.height + 2))
    for y in 0..<level.height + 2 {
      let row = level.base + min(max(y - 1, 0), level.height - 1) * level.width
      let target = memory + y * stride
      target.initialize(to: row[0])
      (target + 1).initialize(from: row, count: level.width)
      (target + level.width + 1).initialize(to: row[level.width - 1])
    }
    let made = Level(width: level.width, height: level.height, base: memory + (stride + 1))
    framed[index] = made
    return made
  }

  /// The image sampled at places that lie farther apart than its pixels.
  ///
  /// - Parameter wraps: Whether it repeats.
  func fitted(_ columns: LanczosResampler.Axis, _ rows: LanczosResampler.Axis, wraps: Bool) -> Fitted {
    if let fitted, fitted.columns == columns, fitted.rows == rows, fitted.wraps == wraps { return fitted }
    let made = Fitted(levels[0], columns, rows, wraps: wraps)
    fitted = made
    return made
  }

  /// Averages two by two pixels; an odd last row or column stands for itself twice. Two components are summed
  /// in one word, 16 bits apart; 2 is a half of 4.
  private static func half(_ image: Level) -> Level {
    let width = (image.width + 1) / 2
    let height = (image.height + 1) / 2
    let base = UnsafeMutablePointer<UInt32>.allocate(capacity: width * height)
    for y in 0..<height {
      let top = image.base + 2 * y * image.width
      let bottom = image.base + min(2 * y + 1, image.height - 1) * image.width
      for x in 0..<width {
        let left = 2 * x
        let right = min(left + 1, image.width - 1)
        var even: UInt64 = 0x0002_0002
        var odd: UInt64 = 0x0002_0002
        for pixel in [top[left], top[right], bottom[left], bottom[right]] {
          even += UInt64(pixel & 0x00ff_00ff)
          odd += UInt64(pixel >> 8 & 0x00ff_00ff)
        }
        let low = UInt32(truncatingIfNeeded: even >> 2) & 0x00ff_00ff
        let high = (UInt32(truncatingIfNeeded: odd >> 2) & 0x00ff_00ff) << 8
        (base + (y * width + x)).initialize(to: low | high)
      }
    }
    return Level(width: width, height: height, base: base)
  }
}
