import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

private enum WidthKey: ContainerValueKey { static var defaultValue: CGFloat { 10 } }

extension ContainerValues {
  fileprivate var barWidth: CGFloat {
    get { self[WidthKey.self] }
    set { self[WidthKey.self] = newValue }
  }
}

@MainActor
@Suite("Views that others stand for")
struct SubviewTests {
  private struct Bars<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
      VStack(spacing: 0) {
        ForEach(subviews: content) { bar in
          bar.frame(width: bar.containerValues.barWidth, height: 10)
        }
      }
    }
  }

  @Test("each view of a builder is one, and reports its container's values")
  func values() {
    let runtime = ViewRuntime {
      Bars {
        Color.red.containerValue(\.barWidth, 40)
        Group {
          Color.red
          Color.red.containerValue(\.barWidth, 20)
        }
        .containerValue(\.barWidth, 30)
        ForEach(0..<2) { Color.red.opacity(1).containerValue(\.barWidth, CGFloat($0 + 1)) }
        if true { Color.red }
      }
    }
    // What is set outside counts.
    #expect(runtime.fills(at: 0).map(\.width) == [40, 30, 30, 1, 2, 10])
    #expect(runtime.fills(at: 0).map(\.minY) == [20, 30, 40, 50, 60, 70])
  }

  @Test("subviews can be counted, picked and left out, and have tags")
  func collection() {
    let runtime = ViewRuntime {
      Group(
        subviews: TupleView(Color.red.tag(3), Color.red.tag(5), Color.red)
      ) { subviews in
        VStack(spacing: 0) {
          ForEach(subviews.dropFirst()) { view in
            view.frame(width: CGFloat(view.containerValues.tag(for: Int.self) ?? 1), height: 10)
          }
          if let first = subviews.first {
            first.frame(width: first.containerValues.hasTag(3) ? 50 : 60, height: CGFloat(subviews.count))
          }
        }
      }
    }
    #expect(runtime.fills(at: 0).map(\.width) == [5, 1, 50])
    #expect(runtime.fills(at: 0).last?.height == 3)
  }

  @Test("sections have headers and footers; views in none are one together")
  func sections() {
    var reported: [String] = []
    struct Board<Content: View>: View {
      @ViewBuilder var content: Content
      let report: (String) -> Void
      var body: some View {
        Group(sections: content) { sections in
          let _ = sections.forEach {
            report("\($0.header.count) \($0.content.count) \($0.footer.count)")
          }
          ForEach(sections) { section in section.content }
        }
      }
    }
    let runtime = ViewRuntime {
      Board {
        Color.red
        Color.red
        Section {
          ForEach(0..<3) { _ in Color.blue }
        } header: {
          Text("h")
        }
        Section {
          Color.green
        } footer: {
          Text("f")
        }
        Color.red
      } report: {
        reported.append($0)
      }
    }
    #expect(runtime.fills(at: 0).count == 7)
    #expect(Array(reported.prefix(4)) == ["0 2 0", "1 3 0", "0 1 1", "0 1 0"])
  }

  private struct Growing: View {
    @State private var isLong = false

    var body: some View {
      Bars {
        Color.red
        if isLong { Color.blue }
      }
      .onAppear { withAnimation(.linear(duration: 1)) { isLong = true } }
    }
  }

  @Test("a view that comes fades in where it stands for one more")
  func transition() {
    let runtime = ViewRuntime { Growing() }
    #expect(runtime.colors(at: 0.5) == ["#FF3B30FF", "#007AFF80"])
    #expect(runtime.colors(at: 1.1) == ["#FF3B30FF", "#007AFFFF"])
  }
}
