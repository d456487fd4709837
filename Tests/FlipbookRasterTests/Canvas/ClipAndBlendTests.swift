import FlipbookDrawing
import Foundation
import Testing

@testable import FlipbookRaster

struct ClipAndBlendTests {
  private let whole = Path(Fixture.area)

  @Test("a rectangle clips to the pixel, a circle softly, and both add up")
  func clips() throws {
    let square = Fixture.clip(Path(CGRect(x: 20, y: 20, width: 60, height: 60)))
    let picture = try Fixture.paint([Fixture.fill(whole, .color(Fixture.red), clip: square)])
    #expect(picture[20, 20] == 0xffff_0000 && picture[79, 79] == 0xffff_0000)
    #expect(picture[19, 20] == 0 && picture[80, 79] == 0)
    let circle = Fixture.clip(Path(ellipseIn: CGRect(x: 50, y: 20, width: 60, height: 60)), parent: square)
    let both = try Fixture.paint([Fixture.fill(whole, .color(Fixture.red), clip: circle)])
    #expect(both[79, 50] == 0xffff_0000 && both[80, 50] == 0 && both[49, 50] == 0 && both[21, 21] == 0)
    // The same as filling the circle where the square ends.
    let filled = try Fixture.paint([
      Fixture.fill(Path(ellipseIn: CGRect(x: 50, y: 20, width: 60, height: 60)), .color(Fixture.red))
    ])
    #expect((0..<80).allSatisfy { both[$0, 30] == filled[$0, 30] })
  }

  @Test("a fractional rectangle clips with the coverage its fill has")
  func fractionalClip() throws {
    let rect = CGRect(x: 20.25, y: 20.5, width: 30, height: 30)
    let clipped = try Fixture.paint([Fixture.fill(whole, .color(Fixture.red), clip: Fixture.clip(Path(rect)))]
    )
    let filled = try Fixture.paint([Fixture.fill(rect, Fixture.red)])
    #expect(clipped == filled)
  }

  @Test("a rectangle of one colour seen through one path is that path, byte for byte")
  func cutOuts() throws {
    let shapes = [
      Path(ellipseIn: CGRect(x: 10.3, y: 5.7, width: 70, height: 50)),
      Path(ellipseIn: CGRect(x: -30, y: 60, width: 400, height: 90)),
      Path {
        $0.move(to: CGPoint(x: 5, y: 5))
        $0.addLine(to: CGPoint(x: 120, y: 40))
        $0.addLine(to: CGPoint(x: 9, y: 100))
        $0.addLine(to: CGPoint(x: 80, y: 2))
        $0.closeSubpath()
      },
    ]
    let color = RGBA(red: 0.2, green: 0.7, blue: 0.4, opacity: 0.6)
    for shape in shapes {
      for opacity in [1, 0.37] {
        func item(_ path: Path, _ clip: ClipChain?) -> DisplayItem {
          DisplayItem(
            content: .fill(path, .color(color), FillStyle()), transform: .identity, opacity: opacity,
            clip: clip, canvas: Fixture.area)
        }
        let back = Fixture.fill(whole, .color(Fixture.red))
        let clip = Fixture.clip(shape)
        let seen = try Fixture.paint([back, item(whole, clip)])
        #expect(try seen == Fixture.paint([back, item(shape, nil)]))
        // A second clip that keeps everything makes a mask of both.
        let masked = Fixture.clip(
          Path(ellipseIn: CGRect(x: -900, y: -900, width: 2_000, height: 2_000)), parent: clip)
        #expect(try seen == Fixture.paint([back, item(whole, masked)]))
      }
    }
  }

  @Test("a rectangle that ends within the path ends there")
  func cutRectangle() throws {
    let clip = Fixture.clip(Path(ellipseIn: CGRect(x: 10, y: 10, width: 80, height: 80)))
    let part = Path(CGRect(x: 0, y: 0, width: 50, height: 100))
    let picture = try Fixture.paint([Fixture.fill(part, .color(Fixture.red), clip: clip)])
    #expect(picture[49, 50] == 0xffff_0000 && picture[50, 50] == 0)
  }

