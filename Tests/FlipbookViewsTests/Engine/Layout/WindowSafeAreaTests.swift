import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

@MainActor
@Suite("The safe area of a device's window")
struct WindowSafeAreaTests {
  /// A mark at the top and one at the bottom.
  private struct Ends: View {
    var body: some View {
      VStack(spacing: 0) {
        Rectangle().frame(width: 10, height: 10)
        Spacer(minLength: 0)
        Rectangle().frame(width: 10, height: 10)
      }
    }
  }

  /// Where the marks begin and end on a phone.
  private func ends(@ViewBuilder _ content: () -> some View) -> [CGFloat] {
    let insets = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
    let marks = ViewRuntime(393, 852) {
      DeviceWindow(content(), insets: insets, radius: nil, ground: .white)
    }.fills(at: 2).filter { $0.width == 10 && $0.height == 10 }
    let (top, bottom) = (marks.map(\.minY).min() ?? 0, marks.map(\.maxY).max() ?? 0)
    return [top, bottom].map { ($0 * 10).rounded() / 10 }
  }

  @Test("a cover keeps clear of the window's hardware and bars")
  func cover() {
    #expect(ends { Ends() } == [59, 818])
    #expect(ends { Color.clear.fullScreenCover(isPresented: .constant(true)) { Ends() } } == [59, 818])
    #expect(
      ends { Color.clear.fullScreenCover(isPresented: .constant(true)) { Ends().ignoresSafeArea() } } == [
        0, 852,
      ])
  }

  @Test("a sheet keeps clear of the home bar, with and without navigation in it")
  func sheet() {
    #expect(ends { Color.clear.sheet(isPresented: .constant(true)) { Ends() } } == [69, 818])
    #expect(
      ends { Color.clear.sheet(isPresented: .constant(true)) { NavigationStack { Ends() } } } == [69, 818])
    #expect(
      ends { Color.clear.sheet(isPresented: .constant(true)) { Ends().ignoresSafeArea() } } == [69, 852])
  }

  @Test("heights of a sheet come over the home bar; half a sheet has 0.56 of the greatest one's")
  func detents() {
    func top(_ detent: PresentationDetent) -> CGFloat {
      ends { Color.clear.sheet(isPresented: .constant(true)) { Ends().presentationDetents([detent]) } }[0]
    }
    #expect(abs(top(.medium) - (852 - 34 - 0.56 * (852 - 69 - 34))) < 0.4)
    #expect(abs(top(.height(250)) - (852 - 34 - 250)) < 0.4)
    #expect(abs(top(.fraction(0.25)) - (852 - 34 - 0.25 * (852 - 69 - 34))) < 0.4)
    #expect(top(.large) == 69)
  }

  @Test("a page that ignores the safe area ends where the screen does, though its bar begins above that area")
  func page() {
    #expect(ends { NavigationStack { Ends().ignoresSafeArea() } } == [0, 852])
    #expect(ends { NavigationStack { GeometryReader { _ in Ends() }.ignoresSafeArea() } } == [0, 852])
    #expect(ends { NavigationStack { Ends().ignoresSafeArea(edges: .top) } } == [0, 818])
  }

  @Test("what is in navigation or tabs keeps clear of the window's bars, though views around ignore them")
  func containers() {
    #expect(ends { NavigationStack { Ends() }.ignoresSafeArea() } == ends { NavigationStack { Ends() } })
    #expect(
      ends { NavigationView { Ends() }.ignoresSafeArea(edges: .bottom) } == ends { NavigationView { Ends() } }
    )
    func tabs() -> some View { TabView { Ends().tabItem { Text("One") } } }
    #expect(ends { tabs().ignoresSafeArea() } == ends { tabs() })
    #expect(ends { TabView { Ends() }.tabViewStyle(.page).ignoresSafeArea() } == [0, 852])
  }
}
