import FlipbookDiagnostics
import FlipbookDrawing
import Foundation
import Testing

@testable import FlipbookRaster

/// What lies behind a shape, seen through it.
struct BackdropTests {
  private let stripes = (0..<15).map { index in
    Fixture.fill(
      CGRect(x: Double(index) * 10, y: 0, width: 10, height: 110),
      index % 2 == 0 ? Fixture.red : RGBA(red: 0, green: 0.2, blue: 1))
  }
  private let card = CGRect(x: 30, y: 20, width: 90, height: 70)

  private func glass(
    _ rect: CGRect? = nil, radius: CGFloat = 5, saturation: Double = 1, tint: RGBA = .clear,
    opacity: Double = 1,
    clip: ClipChain? = nil
  ) -> DisplayItem {
    Fixture.fill(
      Path(rect ?? card), .backdrop(BackdropPaint(blurRadius: radius, saturation: saturation, tint: tint)),
      opacity: opacity, clip: clip)
  }

  @Test("the backdrop as it is changes nothing, whatever is behind")
  func plain() throws {
    let half = Fixture.fill(card.insetBy(dx: 20, dy: 20), RGBA(red: 0, green: 1, blue: 0, opacity: 0.4))
    for background in [RGBA.white, .clear] {
      let items = background == .white ? stripes + [half] : [half]
      let plain = try Fixture.paint(items, background: background)
      #expect(try Fixture.paint(items + [glass(radius: 0)], background: background) == plain)
      #expect(try Fixture.paint(items + [glass(radius: 0, opacity: 0.3)], background: background) == plain)
    }
  }

