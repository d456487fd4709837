import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// Pages of a tab view that change.
@MainActor
@Suite struct TabPagesTests {
  private struct Pages: View {
    let isPaged: Bool
    @State private var isSecond = false

    var body: some View {
      VStack {
        Button("Go") { withAnimation(.linear(duration: 1)) { isSecond = true } }
        if isPaged {
          TabView { page }
        } else {
          VStack { page }
        }
      }
    }

    @ViewBuilder
    private var page: some View {
      if isSecond { Color.blue } else { Color.red }
    }
  }

  @Test(
    "a page in place of another one is there at once, whatever the animation; views of a stack cross-fade")
  func atOnce() {
    let tabs = ViewRuntime(200, 200) { Pages(isPaged: true) }
    _ = tabs.displayList(at: 0)
    tabs.scheduleTap(on: .name("Go"), at: 1) { _ in Issue.record("nothing was tapped") }
    #expect(tabs.colors(at: 0.9).contains("#FF3B30FF"))
    let colors = tabs.colors(at: 1.2)
    #expect(colors.contains("#007AFFFF") && !colors.contains { $0.hasPrefix("#FF3B30") }, "\(colors)")
    let stack = ViewRuntime(200, 200) { Pages(isPaged: false) }
    _ = stack.displayList(at: 0)
    stack.scheduleTap(on: .name("Go"), at: 1) { _ in Issue.record("nothing was tapped") }
    #expect(stack.colors(at: 1.5).contains { $0.hasPrefix("#FF3B30") })
  }

  @Test("what is in a page goes by its transition")
  func inside() {
    struct Inside: View {
      @State private var isShown = false
      var body: some View {
        TabView {
          VStack {
            Button("Go") { withAnimation(.linear(duration: 1)) { isShown = true } }
            if isShown { Color.blue }
          }
        }
      }
    }
    let runtime = ViewRuntime(200, 200) { Inside() }
    _ = runtime.displayList(at: 0)
    runtime.scheduleTap(on: .name("Go"), at: 1) { _ in Issue.record("nothing was tapped") }
    #expect(runtime.colors(at: 1.5).contains { $0.hasPrefix("#007AFF") && $0 != "#007AFFFF" })
  }

  /// Four pages side by side, 100 to 103 points wide, and what turns to the last one.
  private struct Slides: View {
    let animation: Animation?
    var scope: Animation?
    @State private var page = 2

    var body: some View {
      VStack(spacing: 0) {
        if let scope { pages.animation(scope, value: page) } else { pages }
        Button("Last") { withAnimation(animation) { page = 3 } }.frame(height: 40)
      }
    }

    private var pages: some View {
      TabView(selection: $page) {
        ForEach(0..<4) { index in
          Rectangle().fill(Color.red).frame(width: 100 + CGFloat(index), height: 50).tag(index)
        }
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
    }
  }

  private func middle(_ page: Int, _ runtime: ViewRuntime, _ time: TimeInterval) -> CGFloat? {
    runtime.fills(at: time).first { $0.width == 100 + CGFloat(page) && $0.height == 50 }?.midX
  }

  @Test("pages side by side begin at the chosen one")
  func chosen() {
    let runtime = ViewRuntime(200, 200) { Slides(animation: nil) }
    for time in [0, 0.1, 0.3, 0.8] {
      let place = middle(2, runtime, time)
      #expect(place == 100, "\(String(describing: place))")
    }
  }

  @Test("pages side by side slide to the next by an animation, and change at once without one")
  func turned() {
    for (animation, scope) in [(Animation.default, nil), (nil, Animation.default), (nil, nil)] {
      let runtime = ViewRuntime(200, 200) { Slides(animation: animation, scope: scope) }
      _ = runtime.displayList(at: 0)
      runtime.scheduleTap(on: .name("Last"), at: 1) { _ in Issue.record("nothing was tapped") }
      _ = runtime.displayList(at: 1)
      let way = middle(3, runtime, 1.15)
      if animation == nil, scope == nil {
        #expect(way == 100, "\(String(describing: way))")
      } else {
        #expect(way.map { $0 > 105 && $0 < 295 } ?? false, "\(String(describing: way))")
      }
      #expect(middle(3, runtime, 2) == 100)
    }
  }

  @Test("the plate of three dots is 70.67 by 25.33, pale, and the other dots on it are dark")
  func plate() {
    let runtime = ViewRuntime(300, 300) {
      TabView {
        Color.white
        Color.white
        Color.white
      }
      .tabViewStyle(.page)
      .indexViewStyle(.page(backgroundDisplayMode: .always))
    }
    let shown = zip(runtime.fills(at: 0), runtime.colors(at: 0)).filter { $0.0.width < 100 }
    #expect(shown.contains { abs($0.0.width - 70.66) < 0.05 && abs($0.0.height - 25.34) < 0.05 })
    #expect(shown.filter { $0.1.hasPrefix("#000000") && $0.0.width == 8 }.count == 2, "\(shown)")
  }

  @Test("a page that is wider than the window isn't seen on its neighbours")
  func widePages() {
    func bounds(_ width: CGFloat) -> [CGRect] {
      ViewRuntime(100, 100) {
        TabView {
          TestColor.red.frame(width: width, height: 40)
          TestColor.blue.frame(width: width, height: 40)
        }
        .tabViewStyle(.page(indexDisplayMode: .never))
      }
      .displayList(at: 0.2).items.map(\.bounds).filter { $0.height == 40 }
    }
    #expect(bounds(100).first == CGRect(x: 0, y: 30, width: 100, height: 40))
    #expect(bounds(140).map(\.width) == [100, 0], "\(bounds(140))")
  }
}
