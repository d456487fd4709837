import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

@MainActor
@Suite struct BackgroundTests {
  @Test("of several views each has a background of its own")
  func several() {
    let runtime = ViewRuntime {
      HStack(spacing: 0) {
        Group {
          Spacer().frame(width: 20, height: 20)
          Spacer().frame(width: 30, height: 10)
          Spacer().frame(width: 10, height: 40)
        }
        .background(Color.red)
      }
    }
    #expect(runtime.fills(at: 0).map(\.width) == [20, 30, 10])
    #expect(runtime.fills(at: 0).map(\.height) == [20, 10, 40])
  }

  @Test("an animation of modifiers leaves the place of the view to those around it")
  func scopedPlacement() {
    struct Moved: View {
      @State private var isOn = false
      var body: some View {
        HStack(spacing: 0) {
          Spacer().frame(width: isOn ? 40 : 0, height: 10)
          Color.red.frame(width: 20, height: 20)
            .animation(.linear(duration: 1)) { $0.opacity(isOn ? 0.5 : 1) }
        }
        .onAppear { isOn = true }
      }
    }
    let runtime = ViewRuntime { Moved() }
    _ = runtime.displayList(at: 0)
    let item = runtime.displayList(at: 0.5).items[0]
    #expect(runtime.fills(at: 0.5)[0].minX == 60)
    #expect(abs(item.opacity - 0.75) < 1e-6)
  }
}
