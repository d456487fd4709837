import FlipbookDrawing
import Foundation
import Testing

@testable import FlipbookRaster

/// Sprites are painted by a loop of their own; what they show is what images show that are drawn one by one.
struct SpriteTests {
  private static let size = CGSize(width: 120, height: 90)

  /// A picture with hard edges, a slope of colour and half-transparent parts.
  private static let bitmap = Bitmap(
    width: 9, height: 7,
    pixels: (0..<63).map { index in
      let (x, y) = (UInt32(index % 9), UInt32(index / 9))
      let alpha = (x + y) % 3 == 0 ? 128 : 255 as UInt32
      return alpha << 24 | (alpha * x / 8) << 16 | (alpha * y / 6) << 8 | alpha / 2
    })

  private static let picture = SpriteBatch.Picture(
    bitmap: bitmap, source: CGRect(x: 0, y: 0, width: 9, height: 7), size: CGSize(width: 18, height: 14))

  private static func sprites(_ color: SIMD4<Float> = SIMD4(1, 1, 1, 1)) -> [SpriteBatch.Sprite] {
    (0..<60).map { index in
      let turn = Double(index) * 0.7
      let scale = 0.1 + Double(index % 7) * 0.4
      return SpriteBatch.Sprite(
        x: Double(index * 37 % 130) - 5.3, y: Double(index * 53 % 100) - 4.6,
        axisX: index % 5 == 0 ? scale : scale * cos(turn), axisY: index % 5 == 0 ? 0 : scale * sin(turn),
        color: color)
    }
  }

  private static func list(_ batch: SpriteBatch, _ transform: CGAffineTransform = .identity) -> DisplayList {
    DisplayList(
      size: size, background: RGBA(red: 0.2, green: 0.3, blue: 0.4),
      items: [
        DisplayItem(
          content: .sprites(batch), transform: transform, canvas: CGRect(origin: .zero, size: size))
      ])
  }

  private static func images(
    _ sprites: [SpriteBatch.Sprite], _ mode: GraphicsContext.BlendMode, filters: [FilterStage] = []
  ) -> DisplayList {
    let (width, height) = (picture.size.width, picture.size.height)
    return DisplayList(
      size: size, background: RGBA(red: 0.2, green: 0.3, blue: 0.4),
      items: sprites.map { sprite in
        DisplayItem(
          content: .image(
            ImageDrawing(
              bitmap: bitmap, source: picture.source,
              destination: CGRect(x: -width / 2, y: -height / 2, width: width, height: height))),
          transform: CGAffineTransform(
            a: sprite.axisX, b: sprite.axisY, c: -sprite.axisY, d: sprite.axisX, tx: sprite.x, ty: sprite.y),
          blendMode: mode, filters: filters, canvas: CGRect(origin: .zero, size: size))
      })
  }

  private static func paint(_ lists: DisplayList..., scale: Double = 1) throws -> Bitmap {
    let canvas = try RasterCanvas(width: Int(120 * scale), height: Int(90 * scale), scale: scale)
    for list in lists { canvas.paint(list) }
    return canvas.makeBitmap()
  }

  private static func worst(_ one: Bitmap, _ other: Bitmap) -> Int {
    zip(one.pixels, other.pixels).map { a, b in
      [0, 8, 16, 24].map { abs(Int(a >> UInt32($0) & 255) - Int(b >> UInt32($0) & 255)) }.max() ?? 0
    }.max() ?? 0
  }

  @Test(arguments: [GraphicsContext.BlendMode.normal, .plusLighter])
  func spritesAreImages(_ mode: GraphicsContext.BlendMode) throws {
    for scale in [1.0, 2] {
      let batch = SpriteBatch(pictures: [Self.picture], sprites: Self.sprites(), blendMode: mode)
      let one = try Self.paint(Self.list(batch), scale: scale)
      let other = try Self.paint(Self.images(Self.sprites(), mode), scale: scale)
      #expect(Self.worst(one, other) <= 1)
      #expect(Set(one.pixels).count > 500)
    }
  }

