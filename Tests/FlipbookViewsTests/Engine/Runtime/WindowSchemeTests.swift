import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// The ground of a film's window. `docs/fidelity.md` names the recording.
@MainActor
@Suite struct WindowSchemeTests {
  private struct Dimmer: View {
    @State private var isDark = false

    var body: some View {
      TestColor.red.frame(width: 40, height: 40).onTapGesture { isDark.toggle() }
        .preferredColorScheme(isDark ? .dark : .light)
    }
  }

  @Test("the window's ground follows the scheme that a scene comes to prefer")
  func preferredLater() {
    let runtime = ViewRuntime(100, 100) { Dimmer() }
    func ground(_ time: Double) -> Bool {
      runtime.displayList(at: time).description.contains("(background #000000FF)")
    }
    #expect(!ground(0))
    for (time, isDark) in [(0.5, true), (1, false), (1.5, true)] {
      runtime.perform(at: time, .tap(.point(x: 50, y: 50), count: 1))
      #expect(ground(time + 0.3) == isDark, "\(time)")
    }
  }
}
