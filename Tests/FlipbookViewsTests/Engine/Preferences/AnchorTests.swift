import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

@MainActor
@Suite struct AnchorTests {
  struct BoundsKey: PreferenceKey {
    static var defaultValue: [Int: Anchor<CGRect>] { [:] }
    static func reduce(value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]) {
      value.merge(nextValue()) { $1 }
    }
  }

  struct Tabs: View {
    @State private var chosen = 0
    let inFront: Bool

    var body: some View {
      let row = HStack(spacing: 10) {
        ForEach(0..<2) { index in
          Color.gray.frame(width: 20 + 20 * CGFloat(index), height: 10)
            .anchorPreference(key: BoundsKey.self, value: .bounds) { [index: $0] }
        }
      }
      Group {
        if inFront {
          row.overlayPreferenceValue(BoundsKey.self) { mark($0) }
        } else {
          row.backgroundPreferenceValue(BoundsKey.self) { mark($0) }
        }
      }
      .onAppear { withAnimation(.linear(duration: 1)) { chosen = 1 } }
    }

    private func mark(_ anchors: [Int: Anchor<CGRect>]) -> some View {
      GeometryReader { proxy in
        if let anchor = anchors[chosen] {
          let rect = proxy[anchor]
          Color.red.frame(width: rect.width, height: 2).offset(x: rect.minX, y: rect.maxY)
        }
      }
    }
  }

  /// What is made from anchors sets anchors of its own, for what lies around.
  struct Nested: View {
    @State private var width: CGFloat = 20

    var body: some View {
      Color.gray.frame(width: width, height: 10)
        .anchorPreference(key: BoundsKey.self, value: .bounds) { [0: $0] }
        .overlayPreferenceValue(BoundsKey.self) { anchors in
          GeometryReader { proxy in
            ForEach(Array(anchors.keys), id: \.self) { key in
              Color.red.frame(width: proxy[anchors[key]!].width / 2, height: 2)
                .anchorPreference(key: BoundsKey.self, value: .bounds) { [1: $0] }
            }
          }
        }
        .onAppear { width = 40 }
    }
  }

  @Test("a view made from anchors may set anchors")
  func nested() {
    let runtime = ViewRuntime { Nested() }
    #expect(runtime.fills(at: 0).map(\.width) == [40, 20])
  }

  @Test("a view made from anchors lies where the views with the anchors do, and moves from one to the other")
  func overlay() {
    let runtime = ViewRuntime { Tabs(inFront: true) }
    #expect(runtime.fills(at: 0).count == 3)
    for (time, x, width) in [(0.0, 15.0, 20.0), (0.5, 30, 30), (1, 45, 40)] {
      let mark = runtime.fills(at: time)[2]
      #expect(isNear(mark, CGRect(x: x, y: 55, width: width, height: 2)), "\(time): \(mark)")
    }
  }

  @Test("behind the views, it is drawn first")
  func background() {
    let runtime = ViewRuntime { Tabs(inFront: false) }
    _ = runtime.displayList(at: 0)
    #expect(isNear(runtime.fills(at: 1)[0], CGRect(x: 45, y: 55, width: 40, height: 2)))
  }

  struct PointsKey: PreferenceKey {
    static var defaultValue: [Anchor<CGPoint>] { [] }
    static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) {
      value += nextValue()
    }
  }

  @Test("points are seen through the effects between the views, and can be added to")
  func points() {
    var found: [CGPoint] = []
    let runtime = ViewRuntime {
      Color.red.frame(width: 20, height: 20)
        .anchorPreference(key: PointsKey.self, value: .topLeading) { [$0] }
        .transformAnchorPreference(key: PointsKey.self, value: .point(CGPoint(x: 5, y: 6))) {
          $0.append($1)
        }
        .offset(x: 30)
        .overlayPreferenceValue(PointsKey.self) { anchors in
          GeometryReader { proxy -> Color in
            found = anchors.map { proxy[$0] }
            return Color.clear
          }
        }
    }
    _ = runtime.displayList(at: 0)
    #expect(found == [CGPoint(x: 30, y: 0), CGPoint(x: 35, y: 6)])
  }

  struct SizeReader: View {
    @State private var isWide = false
    let report: @MainActor (CGFloat, CGFloat) -> Void

    var body: some View {
      Color.red.frame(width: isWide ? 60 : 20, height: 10)
        .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { report($0, $1) }
        .onAppear { withAnimation(.linear(duration: 1)) { isWide = true } }
    }
  }

  @Test("a change of geometry is reported at first and in each frame that changes it")
  func geometryChange() {
    var reported: [CGFloat] = []
    let runtime = ViewRuntime { SizeReader { reported += [$0, $1] } }
    for time in [0, 0.5, 1, 2] { _ = runtime.displayList(at: time) }
    #expect(reported == [20, 20, 20, 40, 40, 60])
  }

  struct Turner: View {
    @State private var isOn = false
    var body: some View {
      Color.red.frame(width: 20, height: 10)
        .visualEffect { content, proxy in
          content.scaleEffect(x: 2).offset(x: isOn ? proxy.size.width : 0).opacity(isOn ? 0.5 : 1)
        }
        .onAppear { withAnimation(.linear(duration: 1)) { isOn = true } }
    }
  }

  @Test("a visual effect is made from the view's geometry and animated")
  func visualEffect() {
    let runtime = ViewRuntime { Turner() }
    for (time, x, opacity) in [(0.0, 30.0, "FF"), (0.5, 40, "BF"), (1, 50, "80")] {
      #expect(isNear(runtime.fills(at: time)[0], CGRect(x: x, y: 45, width: 40, height: 10)), "\(time)")
      #expect(runtime.colors(at: time) == ["#FF3B30" + opacity], "\(time)")
    }
  }

  struct Leaver: View {
    @State private var isShown = true
    @State private var sum = 0

    struct Key: PreferenceKey {
      static var defaultValue: Int { 0 }
      static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }

    var body: some View {
      ZStack {
        Color.blue.frame(width: CGFloat(sum), height: 10).preference(key: Key.self, value: 10)
        if isShown { Color.red.frame(width: 5, height: 5).preference(key: Key.self, value: 30) }
      }
      .onPreferenceChange(Key.self) { sum = $0 }
      .onAppear { withAnimation(.linear(duration: 1)) { isShown = false } }
    }
  }

  @Test("what is on its way out sets no preferences")
  func leaving() {
    let runtime = ViewRuntime { Leaver() }
    _ = runtime.displayList(at: 0)
    #expect(runtime.fills(at: 0.5).map(\.width) == [5, 10])
  }
}
