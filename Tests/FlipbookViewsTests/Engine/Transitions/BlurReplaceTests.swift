import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

@MainActor
@Suite struct BlurReplaceTests {
  struct Swapper: View {
    let configuration: BlurReplaceTransition.Configuration
    @State private var isShown = true

    var body: some View {
      ZStack {
        if isShown {
          Color.red.frame(width: 20, height: 20).transition(.blurReplace(configuration))
        } else {
          Color.blue.frame(width: 20, height: 20).transition(.blurReplace(configuration))
        }
      }
      .onAppear { withAnimation(.linear(duration: 1)) { isShown = false } }
    }
  }

  private struct Vanishing: View {
    @State private var isShown = true

    var body: some View {
      ZStack {
        if isShown { Color.red.frame(width: 20, height: 20).transition(.symbolEffect(.disappear)) }
      }
      .onAppear { withAnimation(.linear(duration: 1)) { isShown = false } }
    }
  }

  @Test("a symbol's transition shrinks to half and fades")
  func symbol() {
    let runtime = ViewRuntime { Vanishing() }
    _ = runtime.displayList(at: 0)
    let widths = runtime.fills(at: 0.5).map(\.width)
    #expect(widths.count == 1 && abs(widths[0] - 15) < 1e-3, "\(widths)")
    #expect(runtime.displayList(at: 0.5).description.contains("0.5"))
    #expect(runtime.fills(at: 1.1).isEmpty)
  }

  @Test("views go over into each other through a blur", arguments: [false, true])
  func values(goesUp: Bool) {
    let runtime = ViewRuntime { Swapper(configuration: goesUp ? .upUp : .downUp) }
    _ = runtime.displayList(at: 0)
    for time in [0.25, 0.5, 0.75] {
      let text = runtime.displayList(at: time).description
      let fills = runtime.fills(at: time).sorted { $0.width > $1.width }
      let (come, go) = (20 * (0.9 + 0.1 * time), 20 * (1 + (goesUp ? 0.1 : -0.1) * time))
      #expect(abs(fills[0].width - max(come, go)) < 1e-3 && abs(fills[1].width - min(come, go)) < 1e-3)
      #expect(
        text.contains("(filter blur \(7 * time) ") && text.contains("(filter blur \(7 * (1 - time)) "),
        "\(text)")
    }
    #expect(runtime.colors(at: 1.1) == ["#007AFFFF"])
  }
}
