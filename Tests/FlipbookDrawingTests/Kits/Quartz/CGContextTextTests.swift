import FlipbookDiagnostics
import FlipbookMotion
import FlipbookTime
import Foundation
import Testing

@testable import FlipbookDrawing

@Suite struct CGContextTextTests {
  /// Four letters of 10 points: 20 points wide, the baseline at 7.5.
  private let text = NSAttributedString(
    string: "abcd",
    attributes: [
      .font: Font.system(size: 10), .foregroundColor: CGColor(red: 1, green: 0, blue: 0, alpha: 1),
    ])

  @Test("a line stands on the text position, upright by a turned text matrix, and moves the position on")
  func line() {
    let list = record { context in
      context.withCGContext { cg in
        cg.textMatrix = CGAffineTransform(scaleX: 1, y: -1)
        cg.textPosition = CGPoint(x: 30, y: 40)
        CTLineDraw(CTLineCreateWithAttributedString(text), cg)
        #expect(cg.textPosition == CGPoint(x: 50, y: 40))
        cg.textMatrix = .identity
        cg.textPosition = CGPoint(x: 5, y: 60)
        CTLineDraw(CTLineCreateWithAttributedString(text), cg)
      }
    }
    guard case .text(_, let origin, _) = list.items[0].content else {
      Issue.record("text should be drawn")
      return
    }
    #expect(origin == CGPoint(x: 0, y: -7.5))
    #expect(list.items[0].transform == CGAffineTransform(translationX: 30, y: 40))
    #expect(list.items[0].bounds == CGRect(x: 30, y: 32.5, width: 20, height: 10))
    // Without it the line stands on its head, below the baseline.
    #expect(list.items[1].bounds == CGRect(x: 5, y: 57.5, width: 20, height: 10))
    #expect(list.items[1].transform.d == -1)
  }

  @Test(
    "a text is drawn into a rectangle from its top, or without lines of its own on a baseline at its origin")
  func options() {
    let list = record { context in
      context.withCGContext { cg in
        UIGraphicsPushContext(cg)
        let rect = CGRect(x: 30, y: 40, width: 100, height: 50)
        text.draw(with: rect, options: .usesLineFragmentOrigin)
        text.draw(with: rect, context: nil)
        "abcd".draw(
          with: CGRect(x: 5, y: 60, width: 100, height: 50), options: [.usesLineFragmentOrigin],
          attributes: [.font: Font.system(size: 10)], context: nil)
        UIGraphicsPopContext()
      }
    }
    let places = list.items.map(\.bounds.origin)
    #expect(places == [CGPoint(x: 30, y: 40), CGPoint(x: 30, y: 32.5), CGPoint(x: 5, y: 60)])
  }

  @Test("a CGFloat is a number to Objective-C and back")
  func bridging() {
    let width: CGFloat = 2.5
    #expect(width as NSNumber == 2.5)
    #expect(NSNumber(value: 4.5) as? CGFloat == 4.5)
    let values: [Any] = [width, NSNumber(value: 3)]
    #expect(values.compactMap { ($0 as? NSNumber)?.doubleValue } == [2.5, 3])
    #expect(values.compactMap { $0 as? CGFloat } == [2.5, 3])
  }

  @Test(
    "numbers of attributes may be of any type",
    arguments: [1.5 as CGFloat, 1.5, Float(1.5), NSNumber(value: 1.5)] as [any Sendable])
  func numbers(kern: any Sendable) throws {
    let content = NSAttributedString(string: "ab", attributes: [.kern: kern, .baselineOffset: kern])
      .textContent(in: EnvironmentValues())
    let run = try #require(content.runs.first)
    #expect(run.kerning == 1.5 && run.baselineOffset == 1.5)
  }

  @Test("a line is measured; its colour is its own, black, or the context's")
  func measuring() {
    let list = record { context in
      context.withCGContext { cg in
        var (ascent, descent, leading): (CGFloat, CGFloat, CGFloat) = (0, 0, 1)
        let line = CTLineCreateWithAttributedString(text)
        #expect(CTLineGetTypographicBounds(line, &ascent, &descent, &leading) == 20)
        #expect(ascent == 7.5 && descent == 2.5 && leading == 0)
        #expect(CTLineGetTypographicBounds(line, nil, nil, nil) == 20)
        #expect(CTLineGetTypographicBounds(line, &ascent, &descent, nil) == 20)
        cg.setFillColor(.white)
        for attributes: [NSAttributedString.Key: Any] in [
          [.font: CTFontCreateWithName("Inter", 10, nil)],
          [NSAttributedString.Key(kCTForegroundColorFromContextAttributeName): true],
        ] {
          cg.textPosition = CGPoint(x: 0, y: 50)
          CTLineDraw(
            CTLineCreateWithAttributedString(NSAttributedString(string: "a\nb", attributes: attributes)), cg)
        }
      }
    }
    var colors: [RGBA?] = []
    for case .text(let layout, _, .color(let paint)) in list.items.map(\.content) {
      colors.append(layout.lines[0].runs[0].color)
      #expect(paint == .white && layout.lines.count == 1)
    }
    #expect(colors == [.black, nil])
  }

  @Test("strings draw upright in the pushed context")
  func strings() {
    let list = record { context in
      context.withCGContext { cg in
        #expect(UIGraphicsGetCurrentContext() == nil)
        UIGraphicsPushContext(cg)
        #expect(UIGraphicsGetCurrentContext() === cg)
        "abcd".draw(at: CGPoint(x: 10, y: 20), withAttributes: [.font: Font.system(size: 10)])
        text.draw(in: CGRect(x: 1, y: 2, width: 50, height: 20))
        #expect(text.size() == CGSize(width: 20, height: 10))
        UIGraphicsPopContext()
      }
    }
    #expect(list.items.map(\.bounds.origin) == [CGPoint(x: 10, y: 20), CGPoint(x: 1, y: 2)])
  }

  // On the main actor, so that no scene of another test is current.
  @Test("text drawn where or how it can't be is reported") @MainActor
  func diagnostics() {
    let collector = DiagnosticCollector()
    let list = DiagnosticCollector.$current.withValue(collector) {
      SceneContext.current.child().whileCurrent { #expect(text.size() == .zero) }
      return record { context in
        context.withCGContext { cg in
          text.draw(at: .zero)
          cg.setTextDrawingMode(.stroke)
          cg.textPosition = CGPoint(x: 5, y: 60)
          CTLineDraw(CTLineCreateWithAttributedString(text), cg)
        }
      }
    }
    #expect(list.items.isEmpty)
    #expect(collector.diagnostics.map(\.code) == ["cgcontext.none", "cgcontext.none", "cgcontext.text-mode"])
  }

  @Test("text in a mode that erases erases its glyphs alone")
  func erasing() {
    let list = record { context in
      context.withCGContext { cg in
        cg.setBlendMode(.destinationOut)
        cg.textPosition = CGPoint(x: 5, y: 60)
        CTLineDraw(CTLineCreateWithAttributedString(text), cg)
        cg.setBlendMode(.clear)
        cg.textPosition = CGPoint(x: 5, y: 60)
        CTLineDraw(CTLineCreateWithAttributedString(text), cg)
      }
    }
    #expect(
      list.items.map(\.bounds) == Array(repeating: CGRect(x: 5, y: 57.5, width: 20, height: 10), count: 2))
  }
}
