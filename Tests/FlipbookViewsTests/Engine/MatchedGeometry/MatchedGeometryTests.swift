import FlipbookDiagnostics
import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

@MainActor
@Suite struct MatchedGeometryTests {
  struct Hero: View {
    @Namespace private var space
    @State private var isLarge = false

    var body: some View {
      ZStack {
        if isLarge {
          Color.red.matchedGeometryEffect(id: "card", in: space).frame(width: 80, height: 60)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
        } else {
          Color.blue.matchedGeometryEffect(id: "card", in: space).frame(width: 20, height: 20)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
      }
      .onAppear { withAnimation(.linear(duration: 1)) { isLarge = true } }
    }
  }

  @Test("views that come and go in one change go from frame to frame together and fade over each other")
  func insertionAndRemoval() {
    let runtime = ViewRuntime { Hero() }
    for time in [0, 0.25, 0.5, 0.75] {
      let fills = runtime.fills(at: time)
      let frame = CGRect(x: 20 * time, y: 40 * time, width: 20 + 60 * time, height: 20 + 40 * time)
      if time > 0 { #expect(fills.count == 2) }
      #expect(fills.allSatisfy { isNear($0, frame) }, "\(time): \(fills)")
    }
    #expect(runtime.colors(at: 0.75) == ["#007AFF40", "#FF3B30BF"])
    #expect(runtime.fills(at: 1.1) == [CGRect(x: 20, y: 40, width: 80, height: 60)])
  }

  struct Follower: View {
    @Namespace private var space
    @State private var chosen = 0

    var body: some View {
      HStack(spacing: 0) {
        ForEach(0..<3) { index in
          Color.gray.frame(width: 20 + 10 * CGFloat(index), height: 10)
            .matchedGeometryEffect(id: index, in: space)
        }
      }
      .background {
        Color.red.matchedGeometryEffect(id: chosen, in: space, isSource: false)
      }
      .onAppear { withAnimation(.linear(duration: 1)) { chosen = 2 } }
    }
  }

  @Test("a view that follows another one goes over to it from the one it followed before")
  func follower() {
    let runtime = ViewRuntime { Follower() }
    let marks = [0, 0.5, 1, 1.5].map { runtime.fills(at: $0)[0] }
    #expect(isNear(marks[0], CGRect(x: 5, y: 45, width: 20, height: 10)), "\(marks)")
    #expect(isNear(marks[1], CGRect(x: 30, y: 45, width: 30, height: 10)), "\(marks)")
    #expect(isNear(marks[2], CGRect(x: 55, y: 45, width: 40, height: 10)), "\(marks)")
    #expect(isNear(marks[3], marks[2]))
  }

  struct MovingSource: View {
    @Namespace private var space
    @State private var isMoved = false
    let properties: MatchedGeometryProperties

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.gray.matchedGeometryEffect(id: 1, in: space).frame(width: 20, height: 20)
          .frame(maxWidth: .infinity, alignment: isMoved ? .trailing : .leading)
        Color.red.matchedGeometryEffect(id: 1, in: space, properties: properties, isSource: false)
          .frame(width: 10, height: 10)
      }
      .onAppear { withAnimation(.linear(duration: 1)) { isMoved = true } }
    }
  }

  @Test("a source that moves takes the others with it")
  func movingSource() {
    let runtime = ViewRuntime { MovingSource(properties: .frame) }
    for time in [0, 0.5, 1] {
      let frame = CGRect(x: 80 * time, y: 40, width: 20, height: 20)
      #expect(runtime.fills(at: time).allSatisfy { isNear($0, frame) }, "\(runtime.fills(at: time))")
    }
  }

  @Test("only the properties asked for are shared")
  func properties() {
    let position = ViewRuntime { MovingSource(properties: .position) }
    _ = position.displayList(at: 0)
    #expect(isNear(position.fills(at: 0.5)[1], CGRect(x: 45, y: 45, width: 10, height: 10)))
    let size = ViewRuntime { MovingSource(properties: .size) }
    _ = size.displayList(at: 0)
    #expect(isNear(size.fills(at: 0.5)[1], CGRect(x: -5, y: 35, width: 20, height: 20)))
  }

  struct Nested: View {
    @Namespace private var space
    @State private var isLarge = false

    var body: some View {
      ZStack {
        if isLarge {
          card(CGSize(width: 100, height: 100))
        } else {
          card(CGSize(width: 50, height: 50))
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
      }
      .onAppear { withAnimation(.linear(duration: 1)) { isLarge = true } }
    }

    private func card(_ size: CGSize) -> some View {
      ZStack(alignment: .bottomTrailing) {
        Color.gray
        Color.red.frame(width: 10, height: 10).matchedGeometryEffect(id: "mark", in: space)
      }
      .matchedGeometryEffect(id: "card", in: space)
      .frame(width: size.width, height: size.height)
    }
  }

