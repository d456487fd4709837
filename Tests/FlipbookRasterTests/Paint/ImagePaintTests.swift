import FlipbookDrawing
import Foundation
import Testing

@testable import FlipbookRaster

struct ImagePaintTests {
  private let bitmap = Bitmap(
    width: 3, height: 2,
    pixels: [0xffff_0000, 0xff00_ff00, 0xff00_00ff, 0xffff_ffff, 0x8040_2010, 0x0000_0000])

  private func draw(
    _ bitmap: Bitmap, source: CGRect? = nil, to rect: CGRect, _ interpolation: ImageInterpolation = .medium,
    tint: Paint? = nil, transform: CGAffineTransform = .identity, opacity: Double = 1
  ) throws -> Bitmap {
    let drawing = ImageDrawing(
      bitmap: bitmap, source: source ?? CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height),
      destination: rect, interpolation: interpolation, tint: tint)
    return try Fixture.paint([Fixture.item(.image(drawing), transform: transform, opacity: opacity)])
  }

  @Test(
    "an image at its own size is copied pixel for pixel",
    arguments: [ImageInterpolation.none, .low, .medium, .high])
  func copied(interpolation: ImageInterpolation) throws {
    let picture = try draw(bitmap, to: CGRect(x: 7, y: 4, width: 3, height: 2), interpolation)
    for y in 0..<2 {
      for x in 0..<3 { #expect(picture[7 + x, 4 + y] == bitmap[x, y]) }
    }
    #expect(picture[6, 4] == 0 && picture[10, 4] == 0 && picture[7, 6] == 0)
  }

  @Test("without interpolation, pixels become blocks")
  func nearest() throws {
    let picture = try draw(bitmap, to: CGRect(x: 10, y: 10, width: 30, height: 20), .none)
    for y in 0..<20 {
      for x in 0..<30 where picture[10 + x, 10 + y] != bitmap[x / 10, y / 10] { Issue.record("\(x), \(y)") }
    }
  }

  @Test("bilinear sampling mixes the four pixels around a place")
  func bilinear() throws {
    let gray = Bitmap(width: 2, height: 1, pixels: [0xff00_0000, 0xffff_ffff])
    let picture = try draw(gray, to: CGRect(x: 0, y: 0, width: 20, height: 4), .low)
    for x in 0..<20 {
      let expected = max(0, min(1, (Double(x) + 0.5) / 10 - 0.5)) * 255
      #expect(abs(Double(picture[x, 1] & 255) - expected) <= 1.5)
      #expect(picture[x, 1] >> 24 == 255)
    }
  }

  @Test(
    "shrinking averages, with medium and high interpolation", arguments: [ImageInterpolation.medium, .high])
  func shrinking(interpolation: ImageInterpolation) throws {
    let checks = Bitmap(
      width: 64, height: 64, pixels: (0..<4_096).map { ($0 + $0 / 64) % 2 == 0 ? 0xffff_ffff : 0xff00_0000 })
    for size in [32.0, 16.0, 8.0] {
      let picture = try draw(checks, to: CGRect(x: 0, y: 0, width: size, height: size), interpolation)
      for x in 1..<Int(size) - 1 { #expect(abs(Int(picture[x, 3] & 255) - 128) <= 2) }
    }
  }

  @Test("a negative side mirrors, and a source rectangle cuts out")
  func sourceAndMirror() throws {
    let mirrored = try draw(
      bitmap, to: CGRect(origin: CGPoint(x: 10, y: 4), size: CGSize(width: -3, height: 2)), .none)
    #expect(mirrored[9, 4] == 0xffff_0000 && mirrored[7, 4] == 0xff00_00ff)
    let cut = try draw(
      bitmap, source: CGRect(x: 1, y: 0, width: 1, height: 1), to: CGRect(x: 5, y: 5, width: 8, height: 8),
      .low)
    #expect((5..<13).allSatisfy { cut[$0, 9] == 0xff00_ff00 })
  }

  @Test("edges are antialiased where they fall between pixels")
  func softEdges() throws {
    let white = Bitmap(width: 1, height: 1, pixels: [0xffff_ffff])
    let picture = try draw(white, to: CGRect(x: 5.5, y: 5, width: 4, height: 4))
    #expect(picture[5, 6] == 0x8080_8080 && picture[6, 6] == 0xffff_ffff && picture[9, 6] == 0x8080_8080)
  }

  @Test("a template image takes the paint through its alpha")
  func tint() throws {
    let picture = try draw(
      bitmap, to: CGRect(x: 0, y: 0, width: 3, height: 2), .none, tint: .color(Fixture.red), opacity: 0.5)
    #expect(picture[0, 0] == 0x8080_0000 && picture[1, 1] == 0x4040_0000 && picture[2, 1] == 0)
  }

  @Test("a tiled image repeats in every direction from its origin")
  func tiles() throws {
    let tile = TiledImagePaint(
      bitmap: bitmap, source: CGRect(x: 0, y: 0, width: 3, height: 2), origin: CGPoint(x: 31, y: 21),
      tileSize: CGSize(width: 3, height: 2), interpolation: .none)
    let picture = try Fixture.paint([Fixture.fill(Path(Fixture.area), .tiledImage(tile))])
    for (x, y) in [(31, 21), (32, 22), (0, 0), (149, 109), (30, 20)] {
      let expected = bitmap[((x - 31) % 3 + 3) % 3, ((y - 21) % 2 + 2) % 2]
      #expect(picture[x, y] == expected)
    }
  }

  @Test("components above alpha are brought down before they are painted")
  func invalidPixels() throws {
    let broken = Bitmap(width: 1, height: 1, pixels: [0x40ff_8020])
    let picture = try draw(broken, to: CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(picture[0, 0] == 0x4040_4020)
  }
}
