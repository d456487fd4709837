import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

@MainActor
@Suite("Labels that stay in sight")
struct PinnedSectionTests {
  private struct Rows: View {
    let offset: CGFloat
    var pinned: PinnedScrollableViews = [.sectionHeaders]
    @State private var position = ScrollPosition()

    init(offset: CGFloat, pinned: PinnedScrollableViews = [.sectionHeaders]) {
      (self.offset, self.pinned) = (offset, pinned)
    }

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: pinned) {
          ForEach(0..<3) { _ in
            Section {
              ForEach(0..<3) { _ in Color.red.frame(height: 40) }
            } header: {
              Color.blue.frame(height: 20)
            } footer: {
              Color.green.frame(height: 10)
            }
          }
        }
      }
      .scrollPosition($position)
      .onAppear { position.scrollTo(y: offset) }
    }
  }

  /// The tops of all headers, from the top of the window.
  private func headers(_ offset: CGFloat, _ pinned: PinnedScrollableViews = [.sectionHeaders]) -> [CGFloat] {
    let runtime = ViewRuntime { Rows(offset: offset, pinned: pinned) }
    _ = runtime.displayList(at: 0)
    return runtime.fills(at: 1).filter { $0.height == 20 }.map(\.minY)
  }

  @Test("a header stays at the top until the next one pushes it out")
  func header() {
    // A section is 150 high; what is out of the window is not drawn.
    #expect(headers(0) == [0])
    #expect(headers(50) == [0, 100])
    #expect(headers(140) == [-10, 10])
    #expect(headers(200) == [0, 100])
    #expect(headers(50, []) == [100])
  }

  @Test("a footer stays at the bottom of the window")
  func footer() {
    let runtime = ViewRuntime { Rows(offset: 20, pinned: [.sectionFooters]) }
    _ = runtime.displayList(at: 0)
    let footers = runtime.fills(at: 1).filter { $0.height == 10 }.map(\.minY)
    #expect(footers.first == 90)
  }
}

@MainActor
@Suite("Effects of places in what is scrolled")
struct ScrolledEffectTests {
  private struct Mover: View {
    @State private var position = ScrollPosition()

    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          Color.blue.frame(height: 20).visualEffect { effect, proxy in
            effect.offset(y: max(0, -proxy.frame(in: .scrollView).minY))
          }
          Color.red.frame(height: 280)
        }
      }
      .scrollPosition($position)
      .onAppear { withAnimation(.linear(duration: 1)) { position.scrollTo(y: 900) } }
    }
  }

  @Test("they follow an animated scroll without lagging, and content stops at its end")
  func following() {
    let runtime = ViewRuntime { Mover() }
    for time in [0, 0.25, 0.5, 0.75] { #expect(runtime.fills(at: time).first?.minY == 0) }
    #expect(runtime.fills(at: 2).last?.maxY == 100)
  }
}
