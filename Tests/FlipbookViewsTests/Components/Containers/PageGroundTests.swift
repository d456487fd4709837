import FlipbookDrawing
import FlipbookMotion
import FlipbookViews
import Foundation
import Testing

/// What navigation containers and tab views stand on.
@MainActor struct PageGroundTests {
  private let whole = CGRect(x: 0, y: 0, width: 100, height: 100)

  /// The colours of what fills the film, and of nothing smaller.
  private func grounds(@ViewBuilder _ content: () -> some View) -> [String] {
    let runtime = ViewRuntime { content() }
    // Pages have a clear shade for others that come over them.
    return zip(runtime.fills(at: 1), runtime.colors(at: 1))
      .filter { $0.0 == whole && $0.1 != "#00000000" }.map(\.1)
  }

  /// The same over red.
  private func overRed(@ViewBuilder _ content: () -> some View) -> [String] {
    let content = content()
    return grounds {
      ZStack {
        Color.red
        content
      }
    }
  }

  @Test("navigation containers and tab views hide what lies behind them")
  func containers() {
    let (red, white) = ("#FF3B30FF", "#FFFFFFFF")
    let page = Color.green.frame(width: 9, height: 9)
    #expect(overRed { NavigationView { page } } == [red, white])
    #expect(overRed { NavigationStack { page } } == [red, white])
    #expect(overRed { TabView { page } } == [red, white])
    #expect(overRed { TabView { page }.tabViewStyle(.page) } == [red])
    #expect(
      overRed { NavigationStack { page }.environment(\.colorScheme, .dark) } == [red, "#000000FF"])
  }

  @Test("a presentation that names its background shows it through what it holds")
  func presentations() {
    func colors(_ background: Color?) -> [String] {
      grounds {
        Color.red.fullScreenCover(isPresented: .constant(true)) {
          if let background {
            NavigationStack { Color.green.frame(width: 9, height: 9) }.presentationBackground(background)
          } else {
            NavigationStack { Color.green.frame(width: 9, height: 9) }
          }
        }
      }
    }
    #expect(colors(nil).contains("#FFFFFFFF"))
    #expect(colors(.blue).last == "#007AFFFF")
  }
}
