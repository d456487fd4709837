import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

@MainActor
@Suite struct FoldingSectionTests {
  private struct Folding: View {
    @State var isExpanded: Bool
    let isSidebar: Bool
    var body: some View {
      let list = List {
        Section(isExpanded: $isExpanded) {
          Color.red.frame(height: 20)
          Color.red.frame(height: 20)
        } header: {
          Color.blue.frame(width: 30, height: 10)
        }
        Color.green.frame(height: 20)
      }
      if isSidebar { list.listStyle(.sidebar) } else { list }
    }
  }

  private func count(_ color: String, _ runtime: ViewRuntime, at time: Double) -> Int {
    runtime.colors(at: time).filter { $0 == color }.count
  }

  @Test("a section's content is there while it is expanded")
  func expanded() {
    let red = ViewRuntime(300, 400) { Color.red }.colors(at: 0)[0]
    let open = ViewRuntime(300, 400) { Folding(isExpanded: true, isSidebar: false) }
    #expect(count(red, open, at: 0) == 2)
    let closed = ViewRuntime(300, 400) { Folding(isExpanded: false, isSidebar: false) }
    #expect(count(red, closed, at: 0) == 0)
  }

  @Test("in a sidebar a touch of the header folds the section")
  func touched() throws {
    let red = ViewRuntime(300, 400) { Color.red }.colors(at: 0)[0]
    let blue = ViewRuntime(300, 400) { Color.blue }.colors(at: 0)[0]
    let runtime = ViewRuntime(300, 400) { Folding(isExpanded: true, isSidebar: true) }
    let place = try #require(zip(runtime.fills(at: 0), runtime.colors(at: 0)).first { $0.1 == blue }?.0)
    for (time, count) in [(0.1, 0), (2.1, 2)] {
      runtime.perform(at: time, .tap(.point(x: place.midX, y: place.midY), count: 1))
      #expect(self.count(red, runtime, at: time + 1.5) == count)
    }
  }

  @Test("a page that is hidden is not in the bar")
  func hiddenTab() {
    func pages(_ isHidden: Bool) -> [String] {
      ViewRuntime(300, 400) {
        TabView {
          Tab("One", systemImage: "star") { Color.red }
          Tab("Two", systemImage: "heart") { Color.red }.hidden(isHidden)
          Tab("Three", systemImage: "circle") { Color.red }
        }
      }
      .texts(at: 0).filter { ["One", "Two", "Three"].contains($0) }
    }
    #expect(pages(false) == ["One", "Two", "Three"])
    #expect(pages(true) == ["One", "Three"])
  }

  @Test("a section of a sidebar folds at its header without a binding; its footer stays")
  func ownFolding() throws {
    func runtime(isSidebar: Bool) -> ViewRuntime {
      ViewRuntime(300, 400) {
        let list = List {
          Section {
            Color.red.frame(height: 20)
          } header: {
            Color.blue.frame(width: 30, height: 10)
          } footer: {
            Color.green.frame(height: 10)
          }
        }
        if isSidebar { list.listStyle(.sidebar) } else { list }
      }
    }
    let (red, blue, green) = (Color.red, Color.blue, Color.green)
    func name(_ color: Color) -> String { ViewRuntime(300, 400) { color }.colors(at: 0)[0] }
    for isSidebar in [true, false] {
      let list = runtime(isSidebar: isSidebar)
      let place = try #require(zip(list.fills(at: 0), list.colors(at: 0)).first { $0.1 == name(blue) }?.0)
      if isSidebar { list.perform(at: 0.1, .tap(.point(x: place.midX, y: place.midY), count: 1)) }
      #expect(count(name(red), list, at: 1.5) == (isSidebar ? 0 : 1))
      #expect(count(name(green), list, at: 1.5) == 1)
    }
  }
}
