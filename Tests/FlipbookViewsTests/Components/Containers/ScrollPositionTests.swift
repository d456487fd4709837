import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

@MainActor
@Suite struct ScrollPositionTests {
  private struct Rows: View {
    var body: some View {
      VStack(spacing: 0) { ForEach(0..<10) { _ in Color.red.frame(height: 30) } }
    }
  }

  private struct Mover: View {
    let move: (inout ScrollPosition) -> Void
    @State private var position = ScrollPosition()

    var body: some View {
      ScrollView { Rows() }.scrollPosition($position)
        .onAppear { withAnimation(.linear(duration: 1)) { move(&position) } }
    }
  }

  @Test("a position that is set is gone to in the animation of the change")
  func position() {
    let down = ViewRuntime { Mover { $0.scrollTo(y: 60) } }
    #expect(down.fills(at: 0.25).map(\.minY).contains(-15))
    #expect(down.fills(at: 0.375).map(\.minY).contains(-22.5))
    #expect(down.fills(at: 2).map(\.minY).contains(0))
    let end = ViewRuntime { Mover { $0.scrollTo(edge: .bottom) } }
    #expect(end.fills(at: 2).last?.maxY == 100)
  }

  @Test("content begins at the anchor that is set for it")
  func anchor() {
    let runtime = ViewRuntime { ScrollView { Rows() }.defaultScrollAnchor(.bottom) }
    #expect(runtime.fills(at: 0).last?.maxY == 100)
    let middle = ViewRuntime { ScrollView { Rows() }.defaultScrollAnchor(.center) }
    #expect(middle.fills(at: 0).map(\.minY).contains(20))
  }

  private struct Resized: View {
    let role: ScrollAnchorRole?
    let isSmall: Bool

    var body: some View {
      ScrollView { Rows() }
        .defaultScrollAnchor(.bottom, for: .initialOffset)
        .defaultScrollAnchor(role == .sizeChanges ? .bottom : nil, for: .sizeChanges)
        .frame(height: isSmall ? 50 : 100)
    }
  }

  @Test("content stays at the anchor for changes of size while it is there")
  func sizeChanges() {
    func runtime(_ role: ScrollAnchorRole?) -> ViewRuntime {
      ViewRuntime.stepping([(0.5, 1, nil)]) { Resized(role: role, isSmall: $0 == 1) }
    }
    let kept = runtime(.sizeChanges)
    #expect(kept.fills(at: 0).last?.maxY == 100)
    #expect(kept.fills(at: 1).last?.maxY == 75)
    let left = runtime(nil)
    #expect(left.fills(at: 0).last?.maxY == 100)
    // The last of the rows is out of sight.
    #expect(left.fills(at: 1).last?.maxY == 95)
  }

  @Test("content that is smaller than the window lies at the anchor for that")
  func alignment() {
    func middle(_ anchor: UnitPoint?) -> CGFloat? {
      ViewRuntime {
        ScrollView { Color.red.frame(height: 20) }.defaultScrollAnchor(anchor, for: .alignment)
      }.fills(at: 0).first?.midY
    }
    #expect(middle(nil) == 10 && middle(.center) == 50 && middle(.bottom) == 90)
  }

  private struct Reporting: View {
    let report: @MainActor (CGFloat) -> Void

    var body: some View {
      ScrollViewReader { proxy in
        ScrollView { Rows().background(Color.clear.id("all")) }
          .onScrollGeometryChange(for: CGFloat.self) {
            $0.contentOffset.y
          } action: { _, new in
            report(new)
          }
          .onAppear { withAnimation(.linear(duration: 1)) { proxy.scrollTo("all", anchor: .bottom) } }
      }
    }
  }

  @Test("where the content is is reported while it moves")
  func geometry() {
    var reported: [CGFloat] = []
    let runtime = ViewRuntime { Reporting { reported.append($0) } }
    for step in 0...10 { _ = runtime.displayList(at: Double(step) / 5) }
    #expect(reported.first == 0)
    #expect(reported.last == 200)
    #expect(reported == reported.sorted() && reported.count > 3)
  }

  private struct Inside: View {
    let axis: Axis?
    let report: @MainActor (CGRect) -> Void

    var body: some View {
      ScrollView {
        Color.clear.frame(height: 40)
        ScrollView(.horizontal) {
          Color.red.frame(width: 20, height: 20).padding(.leading, 7)
            .onGeometryChange(for: CGRect.self) { proxy in
              if let axis { return proxy.frame(in: .scrollView(axis: axis)) }
              return proxy.frame(in: .scrollView)
            } action: {
              report($0)
            }
        }
      }
      .padding(10)
    }
  }

  @Test("a scroll view's own space is that of the innermost one, or of the one along an axis")
  func space() {
    func frame(_ axis: Axis?) -> CGRect? {
      var last: CGRect?
      let runtime = ViewRuntime { Inside(axis: axis) { last = $0 } }
      _ = runtime.displayList(at: 1)
      return last
    }
    #expect(frame(nil)?.origin == CGPoint(x: 0, y: 0))
    #expect(frame(.horizontal)?.minY == 0)
    #expect(frame(.vertical)?.minY == 48)
  }

  private struct Pages: View {
    @State private var page = 0

    var body: some View {
      TabView(selection: $page) {
        ForEach(0..<3, id: \.self) { _ in ScrollView { Color.red.frame(width: 100, height: 300) } }
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
      .onAppear { page = 2 }
    }
  }

  @Test("turning to a page leaves the scroll views on it where they are")
  func pages() {
    let runtime = ViewRuntime { Pages() }
    _ = runtime.displayList(at: 0)
    #expect(runtime.fills(at: 2).contains(CGRect(x: 0, y: 0, width: 100, height: 300)))
  }
}
