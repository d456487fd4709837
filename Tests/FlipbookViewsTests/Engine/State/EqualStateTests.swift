import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation
import Testing

@testable import FlipbookViews

@MainActor
@Suite("States that are set to what they are")
struct EqualStateTests {
  private final class Count {
    var bodies = 0
  }

  /// Not equatable.
  private struct Offset {
    var start: CGFloat = 0
    var name = "a"
  }

  @Test("a structure with equal fields changes nothing, whether it is equatable or not")
  func structure() {
    struct Reader: View {
      let count: Count
      @State var offset = Offset()
      var body: some View {
        let _ = (count.bodies += 1)
        Text("\(offset.start)")
          .onAppear {
            for time in 1...3 { FilmClock.post(after: Double(time)) { offset.name = "a" } }
            FilmClock.post(after: 4) { offset.start = 2 }
          }
      }
    }
    let count = Count()
    let runtime = ViewRuntime(100, 100) { Reader(count: count) }
    _ = runtime.texts(at: 3.5)
    #expect(count.bodies == 1)
    #expect(runtime.texts(at: 4.5) == ["2.000000"])
    #expect(count.bodies == 2)
  }

  @Test("a reader that reports its place at each evaluation comes to rest")
  func reader() {
    struct Pull: View {
      @State var offset = Offset()
      var body: some View {
        GeometryReader { proxy -> AnyView in
          FilmClock.post(after: 0) { offset.start = proxy.frame(in: .global).minY }
          return AnyView(Text("\(offset.start)"))
        }
        .padding(.top, 7)
      }
    }
    #expect(ViewRuntime(100, 100) { Pull() }.texts(at: 1) == ["7.000000"])
  }
}
