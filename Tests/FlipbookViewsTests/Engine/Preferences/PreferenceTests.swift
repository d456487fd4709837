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
}
