import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

@MainActor
@Suite struct ScrollViewTests {
  @Test("content starts at the top, is as long as it likes and is cut off at the window")
  func layout() {
    let runtime = ViewRuntime {
      ScrollView {
        Color.red.frame(width: 20, height: 70)
        Color.blue.frame(height: 70)
      }
      .frame(height: 80)
    }
    #expect(
      runtime.fills(at: 0) == [
        CGRect(x: 40, y: 10, width: 20, height: 70), CGRect(x: 0, y: 88, width: 100, height: 70),
      ])
    #expect(runtime.displayList(at: 0).items.allSatisfy { $0.bounds.maxY <= 90 })
  }

  @Test("what moves both ways stands in the middle while it is smaller than the window")
  func bothWays() {
    func place(_ axes: Axis.Set, _ width: CGFloat) -> CGRect? {
      ViewRuntime { ScrollView(axes) { Color.red.frame(width: width, height: 30) } }.fills(at: 0).first
    }
    #expect(place([.horizontal, .vertical], 20) == CGRect(x: 40, y: 35, width: 20, height: 30))
    #expect(place([.horizontal, .vertical], 140) == CGRect(x: 0, y: 35, width: 140, height: 30))
    #expect(place(.vertical, 20) == CGRect(x: 40, y: 0, width: 20, height: 30))
  }

  @Test("a horizontal one lays its views in a row")
  func horizontal() {
    let runtime = ViewRuntime {
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 0) { ForEach(0..<5) { _ in Color.red.frame(width: 30, height: 10) } }
      }
    }
    // What lies wholly outside is not drawn.
    #expect(runtime.fills(at: 0).map(\.minX) == [0, 30, 60, 90])
    #expect(runtime.fills(at: 0)[0].minY == 45)
  }

  struct Jumper: View {
    let anchor: UnitPoint?
    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<10) { index in
              Color.red.frame(width: 10 + CGFloat(index), height: 30).id("row \(index)")
            }
          }
        }
        .onAppear { withAnimation(.linear(duration: 1)) { proxy.scrollTo("row 5", anchor: anchor) } }
      }
    }
  }

  @Test("a proxy brings a view into sight by the animation")
  func scrollTo() {
    func top(_ anchor: UnitPoint?, _ time: TimeInterval) -> CGFloat? {
      let runtime = ViewRuntime { Jumper(anchor: anchor) }
      _ = runtime.displayList(at: 0)
      return runtime.fills(at: time).first { $0.width == 15 }?.minY
    }
    #expect(top(.top, 0) == nil && top(.top, 0.5) == 75 && top(.top, 1) == 0)
    #expect(top(.center, 2) == 35)
    #expect(top(nil, 2) == 70)
  }

  @Test("views can be as large as a part of the scroll view around")
  func containerRelativeFrame() {
    let runtime = ViewRuntime {
      ScrollView(.horizontal) {
        HStack(spacing: 10) {
          ForEach(0..<2) { _ in
            Color.red.frame(height: 10)
              .containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 4)
          }
        }
      }
      .frame(width: 80)
    }
    #expect(runtime.fills(at: 0).map(\.width) == [38, 38])
    let film = ViewRuntime {
      Color.red.containerRelativeFrame([.horizontal, .vertical]) { side, _ in side / 2 }
    }
    #expect(film.fills(at: 0) == [CGRect(x: 25, y: 25, width: 50, height: 50)])
  }

  @Test("an inset at an edge takes room, except from what ignores it")
  func safeAreaInset() {
    let runtime = ViewRuntime {
      ZStack {
        Color.red.ignoresSafeArea()
        Color.blue
      }
      .safeAreaInset(edge: .bottom, spacing: 0) { Color.green.frame(height: 20) }
    }
    #expect(
      runtime.fills(at: 0) == [
        CGRect(x: 0, y: 0, width: 100, height: 100), CGRect(x: 0, y: 0, width: 100, height: 80),
        CGRect(x: 0, y: 80, width: 100, height: 20),
      ])
    let padded = ViewRuntime { Color.red.safeAreaPadding(.horizontal, 10) }
    #expect(padded.fills(at: 0) == [CGRect(x: 10, y: 0, width: 80, height: 100)])
    #expect(ViewRuntime { Color.red.edgesIgnoringSafeArea(.all) }.fills(at: 0)[0].height == 100)
  }

  @Test("a style behind what ends at an inset goes on under it; a view, and what ends before, does not")
  func backgroundReach() {
    func fills(@ViewBuilder _ content: () -> some View) -> [CGRect] {
      ViewRuntime {
        content().safeAreaInset(edge: .bottom, spacing: 0) { Color.green.frame(height: 20) }
      }
      .fills(at: 0)
    }
    let whole = CGRect(x: 0, y: 0, width: 100, height: 100)
    let above = CGRect(x: 0, y: 0, width: 100, height: 80)
    let inset = CGRect(x: 0, y: 80, width: 100, height: 20)
    #expect(fills { Color.clear.background(Color.red) } == [whole, above, inset])
    #expect(fills { Color.clear.background { Color.red } } == [above, above, inset])
    #expect(
      fills { Color.clear.background(.red, ignoresSafeAreaEdges: .top) } == [above, above, inset])
    let middle = CGRect(x: 40, y: 30, width: 20, height: 20)
    #expect(
      fills {
        ZStack {
          Color.clear
          Color.clear.frame(width: 20, height: 20).background(Color.red)
        }
      } == [above, middle, middle, inset])
    let page = ViewRuntime {
      NavigationView {
        Color.clear.background(Color.red).navigationBarTitle("Page", displayMode: .inline)
      }
    }
    // The ground that the navigation view stands on comes first.
    #expect(page.fills(at: 0).dropFirst().prefix(2) == [whole, CGRect(x: 0, y: 44, width: 100, height: 56)])
  }
}
