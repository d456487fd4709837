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

  /// A header of 60 points.
  private struct Header: View {
    var body: some View { Color.yellow.frame(height: 60) }
  }

  /// Reads values as often as its body runs.
  private struct Reading: ViewModifier {
    let read: @MainActor () -> Void

    init(_ read: @escaping @MainActor () -> Void) { self.read = read }

    func body(content: Content) -> some View {
      read()
      return content
    }
  }

  @Test("nothing covers the top of a container below a header, nor the bottom of one above a footer")
  func besideOthers() {
    // Below the safe area of 59 and the header of 60, the bar is 44 high.
    #expect(
      ends {
        VStack(spacing: 0) {
          Header()
          NavigationStack { Ends().navigationTitle("A").navigationBarTitleDisplayMode(.inline) }
        }
      } == [163, 818])
    #expect(
      ends {
        VStack(spacing: 0) {
          NavigationView { Ends() }
          Header()
        }
      } == [59, 758])
    // The bar of tabs is 49 high, without the room for the home bar.
    #expect(
      ends {
        VStack(spacing: 0) {
          TabView { Ends().tabItem { Text("One") } }
          Header()
        }
      } == [59, 709])
    #expect(ends { NavigationStack { Ends() }.frame(height: 400) } == [238.5, 638.5])
  }

  @Test("a page below a header reaches to the header and not over it when it ignores the safe area")
  func ignoringBelowHeader() {
    #expect(
      ends {
        VStack(spacing: 0) {
          Header()
          NavigationStack { Ends().ignoresSafeArea() }
        }
      } == [119, 852])
  }

  @Test("a container below a header is covered by its bar alone")
  func insetsBelowHeader() {
    var insets = EdgeInsets()
    _ = ends {
      VStack(spacing: 0) {
        Header()
        NavigationStack {
          GeometryReader { proxy in Ends().modifier(Reading { insets = proxy.safeAreaInsets }) }
            .navigationTitle("A").navigationBarTitleDisplayMode(.inline)
        }
      }
    }
    #expect(insets == EdgeInsets(top: 44, leading: 0, bottom: 34, trailing: 0))
  }

  @Test("a container that is shifted keeps its bar below the hardware, as it was laid out")
  func shifted() {
    let still = ends { NavigationStack { Ends().navigationTitle("A") } }
    #expect(ends { NavigationStack { Ends().navigationTitle("A") }.offset(y: 20) } == still.map { $0 + 20 })
  }
}
