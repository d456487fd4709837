import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// The grey of a list's row whose link has pushed a page.
@MainActor
@Suite struct LinkMarkTests {
  private func stage() -> ViewRuntime {
    let runtime = ViewRuntime(400, 300) {
      NavigationStack {
        List {
          NavigationLink("a") { Text("page") }
          NavigationLink("b") { Text("other") }
        }
        .listStyle(.plain).navigationTitle("List").navigationBarTitleDisplayMode(.inline)
      }
    }
    _ = runtime.displayList(at: 0.2)
    runtime.perform(at: 0.5, .tap(.name("a"), count: 1))
    runtime.perform(at: 2, .tap(.point(x: 20, y: 22), count: 1))
    return runtime
  }

  /// How many rows are grey.
  private func marks(_ runtime: ViewRuntime, at time: TimeInterval) -> Int {
    runtime.colors(at: time).filter { $0.hasPrefix("#D1D1D6") }.count
  }

  @Test("several views of a row's link stand side by side, with the gap of a stack")
  func severalViews() {
    let runtime = ViewRuntime(400, 300) {
      NavigationStack {
        List {
          NavigationLink("one") { Text("page") }
          NavigationLink {
            Text("page")
          } label: {
            Color.red.frame(width: 40, height: 20)
            Text("two")
          }
        }
      }
    }
    let places = Dictionary(
      runtime.textPlaces(at: 0.2).map { ($0.text, $0.frame.minX) }, uniquingKeysWith: { first, _ in first })
    #expect(abs((places["two"] ?? 0) - (places["one"] ?? 0) - 48) < 0.6)
  }

  @Test("a row is grey from the push of its link until half a second after the start of the pop")
  func pushAndPop() {
    let runtime = stage()
    #expect(marks(runtime, at: 0.45) == 0)
    #expect(marks(runtime, at: 0.55) == 1)
    #expect(marks(runtime, at: 2.4) == 1)
    #expect(marks(runtime, at: 3) == 0)
  }

  @Test("a page that the scene pushes marks no row")
  func byScene() {
    let path = NavigationPath([1])
    let runtime = ViewRuntime(400, 300) {
      NavigationStack(path: .constant(path)) {
        List { NavigationLink("a", value: 1) }.listStyle(.plain)
          .navigationDestination(for: Int.self) { Text("\($0)") }
      }
    }
    #expect(marks(runtime, at: 1) == 0)
  }
}