  @Test("matched views inside matched views keep to the path between their own places")
  func nested() {
    let runtime = ViewRuntime { Nested() }
    for time in [0, 0.5, 1] {
      let fills = runtime.fills(at: time)
      let side = 50 + 50 * time
      #expect(isNear(fills[0], CGRect(x: 0, y: 0, width: side, height: side)), "\(time): \(fills)")
      #expect(
        isNear(fills[1], CGRect(x: side - 10, y: side - 10, width: 10, height: 10)), "\(time): \(fills)")
    }
  }

  struct Unanimated: View {
    @Namespace private var space
    @State private var isSecond = false

    var body: some View {
      HStack(spacing: 0) {
        ZStack { if !isSecond { Color.red.matchedGeometryEffect(id: 1, in: space) } }
        Color.clear
        ZStack { if isSecond { Color.red.matchedGeometryEffect(id: 1, in: space) } }
      }
      .onAppear { isSecond = true }
    }
  }

  @Test("without an animation the other view is there at once")
  func unanimated() {
    let runtime = ViewRuntime { Unanimated() }
    #expect(runtime.fills(at: 0).last.map { isNear($0, CGRect(x: 50, y: 0, width: 50, height: 100)) } == true)
  }

  struct TwoSources: View {
    @Namespace private var space
    var body: some View {
      HStack(spacing: 0) {
        Color.red.matchedGeometryEffect(id: "same", in: space)
        Color.blue.matchedGeometryEffect(id: "same", in: space)
      }
    }
  }

  @Test("two sources at once are reported")
  func twoSources() {
    let collector = DiagnosticCollector()
    DiagnosticCollector.$current.withValue(collector) {
      let fills = ViewRuntime { TwoSources() }.fills(at: 0)
      #expect(fills.allSatisfy { isNear($0, CGRect(x: 50, y: 0, width: 50, height: 100)) }, "\(fills)")
    }
    #expect(collector.diagnostics.contains { $0.code == "view.matched-sources" })
  }

  private struct Led: View {
    @Namespace private var space
    let leader: Bool
    let follower: Bool
    var animation: Animation?

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        if leader {
          Color.gray.frame(width: 20, height: 20).matchedGeometryEffect(id: 1, in: space)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
        }
        if follower {
          TestColor.red.matchedGeometryEffect(id: 1, in: space, properties: .position, isSource: false)
            .frame(width: 10, height: 10)
        }
      }
    }
  }

  @Test("a view whose source leaves goes to its own place, and from there to a source that comes")
  func sourceLeaves() {
    let runtime = ViewRuntime.stepping([(0, 1, .linear(duration: 1)), (2, 0, .linear(duration: 1))]) {
      Led(leader: $0 == 0, follower: true)
    }
    runtime.check(
      10,
      [(0, 85, 85), (0.5, 42.5, 42.5), (1, 0, 0), (2, 0, 0), (2.5, 42.5, 42.5), (3, 85, 85), (3.5, 85, 85)])
  }

  @Test("a view that leaves together with its source stays where it was")
  func bothLeave() {
    let runtime = ViewRuntime.stepping { Led(leader: $0 == 0, follower: $0 == 0) }
    runtime.check(10, [(0, 85, 85), (0.5, 85, 85), (0.9, 85, 85)])
    runtime.check(20, [(0.95, 80, 80)])
  }

  private struct Chased: View {
    @Namespace private var space
    let isSecond: Bool
    let hasValue: Bool

    var body: some View {
      ZStack(alignment: isSecond ? .topTrailing : .topLeading) {
        Color.clear
        if isSecond { dot } else { dot }
      }
    }

    @ViewBuilder private var dot: some View {
      let content = TestColor.red.matchedGeometryEffect(id: 1, in: space).frame(width: 10, height: 10)
      if hasValue {
        content.animation(.linear(duration: 1), value: isSecond)
      } else {
        content.animation(.linear(duration: 1))
      }
    }
  }

  @Test("under animations without a value each frame of the way between sources sets out anew")
  func chase() {
    func places(_ hasValue: Bool, _ animation: Animation?) -> [CGFloat] {
      let runtime = ViewRuntime.stepping([(0, 1, animation)]) {
        Chased(isSecond: $0 == 1, hasValue: hasValue)
      }
      return stride(from: 0.0, through: 2.1, by: 1.0 / 60).map { runtime.fills(at: $0).last?.minX ?? -1 }
    }
    let shown = places(false, nil)
    // The way of the group, and for each of its frames a way of one second there: x += (way - x) · elapsed.
    for frame in [30, 60, 90, 119] {
      var expected: CGFloat = 0
      for start in 1...60 {
        let share = min(1, max(0, CGFloat(frame - start) / 60))
        expected += (90 * CGFloat(start) / 60 - expected) * share
      }
      #expect(abs(shown[frame] - expected) < 0.05, "\(frame): \(shown[frame]) instead of \(expected)")
    }
    #expect(shown[60] < 85 && abs(shown[121] - 90) < 1e-6)
  }
}
