import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

@MainActor
@Suite struct PreferenceTests {
  enum Widest: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
  }

  struct Measuring: View {
    @State private var widest: CGFloat = 1

    var body: some View {
      VStack(spacing: 0) {
        ForEach([10, 30, 20], id: \.self) { width in
          Color.red.frame(width: CGFloat(width), height: 10)
            .background(
              GeometryReader { proxy in Color.clear.preference(key: Widest.self, value: proxy.size.width) })
        }
        Color.blue.frame(width: widest, height: 10)
      }
      .onPreferenceChange(Widest.self) { widest = $0 }
    }
  }

  @Test("values measured below reach the view above, put together by the key")
  func measuring() {
    let runtime = ViewRuntime { Measuring() }
    #expect(runtime.fills(at: 0).last?.width == 30)
  }

  @Test("a view that is nothing has no preferences, whatever modifies it")
  func nothing() {
    func seen(_ view: some View) -> [CGFloat] {
      var seen: [CGFloat] = []
      let runtime = ViewRuntime { view.onPreferenceChange(Widest.self) { seen.append($0) } }
      _ = runtime.displayList(at: 0)
      return seen
    }
    #expect(seen(Color.red.preference(key: Widest.self, value: 50)) == [50])
    #expect(!seen(EmptyView().preference(key: Widest.self, value: 50)).contains(50))
    #expect(!seen(EmptyView().padding().preference(key: Widest.self, value: 50)).contains(50))
  }

  /// A view that sets the preference it was made from.
  struct Echo: View {
    let value: CGFloat
    let made: () -> Void
    var body: some View {
      made()
      return Color.red.frame(width: 10, height: 10).preference(key: Widest.self, value: 10)
        .overlayPreferenceValue(Widest.self) { Color.blue.frame(width: $0, height: 10) }
    }
  }

  @Test("views that are made from preferences and set preferences themselves come to rest")
  func rest() {
    var count = 0
    let runtime = ViewRuntime {
      Color.green.preference(key: Widest.self, value: 20)
        .overlayPreferenceValue(Widest.self) { value in Echo(value: value) { count += 1 } }
    }
    #expect(runtime.fills(at: 0).map(\.width).last == 10)
    let first = count
    for frame in 1...5 { _ = runtime.displayList(at: Double(frame) / 60) }
    #expect(count == first)
  }
}
