import FlipbookMotion
import FlipbookTime
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

@MainActor
@Suite("Controls of looks of their own")
struct MoreControlTests {
  private struct Drawer: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 0) {
        Color.gray.frame(width: 100, height: 20)
          .onTapGesture { withAnimation(.linear(duration: 1)) { configuration.isExpanded.toggle() } }
        configuration.content.frame(height: configuration.isExpanded ? 40 : 0)
      }
    }
  }

  private struct Folded: View {
    @State private var isOpen = false
    var body: some View {
      DisclosureGroup("More", isExpanded: $isOpen) { Color.red }.disclosureGroupStyle(Drawer())
    }
  }

  @Test("a style of a scene's own opens a group in its animation")
  func disclosure() {
    let runtime = ViewRuntime { Folded() }
    #expect(runtime.fills(at: 0).map(\.height) == [20, 0])
    runtime.perform(at: 0, .tap(.point(x: 50, y: 50), count: 1))
    #expect(abs((runtime.fills(at: 0.5).last?.height ?? 0) - 20) < 2)
    #expect(runtime.fills(at: 1.2).last?.height == 40)
  }

  @Test("a group of its own accord opens and closes when its label is tapped")
  func automaticDisclosure() {
    let runtime = ViewRuntime { DisclosureGroup("More") { Color.red.frame(height: 30) } }
    #expect(!runtime.colors(at: 0).contains("#FF3B30FF"))
    runtime.perform(at: 0, .tap(.name("More"), count: 1))
    #expect(runtime.colors(at: 1).contains("#FF3B30FF"))
    runtime.perform(at: 1, .tap(.name("More"), count: 1))
    #expect(!runtime.colors(at: 2).contains("#FF3B30FF"))
  }

  @Test("a progress view of a range of time follows film time")
  func timer() {
    let start = FilmClock.date(at: 0)
    let interval = start...start.addingTimeInterval(4)
    let up = ProgressTimer(interval: interval, countsDown: false)
    #expect(up.fraction(at: start.addingTimeInterval(1)) == 0.25)
    #expect(
      ProgressTimer(interval: interval, countsDown: true).fraction(at: start.addingTimeInterval(1)) == 0.75)
    #expect(up.fraction(at: start.addingTimeInterval(9)) == 1)
    let runtime = ViewRuntime {
      ProgressView(timerInterval: interval, countsDown: false) {
        EmptyView()
      } currentValueLabel: {
        EmptyView()
      }
    }
    let widths = [1, 2, 4].map { time in runtime.fills(at: Double(time)).map(\.width) }
    #expect(widths[0] != widths[1] && widths[1] != widths[2])
    #expect(widths[2].filter { abs($0 - 100) < 0.01 }.count == 2)
  }

  private struct Spread: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 0) {
        configuration.label
        configuration.content
      }
    }
  }

  @Test("labels with values and groups of controls take styles of a scene's own")
  func labels() {
    let runtime = ViewRuntime {
      LabeledContent {
        Color.red.frame(width: 10, height: 10)
      } label: {
        Color.blue.frame(width: 20, height: 20)
      }
      .labeledContentStyle(Spread())
    }
    #expect(runtime.fills(at: 0).map(\.minX) == [40, 45])
    let group = ViewRuntime {
      ControlGroup {
        Color.red.frame(width: 10, height: 10)
        Color.blue.frame(width: 10, height: 10)
      }
      .controlGroupStyle(.navigation)
    }
    #expect(group.fills(at: 0).map(\.minX) == [32, 58])
  }

  @Test("rows of an outline are folded away and open")
  func outline() {
    struct Node: Identifiable {
      let id: Int
      var inner: [Node]?
    }
    let nodes = [Node(id: 1, inner: [Node(id: 2), Node(id: 3)])]
    let runtime = ViewRuntime(100, 200) {
      OutlineGroup(nodes, children: \.inner) { node in Text("n\(node.id)") }
    }
    #expect(runtime.touchableNames(at: 0).contains("n1"))
    runtime.perform(at: 0, .tap(.name("n1"), count: 1))
    #expect(
      runtime.displayList(at: 1).items.count { if case .text = $0.content { true } else { false } } == 3)
  }
}

extension ViewRuntime {
  fileprivate func touchableNames(at time: TimeInterval) -> [String] {
    _ = displayList(at: time)
    return elements(named: "n1").flatMap(\.accessibilityNames)
  }
}
