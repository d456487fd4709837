import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

@MainActor @Suite struct TextRendererTests {
  /// Lifts each letter by an amount.
  private struct Lift: TextRenderer {
    var amount: CGFloat

    var animatableData: CGFloat {
      get { amount }
      set { amount = newValue }
    }

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      for line in layout {
        for run in line {
          for slice in run {
            var copy = context
            copy.translateBy(x: 0, y: -amount)
            copy.draw(slice)
          }
        }
      }
    }
  }

  private struct Wide: TextRenderer {
    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      for line in layout { context.draw(line) }
    }

    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
      let size = text.sizeThatFits(proposal)
      return CGSize(width: size.width * 2, height: size.height)
    }
  }

  private struct Scene: View {
    @State private var isLifted = false

    var body: some View {
      Text(verbatim: "abc").font(.system(size: 10))
        .textRenderer(Lift(amount: isLifted ? 10 : 0))
        .animation(.linear(duration: 1), value: isLifted)
        .onAppear { isLifted = true }
    }
  }

  private func lifts(_ list: DisplayList) -> [CGFloat] {
    list.items.map { ($0.transform.ty * 1_000).rounded() / 1_000 }
  }

  @Test("a renderer draws the text letter by letter, and what it animates moves")
  func animation() {
    let runtime = ViewRuntime { Scene() }
    #expect(lifts(runtime.displayList(at: 0)) == [45, 45, 45])
    #expect(lifts(runtime.displayList(at: 0.5)) == [40, 40, 40])
    #expect(lifts(runtime.displayList(at: 2)) == [35, 35, 35])
  }

  @Test("a renderer chooses the size of its text")
  func size() {
    let runtime = ViewRuntime {
      Text(verbatim: "ab").font(.system(size: 10)).textRenderer(Wide()).background(Color.red)
    }
    #expect(runtime.fills(at: 0) == [CGRect(x: 40, y: 45, width: 20, height: 10)])
  }

  private struct Marked: View {
    @State private var isLong = false

    var body: some View {
      VStack(spacing: 0) {
        Text(verbatim: "ab").font(.system(size: 10))
        // Longer from the update after the first layout on.
        Text(verbatim: isLong ? "abcdef" : "abcd").font(.system(size: 10))
      }
      .overlayPreferenceValue(Text.LayoutKey.self) { texts in
        GeometryReader { proxy in
          ForEach(texts.indices, id: \.self) { index in
            let line = texts[index].layout[0].typographicBounds
            let origin = proxy[texts[index].origin]
            Color.red.frame(width: line.width, height: 1)
              .offset(x: origin.x, y: origin.y + line.origin.y)
          }
        }
      }
      .onAppear { isLong = true }
    }
  }

  @Test("the layouts of texts reach the views around them, and follow when they change")
  func layouts() {
    let runtime = ViewRuntime { Marked() }
    // Baselines at 7.5 of lines 10 points high, 5 points a letter.
    #expect(
      runtime.fills(at: 0) == [
        CGRect(x: 45, y: 47.5, width: 10, height: 1), CGRect(x: 35, y: 57.5, width: 30, height: 1),
      ])
  }
}
