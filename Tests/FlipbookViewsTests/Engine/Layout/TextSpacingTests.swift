import FlipbookDrawing
import Foundation
import Testing

@testable import FlipbookViews

/// Measured on pictures of simulators, and read in an audited re-implementation: docs/fidelity.md, "Text".
@Suite("the distances of texts from their neighbours")
@MainActor
struct TextSpacingTests {
  private func text(_ style: Font.TextStyle, scale: CGFloat = 3) -> ViewSpacing {
    let font = Font.system(style).descriptor()
    return spacing(of: font, scale: scale)
  }

  private func spacing(of font: FontDescriptor, scale: CGFloat = 3) -> ViewSpacing {
    let measures = FontMeasures.system(size: font.size)
    return ViewSpacing(
      ascent: measures.ascent, descent: measures.descent,
      leading: (font.lineHeight ?? 0) - measures.ascent - measures.descent, capHeight: measures.capHeight,
      pixel: 1 / scale)
  }

  private func gap(_ above: ViewSpacing, _ below: ViewSpacing) -> CGFloat {
    above.distance(to: below, along: .vertical)
  }

  @Test(
    "a text stands below another by its own style's leading, rounded up to a pixel",
    arguments: [
      (Font.TextStyle.body, 2), (.headline, 2), (.callout, 2), (.subheadline, 7.0 / 3), (.footnote, 8.0 / 3),
      (.caption, 2), (.caption2, 0), (.title3, 4.0 / 3), (.title2, 2), (.title, 2.0 / 3),
      (.largeTitle, 2.0 / 3),
    ] as [(Font.TextStyle, CGFloat)])
  func belowText(style: Font.TextStyle, expected: CGFloat) {
    for above in [Font.TextStyle.body, .largeTitle, .caption2] {
      #expect(abs(gap(text(above), text(style)) - expected) < 1e-6)
    }
  }

  @Test("a font given by its size has no leading")
  func sized() {
    #expect(gap(text(.body), spacing(of: Font.system(size: 17).descriptor())) == 0)
  }

  @Test("texts and other things keep apart by the text's line")
  func others() {
    let other = ViewSpacing()
    #expect(abs(gap(other, text(.body)) - 6.434) < 0.001)
    #expect(abs(gap(text(.body), other) - 10.642) < 0.001)
    #expect(gap(other, other) == 8)
    #expect(text(.body).distance(to: text(.body), along: .horizontal) == 8)
  }

  @Test("a spacer leaves no distance along its stack, and the usual one across it")
  func spacers() {
    let spacer = ViewSpacing(noneAlong: .vertical)
    #expect(gap(text(.body), spacer) == 0 && gap(spacer, ViewSpacing()) == 0)
    #expect(spacer.distance(to: ViewSpacing(), along: .horizontal) == 8)
    #expect(gap(.zero, text(.body)) == 0)
  }

  @Test("a symbol stands beside texts as a line of them does")
  func symbols() {
    let symbol = ViewSpacing(symbolWithDescent: 4)
    #expect(gap(symbol, text(.body)) == 0 && gap(text(.body), symbol) == 0)
    #expect(gap(symbol, ViewSpacing()) == 5 && gap(ViewSpacing(), symbol) == 4)
  }

  @Test("a row of things keeps the largest distance that any of them asks for")
  func rows() {
    let row = ViewSpacing.none.union(text(.body)).union(ViewSpacing())
    #expect(abs(gap(row, row) - 10.642) < 0.001)
    // The row has an edge that is no text's: 1.1 lines of the caption less its capitals.
    #expect(abs(gap(text(.caption), row) - 7.532) < 0.001)
  }

  /// The y of each fill in a column of views.
  private func tops(@ViewBuilder _ content: @escaping () -> some View) -> [CGFloat] {
    ViewRuntime(100, 200) { VStack { content() }.frame(maxHeight: .infinity, alignment: .top) }
      .fills(at: 0).map(\.minY)
  }

  @Test("a frame of a fixed height and padding make a text a thing like others")
  func frames() {
    let text = Text("x").font(.system(size: 20))
    // Lines of the test's font are as high as its size: 20, and 10 × 0.2 are kept for a tenth of it.
    #expect(
      tops {
        Color.red.frame(height: 10); text.background(.blue)
      }[1] == 17)
    #expect(
      tops {
        Color.red.frame(height: 10); text.frame(height: 20).background(.blue)
      }[1] == 18)
    #expect(
      tops {
        Color.red.frame(height: 10); text.padding(.top, 1).background(.blue)
      }[1] == 18)
    #expect(
      tops {
        Color.red.frame(height: 10); text.padding(.leading, 1).background(.blue)
      }[1] == 17)
  }

  @Test("an empty text takes no room, but for one that is typed into")
  func emptyTexts() {
    #expect(
      tops {
        Color.red.frame(height: 10); Text(verbatim: ""); Color.blue.frame(height: 10)
      }[1] == 26)
    let field = ViewRuntime(100, 200) { TextField("", text: .constant("")).background(.red) }.fills(at: 0)
    #expect((field.first?.height ?? 0) > 10)
  }

  @Test("a lazy grid keeps the distance of other views from texts above it, whatever its cells are")
  func lazyGrid() {
    func top<V: View>(@ViewBuilder _ content: @escaping () -> V) -> CGFloat? {
      ViewRuntime(200, 200) {
        VStack {
          Text("T").font(.title2)
          content()
        }
        .frame(maxHeight: .infinity, alignment: .top)
      }.fills(at: 0.1, of: .red).first?.minY
    }
    let column = [GridItem(.flexible())]
    let view = top { TestColor.red.frame(height: 20) }
    #expect(view != nil)
    #expect(top { LazyVGrid(columns: column) { Text("a").background(TestColor.red) } } == view)
    #expect(top { VStack { Text("a").background(TestColor.red) } } != view)
  }
}
