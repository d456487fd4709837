import FlipbookPicture
import Foundation

extension Painter {
  /// Paints sprites one after the other, with what they have in common worked out once.
  func draw(_ batch: SpriteBatch, _ transform: CGAffineTransform, _ job: PaintJob) {
    if let projection {
      draw(batch, projection.map.after(transform), job)
      return
    }
    let device = transform.concatenating(deviceTransform)
    guard device.determinant != 0, device.determinant.isFinite else { return }
    let pictures = batch.pictures.map { SpritePicture($0, self) }
    scratch.reserve(job.clip.width)
    let map = SpriteMap(device)
    let (minX, maxX) = (Double(job.clip.minX) - 1, Double(job.clip.maxX) + 1)
    let (minY, maxY) = (Double(job.clip.minY) - 1, Double(job.clip.maxY) + 1)
    batch.sprites.withUnsafeBufferPointer { sprites in
      pictures.withUnsafeBufferPointer { pictures in
        for index in 0..<sprites.count {
          let place = pictures[sprites[index].picture].half
          let quad = map.quad(sprites[index], half: place)
          // Most of a strip's sprites lie in others.
          guard quad.high.y > minY, quad.low.y < maxY, quad.high.x > minX, quad.low.x < maxX else { continue }
          guard let image = pictures[sprites[index].picture].image else { continue }
          draw(sprites[index], quad, pictures[sprites[index].picture], image, batch.blendMode, job)
        }
      }
    }
  }

  private func draw(
    _ sprite: SpriteBatch.Sprite, _ quad: SpriteQuad, _ picture: SpritePicture, _ image: PreparedImage,
    _ mode: DisplayItem.BlendMode, _ job: PaintJob
  ) {
    let color = SpriteColor(sprite.color)
    guard !color.isClear, let inverse = quad.inverse(picture.toImage) else { return }
    let region = job.clip.intersection(
      PixelRect(
        minX: Int(quad.low.x.rounded(.down)) - 1, minY: Int(quad.low.y.rounded(.down)) - 1,
        maxX: Int(quad.high.x.rounded(.up)) + 1, maxY: Int(quad.high.y.rounded(.up)) + 1))
    if region.isEmpty { return }
    var fitted: PreparedImage.Fitted?
    let sampler = SpriteSampler(
      image, inverse: inverse, interpolation: picture.interpolation, color: color, fitted: &fitted)
    var sink = SpriteSink(
      surface: job.surface, sampler: sampler, mode: mode, isLinear: isLinear, clip: job.mask,
      pixels: scratch.pixels, line: scratch.line)
    withExtendedLifetime(fitted) {
      if quad.isUpright {
        rasterizer.sweepRectangle(
          minX: quad.low.x, minY: quad.low.y, maxX: quad.high.x, maxY: quad.high.y, isAntialiased: true,
          clip: region, into: &sink)
      } else {
        rasterizer.begin(clip: region)
        rasterizer.add(quad.a, quad.b, quad.c, quad.d)
        rasterizer.sweep(rule: .nonzero, into: &sink)
      }
    }
  }

  /// Under a projection each sprite goes the way of any image.
  private func draw(_ batch: SpriteBatch, _ map: Homography, _ job: PaintJob) {
    var job = job
    job.mode = batch.blendMode
    for sprite in batch.sprites {
      let picture = batch.pictures[sprite.picture]
      let color = SpriteColor(sprite.color)
      if color.isClear { continue }
      let place = map.after(
        CGAffineTransform(
          a: sprite.axisX, b: sprite.axisY, c: -sprite.axisY, d: sprite.axisX, tx: sprite.x, ty: sprite.y))
      let rect = SpritePicture.rect(picture)
      guard
        let source = imageSource(
          picture.bitmap, picture.source, rect, picture.interpolation, place, isTiled: false)
      else { continue }
      fill(Path(rect), .source(MultipliedSource(source, color), opacity: 255), FillStyle(), place, job)
    }
  }
}

