import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// The lines at the ends of lists without plates.
@Suite("lines of plain lists")
@MainActor
struct ListLineTests {
  /// Where lines are, in points from the top.
  private func lines(_ view: some View) -> [CGFloat] {
    let fills = ViewRuntime(300, 400) { view }.fills(at: 0)
    return fills.filter { $0.height == 1 && $0.width > 50 }.map(\.minY).sorted()
  }

  private func list(padding: CGFloat, title: NavigationBarItem.TitleDisplayMode = .large) -> some View {
    NavigationStack {
      List { Color.red.frame(width: 9, height: 20) }
        .listStyle(.plain).padding(.top, padding)
        .navigationTitle("A").navigationBarTitleDisplayMode(title)
    }
  }

  @Test("a plain list begins with a line where a page with a large title begins with it")
  func top() {
    let own = lines(list(padding: 0))
    #expect(own.count == 2, "\(own)")
    #expect(own.last.map { $0 - own[0] } == 43)
    #expect(lines(list(padding: 16)).count == 2)
    #expect(lines(list(padding: 60)).count == 1)
    // rosh44/SweetBite, its list: a line from the usual inset to the edge, above a picture.
    #expect(lines(list(padding: 0, title: .inline)).count == 2)
    #expect(lines(list(padding: 16, title: .inline)).count == 1)
  }

  /// From GermanBonnettini/Food_App_SwiftUI `Oreders`: both lines of a row with a picture begin at its text.
  @Test("the line above the first row begins at the row's text, as others do")
  func start() {
    let runtime = ViewRuntime(300, 400) {
      NavigationStack {
        List {
          HStack(spacing: 10) {
            Color.red.frame(width: 30, height: 20)
            Text("A")
          }
        }
        .listStyle(.plain).navigationTitle("A").navigationBarTitleDisplayMode(.inline)
      }
    }
    let lines = runtime.fills(at: 0).filter { $0.height == 1 && $0.width > 50 }.sorted { $0.minY < $1.minY }
    #expect(lines.map(\.minX) == [60, 60], "\(lines)")
  }

  /// timmypass17/FetchDessert, a dessert: the ingredients are a list in a section of a form.
  @Test("a list in a list is rows of that one")
  func nested() {
    let runtime = ViewRuntime(300, 400) {
      List {
        Color.red.frame(width: 9, height: 20)
        List(0..<2, id: \.self) { _ in Color.blue.frame(width: 9, height: 20) }
      }
      .listStyle(.plain)
    }
    let marks = runtime.fills(at: 0).filter { $0.width == 9 }
    #expect(marks.map(\.minY) == [12, 56, 100], "\(marks)")
    #expect(Set(marks.map(\.minX)) == [20])
  }

  @Test("a section hides the lines at its ends")
  func sectionSeparator() {
    func rows(_ edges: VerticalEdge.Set) -> [CGFloat] {
      lines(
        List {
          ForEach(0..<2) { _ in Color.red.frame(width: 9, height: 20) }
            .listSectionSeparator(.hidden, edges: edges)
        }
        .listStyle(.plain))
    }
    #expect(rows([]) == [43, 87])
    #expect(rows(.all) == [43])
    #expect(rows(.bottom) == [43])
    #expect(rows(.top) == [43, 87])
  }

  @Test("a plain list's header has 25.67 above and 4.33 below, and a line under it")
  func plainHeader() {
    let own = lines(
      List {
        Section {
          Color.red.frame(width: 9, height: 20)
        } header: {
          Color.blue.frame(width: 9, height: 20)
        }
      }
      .listStyle(.plain))
    #expect(own == [50, 93])
  }
}