  @Test func coloursMultiply() throws {
    let color = SIMD4<Float>(1, 0.4, 0.7, 0.6)
    let batch = SpriteBatch(pictures: [Self.picture], sprites: Self.sprites(color))
    let multiply = FilterStage(
      kind: .colorMultiply(RGBA(red: 1, green: 0.4, blue: 0.7, opacity: 0.6)), transform: .identity)
    let other = try Self.paint(Self.images(Self.sprites(), .normal, filters: [multiply]))
    #expect(Self.worst(try Self.paint(Self.list(batch)), other) <= 8)
  }

  /// What was painted before, strips and the parts that are painted anew don't show.
  @Test func aRepaintIsTheSameAsPaintingAll() throws {
    let batch = SpriteBatch(pictures: [Self.picture], sprites: Self.sprites(SIMD4(1, 1, 0, 0.8)))
    let moved = SpriteBatch(
      pictures: [Self.picture],
      sprites: Self.sprites(SIMD4(1, 1, 0, 0.8)).map {
        var sprite = $0
        sprite.x += 1.25
        return sprite
      })
    let fresh = try Self.paint(Self.list(moved))
    #expect(try Self.paint(Self.list(batch), Self.list(moved)) == fresh)
    #expect(try Self.paint(Self.list(batch)) != fresh)
  }

  /// An item with an opacity is composited as one: where sprites overlap no more shows through than elsewhere.
  @Test func anItemsOpacityIsOfAll() throws {
    let solid = SpriteBatch.Picture(
      bitmap: Bitmap(width: 1, height: 1, pixels: [0xffff_ffff]),
      source: CGRect(x: 0, y: 0, width: 1, height: 1), size: CGSize(width: 20, height: 20))
    let white = SIMD4<Float>(1, 1, 1, 1)
    let batch = SpriteBatch(
      pictures: [solid],
      sprites: [20, 30].map { SpriteBatch.Sprite(x: $0, y: 20, axisX: 1, axisY: 0, color: white) })
    let item = DisplayItem(
      content: .sprites(batch), transform: .identity, opacity: 0.5,
      canvas: CGRect(origin: .zero, size: Self.size))
    let picture = try Self.paint(DisplayList(size: Self.size, background: .black, items: [item]))
    #expect(picture[14, 20] == picture[25, 20] && picture[14, 20] & 255 == 128)
  }

  @Test func strangeNumbersDrawNothing() throws {
    let strange = [Double.nan, .infinity, -.infinity, 1e300, 0]
    let sprites = strange.flatMap { value in
      [
        SpriteBatch.Sprite(x: value, y: 20, axisX: 1, axisY: 0, color: SIMD4(1, 1, 1, 1)),
        SpriteBatch.Sprite(x: 500, y: 20, axisX: value, axisY: value, color: SIMD4(1, 1, 1, 1)),
        SpriteBatch.Sprite(
          x: -300, y: 20, axisX: 1, axisY: 0, color: SIMD4(repeating: Float(value))),
      ]
    }
    for sprite in sprites where sprite.x != 0 && sprite.axisX < 1e299 {
      let batch = SpriteBatch(pictures: [Self.picture], sprites: [sprite])
      #expect(Set(try Self.paint(Self.list(batch)).pixels).count == 1)
    }
  }

  /// Under a projection that changes nothing much, sprites are where they are without one.
  @Test func aProjectionShowsThem() throws {
    let batch = SpriteBatch(pictures: [Self.picture], sprites: Self.sprites(SIMD4(1, 0.5, 1, 1)))
    var map = ProjectionTransform(CGAffineTransform.identity)
    map.m13 = 1e-9
    let item = DisplayItem(
      content: .sprites(batch), transform: .identity,
      filters: [FilterStage(kind: .projection(map), transform: .identity)],
      canvas: CGRect(origin: .zero, size: Self.size))
    let picture = try Self.paint(
      DisplayList(size: Self.size, background: RGBA(red: 0.2, green: 0.3, blue: 0.4), items: [item]))
    #expect(Self.worst(picture, try Self.paint(Self.list(batch))) <= 24)
  }
}
