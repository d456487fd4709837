import FlipbookMotion
import Foundation
import Observation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

@MainActor
@Suite struct ContentTransitionTests {
  /// What is drawn of a text: its glyphs as characters, their places and the opacity.
  struct Drawn: Equatable {
    var text: String
    var x: [CGFloat]
    var y: CGFloat
    var opacity: Double
  }

  struct Counter: View {
    let transition: ContentTransition
    let texts: (String, String)
    @State private var isSecond = false

    var body: some View {
      Text(isSecond ? texts.1 : texts.0).font(.system(size: 20))
        .contentTransition(transition)
        .onAppear { withAnimation(.linear(duration: 1)) { isSecond = true } }
    }
  }

  private func drawn(_ view: some View, at time: TimeInterval) -> [Drawn] {
    let runtime = ViewRuntime { view }
    _ = runtime.displayList(at: 0)
    return runtime.displayList(at: time).items.compactMap { item in
      guard case .text(let layout, let origin, _) = item.content, !layout.inkBounds.isNull else { return nil }
      let glyphs = layout.lines.flatMap(\.runs).flatMap(\.glyphs)
      guard let first = glyphs.first else { return nil }
      return Drawn(
        text: String(String.UnicodeScalarView(glyphs.compactMap { Unicode.Scalar($0.index) })),
        x: glyphs.map { ($0.position.x + origin.x + item.transform.tx) },
        y: (first.position.y + origin.y + item.transform.ty), opacity: item.opacity)
    }
  }

  @Test("text that changes in an animation fades over")
  func fade() {
    let texts = drawn(Counter(transition: .opacity, texts: ("ab", "cdef")), at: 0.25)
    #expect(
      texts == [
        Drawn(text: "ab", x: [37.5, 47.5], y: 55, opacity: 0.75),
        Drawn(text: "cdef", x: [37.5, 47.5, 57.5, 67.5], y: 55, opacity: 0.25),
      ])
    #expect(drawn(Counter(transition: .interpolate, texts: ("ab", "cdef")), at: 1.5).map(\.text) == ["cdef"])
  }

  @Test("letters that both texts have at one place stand still")
  func still() {
    let texts = drawn(Counter(transition: .opacity, texts: ("abcd", "abc")), at: 0.25)
    #expect(texts.map(\.text) == ["d", "abc"])
    #expect(texts.map(\.opacity) == [0.75, 1])
  }

  @Observable final class Count { var value = 0 }

  struct Quick: View {
    let count: Count

    var body: some View { Text("\(count.value)").font(.system(size: 20)) }
  }

  @Test("a text that changes faster than it fades is seen all the time")
  func quick() {
    let count = Count()
    let runtime = ViewRuntime { Quick(count: count) }
    _ = runtime.displayList(at: 0)
    for step in 1...40 {
      runtime.whileCurrent { withAnimation(.linear(duration: 0.35)) { count.value = step } }
      let list = runtime.displayList(at: Double(step) * 0.05)
      let opacity = list.items.reduce(0) { sum, item in
        if case .text = item.content { sum + item.opacity } else { sum }
      }
      // What is left of the oldest of four is forgotten.
      #expect(opacity > 0.95 && opacity < 1.001, "\(step): \(opacity)")
    }
  }

  @Test("the identity changes at once")
  func identity() {
    #expect(drawn(Counter(transition: .identity, texts: ("ab", "cd")), at: 0).map(\.text) == ["cd"])
  }

  @Test("digits that change roll, the others move to their places")
  func numeric() {
    let up = drawn(Counter(transition: .numericText(), texts: ("91", "121")), at: 0.5)
    #expect(
      up == [
        Drawn(text: "9", x: [40], y: 50, opacity: 0.5), Drawn(text: "1", x: [52.5], y: 55, opacity: 1),
        Drawn(text: "21", x: [45, 35], y: 60, opacity: 0.5),
      ], "\(up)")
    let down = drawn(Counter(transition: .numericText(countsDown: true), texts: ("2", "1")), at: 0.5)
    #expect(down.map(\.y) == [60, 50])
  }

  struct ByValue: View {
    let values: (Double, Double)
    @State private var isSecond = false

    var body: some View {
      let value = isSecond ? values.1 : values.0
      Text(verbatim: "\(Int(value))").font(.system(size: 20))
        .contentTransition(.numericText(value: value))
        .onAppear { withAnimation(.linear(duration: 1)) { isSecond = true } }
    }
  }

  @Test("the value says which way digits roll")
  func numericValue() {
    #expect(drawn(ByValue(values: (1, 2)), at: 0.5).map(\.y) == [50, 60])
    #expect(drawn(ByValue(values: (2, 1)), at: 0.5).map(\.y) == [60, 50])
  }
}
