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
    var scale = 1.0
    /// Where the middle of a digit lies, 0.35 of the size of 20 above its baseline.
    var middle = 0.0

    static func == (a: Drawn, b: Drawn) -> Bool {
      a.text == b.text && a.x == b.x && a.y == b.y && a.opacity == b.opacity
    }
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
        y: (first.position.y + origin.y + item.transform.ty), opacity: item.opacity,
        scale: Double(item.transform.a),
        middle: Double((first.position.y + origin.y - 7) * item.transform.d + item.transform.ty))
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

  /// At two fifths of the animation a digit has arrived; before, the old one is on its way out.
  @Test("digits that change roll by 0.42 of the font's size, the others move to their places")
  func numeric() throws {
    let start = drawn(Counter(transition: .numericText(), texts: ("2", "1")), at: 0.04)
    #expect(start.map(\.text) == ["2", "1"])
    let (old, new) = (try #require(start.first), try #require(start.last))
    #expect(old.opacity > 0.9 && new.opacity < 0.1)
    // A digit's middle lies at 48 at rest.
    #expect(old.middle < 48 && old.middle > 46 && new.middle > 54 && new.middle < 48 + 8.4)
    #expect(new.scale < 0.5 && old.scale > 0.9)
    let later = drawn(Counter(transition: .numericText(), texts: ("2", "1")), at: 0.4)
    #expect(abs(try #require(later.last).middle - 48) < 0.5)
    #expect(later.last?.opacity ?? 0 > 0.95)
    let down = drawn(Counter(transition: .numericText(countsDown: true), texts: ("2", "1")), at: 0.04)
    #expect(down.first?.middle ?? 0 > 48 && down.last?.middle ?? 100 < 42)
    let end = drawn(Counter(transition: .numericText(), texts: ("91", "121")), at: 1.1)
    #expect(end.map(\.text) == ["121"])
  }

  @Test("digits go one after the other from the left, and those that stay move to their places")
  func stagger() throws {
    let texts = drawn(Counter(transition: .numericText(), texts: ("39", "40")), at: 0.2)
    let opacity = Dictionary(texts.map { ($0.text, $0.opacity) }, uniquingKeysWith: { first, _ in first })
    #expect(try #require(opacity["4"]) > 0.4)
    #expect(opacity["9"] == 1 && opacity["0"] == nil)
    let kept = drawn(Counter(transition: .numericText(), texts: ("91", "121")), at: 0.5)
    #expect(kept.first { $0.text == "1" && $0.opacity == 1 }?.x == [52.5])
  }

  @Test("a roll goes a little too far, and ends where it should", arguments: 1...4)
  func share(places: Int) {
    let shares = (0...1_000).map { NumericRoll(progress: Double($0) / 1_000, places: places).share(of: 0) }
    #expect(shares[0] == 0 && shares[1_000] == 1)
    #expect(shares.max() ?? 0 > 1.03 && shares.max() ?? 2 < 1.06)
    #expect(zip(shares, shares.dropFirst()).allSatisfy { abs($1 - $0) < 0.01 })
    let last = NumericRoll(progress: 0.37, places: places).share(of: places - 1)
    #expect(places == 1 ? last > 0.8 : last == 0)
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
    let up = drawn(ByValue(values: (1, 2)), at: 0.05)
    #expect(up[0].middle < 48 && up[1].middle > 48)
    let down = drawn(ByValue(values: (2, 1)), at: 0.05)
    #expect(down[0].middle > 48 && down[1].middle < 48)
  }
}
