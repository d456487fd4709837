import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// The grey of a list's row that holds a button.
@MainActor
@Suite struct RowAnswerTests {
  private func stage<S: PrimitiveButtonStyle>(_ style: S) -> ViewRuntime {
    let runtime = ViewRuntime(400, 300) {
      List {
        Button("a") {}
        ForEach(0..<30, id: \.self) { Text("\($0)") }
      }
      .listStyle(.plain).buttonStyle(style)
    }
    _ = runtime.displayList(at: 0.2)
    return runtime
  }

  /// How grey the greyest row is, 0 … 1 of `systemGray4`.
  private func grey(_ runtime: ViewRuntime, at time: TimeInterval) -> Double {
    runtime.colors(at: time).compactMap { color -> Double? in
      guard color.hasPrefix("#D1D1D6"), let alpha = UInt8(color.suffix(2), radix: 16) else {
        return nil
      }
      return Double(alpha) / 255
    }.max() ?? 0
  }

  /// weblineindia/SwiftUI-Custom-AlertView `alert1`: 46, 36 and 18 of 46 levels after 0, 0.1 and 0.2 s.
  @Test("a tapped row is grey, and white again after 0.3 s")
  func tapped() {
    let runtime = stage(.automatic)
    runtime.perform(at: 0.5, .tap(.name("a"), count: 1))
    #expect(grey(runtime, at: 0.45) == 0)
    #expect(grey(runtime, at: 0.51) == 1)
    #expect(abs(grey(runtime, at: 0.62) - 0.78) < 0.12)
    #expect(abs(grey(runtime, at: 0.72) - 0.3) < 0.12)
    #expect(grey(runtime, at: 0.9) == 0)
  }

  @Test("a row on which a finger rests is grey after 0.15 s")
  func held() {
    let runtime = stage(.automatic)
    runtime.perform(at: 0.5, .longPress(.name("a"), duration: 1))
    #expect(grey(runtime, at: 0.6) == 0)
    #expect(grey(runtime, at: 0.8) == 1)
    #expect(grey(runtime, at: 1.4) == 1)
    #expect(grey(runtime, at: 2) == 0)
  }

  @Test(
    "a list that is scrolled stays white, and so does the row of a button with a style of its own")
  func white() {
    let scrolled = stage(.automatic)
    scrolled.perform(
      at: 0.5, .drag(.name("a"), .offsets([CGSize(width: 0, height: -100)]), .init(duration: 0.3)))
    for time in stride(from: 0.5, to: 1.2, by: 0.05) { #expect(grey(scrolled, at: time) == 0) }
    let plain = stage(.plain)
    plain.perform(at: 0.5, .tap(.name("a"), count: 1))
    for time in stride(from: 0.4, to: 1, by: 0.05) { #expect(grey(plain, at: time) == 0) }
  }

  /// neginzahedi/Medium-List-SwiftUI-Tutorial eb40a09: a touch in a row's padding pushes the page of its link.
  @Test("the rest of a row answers for its only button, but for a disabled one or one with a style")
  func padding() {
    func touched<V: View>(_ row: @escaping (@escaping @MainActor () -> Void) -> V) -> Int {
      var count = 0
      let runtime = ViewRuntime(400, 300) {
        List { row { count += 1 } }.listStyle(.plain)
      }
      _ = runtime.displayList(at: 0.2)
      _ = runtime.tap(.point(x: 390, y: 3))
      _ = runtime.displayList(at: 1)
      return count
    }
    #expect(touched { Button("a", action: $0) } == 1)
    #expect(touched { Button("a", action: $0).disabled(true) } == 0)
    #expect(touched { Button("a", action: $0).buttonStyle(.borderless) } == 0)
  }
}