  @Test("an inverse clip keeps what the shape leaves")
  func inverseClip() throws {
    let hole = Fixture.clip(Path(CGRect(x: 20, y: 20, width: 60, height: 60)), isInverse: true)
    let picture = try Fixture.paint([Fixture.fill(whole, .color(Fixture.red), clip: hole)])
    #expect(picture[50, 50] == 0 && picture[19, 50] == 0xffff_0000 && picture[149, 109] == 0xffff_0000)
  }

  @Test("a layer clips by its alpha times its opacity")
  func layerClip() throws {
    let layer = DisplayLayer(items: [
      Fixture.fill(CGRect(x: 0, y: 0, width: 50, height: 50), RGBA(red: 0, green: 1, blue: 0, opacity: 0.5))
    ])
    for isInverse in [false, true] {
      let clip = ClipChain(
        parent: nil, shape: .layer(layer, opacity: 0.5), isInverse: isInverse, canvas: Fixture.area)
      let picture = try Fixture.paint([Fixture.fill(whole, .color(Fixture.red), clip: clip)])
      #expect(picture[10, 10] >> 24 == (isInverse ? 191 : 64))
      #expect(picture[60, 60] >> 24 == (isInverse ? 255 : 0))
    }
  }

  @Test(
    "modes that reach the whole clip change everything in it and nothing outside",
    arguments: BlendKernelTests.modes)
  func wholeClip(mode: GraphicsContext.BlendMode) throws {
    let backdrop = RGBA(red: 0.2, green: 0.6, blue: 1, opacity: 0.8)
    let source = RGBA(red: 1, green: 0.4, blue: 0, opacity: 0.6)
    let clip = Fixture.clip(Path(CGRect(x: 10, y: 10, width: 80, height: 80)))
    let shape = CGRect(x: 30, y: 30, width: 20, height: 20)
    let picture = try Fixture.paint([
      Fixture.fill(Fixture.area, backdrop),
      Fixture.fill(Path(shape), .color(source), blendMode: mode, clip: clip),
    ])
    let under = picture[0, 0]
    let color = PixelWord.premultiplied(red: 1, green: 0.4, blue: 0, alpha: 0.6)
    func expected(_ source: UInt32) -> UInt32 {
      var result = [under]
      BlendKernels.blend(mode, &result, 1, [source])
      return result[0]
    }
    #expect(picture[40, 40] == expected(color))
    #expect(picture[20, 20] == expected(0))
    #expect(picture[9, 40] == under && picture[90, 40] == under)
    if !mode.reachesWholeClip { #expect(picture[20, 20] == under) }
  }

  @Test("a soft clip lets a copy through by its coverage")
  func softCopy() throws {
    let clip = Fixture.clip(Path(CGRect(x: 10.5, y: 10, width: 20, height: 20)))
    let picture = try Fixture.paint([
      Fixture.fill(Fixture.area, .white),
      Fixture.fill(
        Path(CGRect(x: 0, y: 0, width: 15, height: 50)), .color(Fixture.red), blendMode: .copy, clip: clip),
    ])
    #expect(picture[10, 15] == 0xffff_7f7f)
    #expect(picture[12, 15] == 0xffff_0000)
    #expect(picture[20, 15] == 0)
    #expect(picture[30, 15] == 0x7f7f_7f7f)
  }

  @Test("a blend mode inside a layer sees the layer alone")
  func isolatedBlend() throws {
    let multiply = Fixture.fill(whole, .color(Fixture.blue), blendMode: .multiply)
    let inside = try Fixture.paint([
      Fixture.fill(Fixture.area, Fixture.red), Fixture.item(Fixture.layer([multiply])),
    ])
    #expect(inside[5, 5] == 0xff00_00ff)
    let outside = try Fixture.paint([Fixture.fill(Fixture.area, Fixture.red), multiply])
    #expect(outside[5, 5] == 0xff00_0000)
  }
}
