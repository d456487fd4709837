import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

@MainActor
@Suite struct AppStorageTests {
  private struct Setting: View {
    @AppStorage("isOn") var isOn = false
    var body: some View { Color.black.frame(width: isOn ? 40 : 10).onAppear { isOn = true } }
  }

  private struct Reader: View {
    @AppStorage("isOn") private var isOn = false
    @AppStorage("other") private var other: String?
    var body: some View { Color.white.frame(width: isOn && other == nil ? 60 : 20) }
  }

  private struct Both: View {
    var body: some View {
      HStack(spacing: 0) {
        Reader()
        Setting()
      }
    }
  }

  @Test("views share what is kept under a key within a film, and no further")
  func shared() {
    let runtime = ViewRuntime { Both() }
    #expect(runtime.fills(at: 0.1).map(\.width) == [60, 40])
    #expect(ViewRuntime { Reader() }.fills(at: 0.1).map(\.width) == [20])
  }

  private enum Mode: String { case plain, wide }

  private struct Kept: View {
    @AppStorage("keptFlag") var flag = false
    @AppStorage("keptMode") var mode = Mode.plain
    @AppStorage("keptName") var name: String?
    var body: some View {
      Color.black.frame(width: (flag ? 10 : 0) + (mode == .wide ? 20 : 0) + (name == "x" ? 40 : 0) + 1)
        .onAppear { mode = .plain }
    }
  }

  /// eagonzlz/ToDoListMVVM keeps its scheme so.
  @Test("a value begins with what the standard defaults have under its key, and is set there then")
  func defaults() {
    let defaults = UserDefaults.standard
    let keys = ["keptFlag", "keptMode", "keptName"]
    defer { keys.forEach(defaults.removeObject) }
    #expect(ViewRuntime { Kept() }.fills(at: 0.1).map(\.width) == [1])
    #expect(keys.allSatisfy { defaults.object(forKey: $0) == nil })
    defaults.set(true, forKey: "keptFlag")
    defaults.set("wide", forKey: "keptMode")
    defaults.set("x", forKey: "keptName")
    let runtime = ViewRuntime { Kept() }
    #expect(runtime.fills(at: 0.1).map(\.width) == [51])
    #expect(defaults.string(forKey: "keptMode") == "plain")
  }

  private struct Counter: View {
    @SceneStorage("count") private var count = 0
    var body: some View { Color.black.frame(width: CGFloat(10 + count), height: 10).onAppear { count += 20 } }
  }

  @Test("a scene's value stays when the view that has it goes, and is there when it comes back")
  func sceneStorage() {
    let runtime = ViewRuntime.stepping([(1, 1, nil), (2, 2, nil)]) { value in if value != 1 { Counter() } }
    #expect(runtime.fills(at: 0.5).map(\.width) == [30])
    #expect(runtime.fills(at: 1.5).isEmpty)
    #expect(runtime.fills(at: 2.5).map(\.width) == [50])
  }
}