  @Test("glass shows what a blurred layer shows, under its shape alone")
  func blurs() throws {
    let plain = try Fixture.paint(stripes, background: .white)
    let layer = Fixture.item(
      Fixture.layer(stripes),
      filters: [FilterStage(kind: .blur(radius: 5, GraphicsContext.BlurOptions()), transform: .identity)])
    let blurred = try Fixture.paint([layer], background: .white)
    let seen = try Fixture.paint(stripes + [glass()], background: .white)
    for (x, y) in [(60, 50), (60, 55), (75, 55), (90, 60)] { #expect(seen[x, y] == blurred[x, y]) }
    for (x, y) in [(29, 50), (75, 19), (75, 90), (121, 60)] { #expect(seen[x, y] == plain[x, y]) }
  }

  @Test("nothing beside glass shines through it, however close it is")
  func besides() throws {
    let above = Fixture.fill(CGRect(x: 0, y: 0, width: 150, height: 20), Fixture.red)
    let seen = try Fixture.paint([above, glass(radius: 12)], background: .white)
    for x in [31, 75, 119] { #expect(seen[x, 20] == seen[75, 55] && seen[x, 20] == 0xffff_ffff) }
    // A part of a picture shows the same.
    let clip = Fixture.clip(Path(CGRect(x: 40, y: 21, width: 20, height: 5)))
    let part = try Fixture.paint([above, glass(radius: 12, clip: clip)], background: .white)
    #expect(part[45, 22] == 0xffff_ffff)
  }

  @Test("colours are first made stronger, then tinted")
  func colours() throws {
    let ground = Fixture.fill(Fixture.area, RGBA(red: 0.6, green: 0.4, blue: 0.4))
    let seen = try Fixture.paint([
      ground, glass(saturation: 1.8, tint: RGBA(red: 1, green: 1, blue: 1, opacity: 0.5)),
    ])
    // Luminance 0.44252; 1.8 times as far from it, then halfway to white.
    func expected(_ value: Double) -> Double { ((0.44252 + 1.8 * (value - 0.44252)) / 2 + 0.5) * 255 }
    let pixel = seen[70, 50]
    #expect(pixel >> 24 == 255)
    #expect(abs(Double(pixel >> 16 & 255) - expected(0.6)) < 1.2)
    #expect(abs(Double(pixel & 255) - expected(0.4)) < 1.2)
  }

  @Test("the picture's edge does not darken what lies behind")
  func edges() throws {
    let seen = try Fixture.paint([glass(Fixture.area, radius: 20)], background: Fixture.red)
    #expect(seen.pixels.allSatisfy { $0 == seen[75, 55] })
    // Also in a layer that is blurred beyond the canvas.
    let layer = Fixture.item(
      Fixture.layer([glass(Fixture.area.insetBy(dx: -90, dy: -90), radius: 20)]),
      filters: [FilterStage(kind: .blur(radius: 8, GraphicsContext.BlurOptions()), transform: .identity)],
      canvas: Fixture.area.insetBy(dx: -200, dy: -200))
    let blurred = try Fixture.paint([layer], background: Fixture.red)
    #expect(blurred.pixels.allSatisfy { $0 == seen[75, 55] })
  }

  @Test("opacity and clips let as much of the glass through as of anything else")
  func opacity() throws {
    let plain = try Fixture.paint(stripes, background: .white)
    let whole = try Fixture.paint(stripes + [glass()], background: .white)
    let round = Fixture.clip(Path(ellipseIn: card))
    let seen = try Fixture.paint(stripes + [glass(opacity: 0.5, clip: round)], background: .white)
    for x in [50, 63, 75, 88] {
      for shift in [0, 8, 16] {
        let mean = (Double(plain[x, 55] >> shift & 255) + Double(whole[x, 55] >> shift & 255)) / 2
        #expect(abs(Double(seen[x, 55] >> shift & 255) - mean) <= 1.5)
      }
    }
    #expect(seen[32, 22] == plain[32, 22])
  }

  @Test("glass in a layer sees the layer and what is behind that, and fades with it")
  func layers() throws {
    let disc = Fixture.fill(Path(ellipseIn: CGRect(x: 50, y: 30, width: 50, height: 50)), .color(.white))
    let flat = try Fixture.paint(stripes + [disc, glass()], background: .white)
    let layer = Fixture.item(Fixture.layer([disc, glass()]), opacity: 0.999)
    let seen = try Fixture.paint(stripes + [layer], background: .white)
    #expect(distance(flat, seen) <= 2)
    let faded = try Fixture.paint(
      stripes + [Fixture.item(Fixture.layer([disc, glass()]), opacity: 0.5)], background: .white)
    let plain = try Fixture.paint(stripes, background: .white)
    for (x, y) in [(40, 55), (75, 55), (110, 30)] {
      for shift in [0, 8, 16] {
        let mean = (Double(plain[x, y] >> shift & 255) + Double(flat[x, y] >> shift & 255)) / 2
        #expect(abs(Double(faded[x, y] >> shift & 255) - mean) <= 1.5)
      }
    }
  }

  private func distance(_ a: Bitmap, _ b: Bitmap) -> Int {
    zip(a.pixels, b.pixels).map { a, b in
      [0, 8, 16, 24].map { abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) }.max() ?? 0
    }.max() ?? 0
  }

  @Test("glass over what is half clear stays half clear")
  func replaces() throws {
    let ground = Fixture.fill(Fixture.area, RGBA(red: 1, green: 0, blue: 0, opacity: 0.5))
    let seen = try Fixture.paint([ground, glass()])
    #expect(seen[75, 55] == seen[5, 5] && seen[75, 55] >> 24 == 128)
  }

  @Test(
    "painting what changed around glass gives the bytes that painting everything gives", arguments: 1...12)
  func partialRepaint(seed: Int) throws {
    var source = RandomItems(seed: UInt64(seed), hasGlass: true)
    let scale = seed % 4 == 0 ? 1.5 : 1
    var items = (0..<10).map { _ in source.item() } + [glass()]
    let canvas = try Fixture.canvas(scale: scale)
    canvas.paint(Fixture.list(items, background: .white))
    for step in 0..<4 {
      let index = Int.random(in: 0..<items.count, using: &source.random)
      if step % 2 == 0 { items[index] = source.item() } else { items.insert(source.item(), at: index) }
      canvas.paint(Fixture.list(items, background: .white))
      #expect(canvas.makeBitmap() == (try Fixture.paint(items, background: .white, scale: scale)))
    }
  }

  @Test("layers that are painted in strips show the same behind their glass", arguments: 1...6)
  func strips(seed: Int) throws {
    var source = RandomItems(seed: UInt64(seed) + 100, hasGlass: true)
    let items =
      (0..<8).map { _ in source.item() } + [
        Fixture.item(Fixture.layer([source.item(), glass(), source.item()]), opacity: 0.6)
      ]
    let canvas = try RasterCanvas(width: 150, height: 110, glyphs: BoxGlyphs(), mostLayerWords: 1_500)
    canvas.paint(Fixture.list(items, background: .white))
    #expect(canvas.makeBitmap() == (try Fixture.paint(items, background: .white)))
  }

  @Test("a change far from the glass repaints no more than itself")
  func damage() throws {
    let canvas = try Fixture.canvas()
    let ground = Fixture.fill(Fixture.area, .white)
    let pane = glass(CGRect(x: 2, y: 2, width: 30, height: 20), radius: 1)
    func list(_ x: Double) -> DisplayList {
      Fixture.list([ground, Fixture.fill(CGRect(x: x, y: 98, width: 4, height: 4), Fixture.red), pane])
    }
    canvas.paint(list(140))
    #expect(canvas.paint(list(141)).rects == [Damage.Rect(x: 128, y: 96, width: 22, height: 14)])
  }

  @Test("glass in a filtered layer in perspective is tinted, and that is reported")
  func perspective() throws {
    let collector = DiagnosticCollector()
    let turn = ProjectionTests.turned(40, distance: 200, tilt: 0)
    let item = Fixture.item(
      Fixture.layer([glass()]),
      filters: [
        FilterStage(kind: .blur(radius: 2, GraphicsContext.BlurOptions()), transform: .identity),
        FilterStage(kind: .projection(turn), transform: .identity),
      ])
    _ = try DiagnosticCollector.$current.withValue(collector) { try Fixture.paint(stripes + [item]) }
    #expect(collector.diagnostics.map(\.code) == ["backdrop.perspective"])
  }
}