/// A picture of a batch, ready to be sampled.
struct SpritePicture {
  let image: PreparedImage?
  let half: SIMD2<Double>
  /// From the picture's space, around its middle, to pixels of the image.
  let toImage: CGAffineTransform
  let interpolation: ImageInterpolation

  init(_ picture: SpriteBatch.Picture, _ painter: Painter) {
    let rect = Self.rect(picture)
    half = SIMD2(Double(rect.width), Double(rect.height)) / 2
    interpolation = picture.interpolation
    if let (part, map) = painter.placement(picture.bitmap, picture.source, rect) {
      image = painter.images.image(picture.bitmap, part: part)
      toImage = map
    } else {
      image = nil
      toImage = .identity
    }
  }

  static func rect(_ picture: SpriteBatch.Picture) -> CGRect {
    CGRect(
      x: -picture.size.width / 2, y: -picture.size.height / 2, width: picture.size.width,
      height: picture.size.height)
  }
}

/// An affine map to pixels on vectors.
private struct SpriteMap {
  let x: SIMD2<Double>
  let y: SIMD2<Double>
  let origin: SIMD2<Double>

  init(_ map: CGAffineTransform) {
    x = SIMD2(Double(map.a), Double(map.b))
    y = SIMD2(Double(map.c), Double(map.d))
    origin = SIMD2(Double(map.tx), Double(map.ty))
  }

  @inline(__always)
  func quad(_ sprite: SpriteBatch.Sprite, half: SIMD2<Double>) -> SpriteQuad {
    SpriteQuad(
      middle: x * sprite.x + y * sprite.y + origin, across: x * sprite.axisX + y * sprite.axisY,
      down: y * sprite.axisX - x * sprite.axisY, half: half)
  }
}

/// Where a sprite goes, in pixels.
private struct SpriteQuad {
  let middle: SIMD2<Double>
  let across: SIMD2<Double>
  let down: SIMD2<Double>
  let low: SIMD2<Double>
  let high: SIMD2<Double>
  private let right: SIMD2<Double>
  private let bottom: SIMD2<Double>

  @inline(__always)
  init(middle: SIMD2<Double>, across: SIMD2<Double>, down: SIMD2<Double>, half: SIMD2<Double>) {
    self.middle = middle
    self.across = across
    self.down = down
    right = across * half.x
    bottom = down * half.y
    let reach = SIMD2(abs(right.x) + abs(bottom.x), abs(right.y) + abs(bottom.y))
    low = middle - reach
    high = middle + reach
  }

  var a: SIMD2<Double> { middle - right - bottom }
  var b: SIMD2<Double> { middle + right - bottom }
  var c: SIMD2<Double> { middle + right + bottom }
  var d: SIMD2<Double> { middle - right + bottom }

  var isUpright: Bool { across.y == 0 && down.x == 0 || across.x == 0 && down.y == 0 }

  /// From pixels of the canvas to pixels of the image; nil when the sprite has no area.
  ///
  /// - Parameter toImage: From the picture's space, which it keeps the directions of.
  @inline(__always)
  func inverse(_ toImage: CGAffineTransform) -> CGAffineTransform? {
    let determinant = across.x * down.y - across.y * down.x
    guard determinant != 0, determinant.isFinite, low.x > -1e9, low.y > -1e9, high.x < 1e9, high.y < 1e9
    else { return nil }
    let scale = 1 / determinant
    let (a, b) = (down.y * scale, -across.y * scale)
    let (c, d) = (-down.x * scale, across.x * scale)
    let (kx, ky) = (Double(toImage.a), Double(toImage.d))
    return CGAffineTransform(
      a: a * kx, b: b * ky, c: c * kx, d: d * ky,
      tx: -(a * middle.x + c * middle.y) * kx + toImage.tx,
      ty: -(b * middle.x + d * middle.y) * ky + toImage.ty)
  }
}
