import FlipbookDrawing
import Foundation
import Testing

@testable import FlipbookRaster

struct TextPaintTests {
  private func paint(
    _ layout: TextLayout, at origin: CGPoint = CGPoint(x: 20, y: 30),
    transform: CGAffineTransform = .identity,
    opacity: Double = 1, scale: Double = 1
  ) throws -> Bitmap {
    try Fixture.paint(
      [
        Fixture.item(
          .text(layout, origin: origin, .color(Fixture.red)), transform: transform, opacity: opacity)
      ],
      scale: scale)
  }

  @Test("glyphs stand on the baseline in the paint's colour or the run's own")
  func placement() throws {
    let picture = try paint(Fixture.text([5, 0, 8], step: 10))
    // Glyph 5 at size 10 is 5 wide and 7 high on the baseline at 40.
    #expect(picture[20, 33] == 0xffff_0000 && picture[24, 39] == 0xffff_0000)
    #expect(picture[25, 39] == 0 && picture[20, 32] == 0 && picture[20, 40] == 0 && picture[31, 36] == 0)
    #expect(picture[40, 33] == 0xffff_0000 && picture[47, 33] == 0xffff_0000)
    let blue = try paint(Fixture.text([5], color: Fixture.blue), opacity: 0.5)
    #expect(blue[22, 36] == 0x8000_0080)
  }

  @Test("glyphs are placed to a quarter of a pixel", arguments: [0.0, 0.25, 0.5, 0.75])
  func quarters(shift: Double) throws {
    let picture = try paint(Fixture.text([5]), at: CGPoint(x: 20 + shift, y: 30))
    #expect(picture[20, 36] >> 24 == UInt32(((1 - shift) * 255).rounded()))
    #expect(abs(Int(picture[25, 36] >> 24) - Int((shift * 255).rounded())) <= 1)
    let near = try paint(Fixture.text([5]), at: CGPoint(x: 20.1 + shift, y: 30))
    #expect(near == picture)
  }

  @Test("scaled text is drawn at its final size, turned text from its outlines")
  func transforms() throws {
    let large = try paint(Fixture.text([5]), at: .zero, transform: CGAffineTransform(scaleX: 2, y: 3))
    #expect(
      large[9, 29] == 0xffff_0000 && large[10, 29] == 0 && large[0, 9] == 0xffff_0000 && large[0, 8] == 0)
    let turned = try paint(
      Fixture.text([5]), at: .zero, transform: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 60, ty: 40))
    // The baseline point (0, 10) goes to (50, 40); the glyph reaches 7 to the right and 5 down.
    #expect(turned[50, 40] == 0xffff_0000 && turned[56, 44] == 0xffff_0000)
    #expect(turned[49, 40] == 0 && turned[57, 40] == 0 && turned[50, 45] == 0)
    let double = try paint(Fixture.text([5]), scale: 2)
    #expect(double[40, 66] == 0xffff_0000 && double[49, 79] == 0xffff_0000 && double[50, 79] == 0)
  }

  @Test("a glyph that is a picture brings its own colours")
  func coloredGlyphs() throws {
    let picture = try paint(Fixture.text([99]))
    #expect(picture[21, 35] == 0xffff_0000 && picture[28, 35] == 0xff00_00ff)
    #expect(picture[19, 35] == 0 && picture[31, 35] == 0)
  }

  @Test("glyphs too large for a mask are filled, a rule is drawn under them")
  func largeAndDecorated() throws {
    let run = TextLayout.Run(
      font: "Box", size: 300, glyphs: [.init(index: 2, position: CGPoint(x: 0, y: 100))],
      bounds: CGRect(x: 0, y: -200, width: 100, height: 320))
    let rule = TextLayout.Decoration(
      rect: CGRect(x: 80, y: 100, width: 20, height: 2), pattern: .dot, color: Fixture.blue)
    let line = TextLayout.Line(
      runs: [run], decorations: [rule], baseline: 100, bounds: run.bounds, ascent: 100, descent: 2)
    let picture = try paint(TextLayout(lines: [line], size: run.bounds.size, isTruncated: false), at: .zero)
    #expect(picture[59, 5] == 0xffff_0000 && picture[60, 5] == 0 && picture[5, 99] == 0xffff_0000)
    #expect(picture[80, 100] == 0xff00_00ff && picture[83, 100] == 0 && picture[84, 101] == 0xff00_00ff)
  }
}
