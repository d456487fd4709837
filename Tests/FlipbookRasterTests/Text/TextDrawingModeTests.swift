import FlipbookDrawing
import FlipbookMotion
import FlipbookTestSupport
import Foundation
import Testing

@testable import FlipbookRaster

struct TextDrawingModeTests {
  private let text = NSAttributedString(
    string: "HI",
    attributes: [
      .font: Font.system(size: 60, weight: .heavy),
      .foregroundColor: CGColor(red: 1, green: 0, blue: 0, alpha: 1),
    ])

  private func paint(_ mode: CGTextDrawingMode, then: (CGContext) -> Void = { _ in }) throws -> Bitmap {
    let list = DisplayList.record(
      size: CGSize(width: 120, height: 80), resources: TestRendering.resources
    ) { context in
      context.withCGContext { quartz in
        quartz.setTextDrawingMode(mode)
        quartz.setStrokeColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
        quartz.setLineWidth(2)
        quartz.textMatrix = CGAffineTransform(scaleX: 1, y: -1)
        quartz.textPosition = CGPoint(x: 10, y: 60)
        CTLineDraw(CTLineCreateWithAttributedString(text), quartz)
        then(quartz)
      }
    }
    return try TestRendering.bitmap(of: list)
  }

  private func count(_ bitmap: Bitmap, _ pixel: UInt32) -> Int { bitmap.pixels.filter { $0 == pixel }.count }

  @Test("text is filled, stroked, both, or neither")
  func modes() throws {
    let filled = count(try paint(.fill), 0xffff_0000)
    #expect(filled > 800)
    let stroked = try paint(.stroke)
    #expect(count(stroked, 0xffff_0000) == 0 && count(stroked, 0xff00_00ff) > 100)
    let both = try paint(.fillStroke)
    // The line covers the edge of what is filled.
    #expect((1..<filled).contains(count(both, 0xffff_0000)))
    #expect(count(both, 0xff00_00ff) == count(stroked, 0xff00_00ff))
    #expect(try paint(.invisible).pixels.allSatisfy { $0 == 0 })
  }

  @Test("a mode that clips lets later drawing through inside the glyphs alone, until the state is restored")
  func clips() throws {
    let reference = try paint(.fill)
    let clipped = try paint(.clip) { quartz in
      quartz.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
      quartz.fill(CGRect(x: 0, y: 0, width: 120, height: 80))
    }
    for (a, b) in zip(clipped.pixels, reference.pixels) where abs(Int(a >> 24) - Int(b >> 24)) > 40 {
      Issue.record("a clip to glyphs differs from glyphs")
    }
    #expect(count(clipped, 0xffff_0000) > 800)
    let reset = try paint(.fillClip) { quartz in
      quartz.resetClip()
      quartz.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    }
    #expect(reset[2, 2] == 0xff00_0000)
  }
}
