import FlipbookDrawing
import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookViews

@MainActor
@Suite("Menus")
struct MenuTests {
  /// The texts of a menu that a tap at a point has opened, from the top.
  private func texts(
    _ runtime: ViewRuntime, tapping point: CGPoint = CGPoint(x: 200, y: 50)
  ) -> [(text: String, frame: CGRect)] {
    runtime.perform(at: 0.1, .tap(.point(x: point.x, y: point.y), count: 1))
    return runtime.textPlaces(at: 1.5).sorted { $0.frame.minY < $1.frame.minY }
  }

  private func menu(
    at y: CGFloat = 50, @ViewBuilder _ content: @escaping () -> some View
  ) -> ViewRuntime {
    ViewRuntime(400, 800) {
      Menu {
        content()
      } label: {
        Color.blue.frame(width: 30, height: 20)
      }
      .position(x: 200, y: y)
    }
  }

  @Test("rows are 44 high, sections 8 apart, a section's title 32")
  func rows() {
    let places = texts(
      menu {
        Section("Order") {
          Button("A") {}
          Button("B") {}
        }
        Button("C") {}
        Divider()
        Button("D") {}
      })
    #expect(places.map(\.text) == ["Order", "A", "B", "C", "D"])
    let middles = places.map(\.frame.midY)
    let steps = zip(middles.dropFirst(2), middles.dropFirst()).map { $0 - $1 }
    #expect(zip(steps, [44, 52, 52]).allSatisfy { abs($0 - $1) < 0.5 }, "\(steps)")
    #expect(abs(middles[1] - middles[0] - 38) < 1, "\(middles)")
    #expect(places.allSatisfy { abs($0.frame.minX - 91) < 1.5 }, "\(places)")
  }

  @Test("a second text is a subtitle, also beside a label; a third and those of stacks aren't shown")
  func subtitles() {
    let places = texts(
      menu {
        Button {
        } label: {
          Label("Projects", systemImage: "folder")
          Text("Hog Mobile")
          Text("Third")
        }
        Button {
        } label: {
          VStack {
            Text("Stack")
            Text("Inner")
          }
        }
      })
    #expect(places.map(\.text).filter { $0.count > 3 } == ["Projects", "Hog Mobile", "Stack"], "\(places)")
    let title = places.first { $0.text == "Projects" }?.frame ?? .zero
    let subtitle = places.first { $0.text == "Hog Mobile" }?.frame ?? .zero
    #expect(abs(title.minX - subtitle.minX) < 1.5 && subtitle.height < title.height)
  }

  @Test("titles leave room for marks where one of them has a mark")
  func marks() {
    func title(_ isOn: Bool) -> CGFloat {
      let places = texts(
        menu {
          Button("Move") {}
          Toggle("Show", isOn: .constant(isOn))
        })
      return places.first { $0.text == "Move" }?.frame.minX ?? 0
    }
    #expect(abs(title(false) - 91) < 1.5)
    #expect(abs(title(true) - 107) < 1.5)
  }

  @Test("a menu that opens upwards has its first row at the bottom, unless its order is fixed")
  func order() {
    func names(_ order: MenuOrder) -> [String] {
      let runtime = ViewRuntime(400, 800) {
        Menu {
          Section("S") {
            Button("A") {}
            Button("B") {}
          }
          Button("C") {}
        } label: {
          Color.blue.frame(width: 30, height: 20)
        }
        .menuOrder(order)
        .position(x: 200, y: 770)
      }
      return texts(runtime, tapping: CGPoint(x: 200, y: 770)).map(\.text)
    }
    #expect(names(.automatic) == ["C", "S", "B", "A"])
    #expect(names(.fixed) == ["S", "A", "B", "C"])
  }

  @Test("a picker's menu keeps its order where it opens upwards")
  func pickers() {
    let runtime = ViewRuntime(400, 800) {
      Picker("P", selection: .constant(1)) { ForEach(1..<4) { Text("N\($0)").tag($0) } }
        .pickerStyle(.menu).labelsHidden().position(x: 200, y: 770)
    }
    let rows = texts(runtime, tapping: CGPoint(x: 200, y: 770)).filter { $0.frame.minY < 740 }
    #expect(rows.map(\.text) == ["N1", "N2", "N3"])
  }

  @Test("a menu in a menu opens over its row, and a choice closes both")
  func submenus() {
    let chosen = Recorder()
    let runtime = menu {
      Button("First") {}
      Menu("More") { Button("Inside") { chosen.values.append("inside") } }
    }
    let row = texts(runtime).first { $0.text == "More" }?.frame ?? .zero
    runtime.perform(at: 1.6, .tap(.point(x: row.midX, y: row.midY), count: 1))
    let inside = runtime.textPlaces(at: 3).first { $0.text == "Inside" }?.frame ?? .zero
    #expect(inside.minY > row.minY && inside.minX > row.minX - 2)
    #expect(runtime.texts(at: 3).filter { $0 == "More" }.count == 2)
    runtime.perform(at: 3.1, .tap(.point(x: inside.midX, y: inside.midY), count: 1))
    #expect(runtime.texts(at: 5).isEmpty)
    #expect(chosen.values == ["inside"])
  }

  @Test("a touch beside a menu in a menu closes both, one on the menu behind the one in front")
  func backdrops() {
    func left(_ touch: CGPoint) -> [String] {
      let runtime = menu {
        Menu("More") { Button("Inside") {} }
        Button("Last") {}
        Button("End") {}
      }
      let row = texts(runtime).first { $0.text == "More" }?.frame ?? .zero
      runtime.perform(at: 1.6, .tap(.point(x: row.midX, y: row.midY), count: 1))
      _ = runtime.displayList(at: 3)
      runtime.perform(at: 3.1, .tap(.point(x: touch.x, y: touch.y), count: 1))
      return runtime.texts(at: 5)
    }
    #expect(left(CGPoint(x: 20, y: 600)) == [])
    #expect(left(CGPoint(x: 200, y: 185)) == ["More", "Last", "End"])
  }

  @Test("a row that keeps its menu open can be chosen twice")
  func staysOpen() {
    let chosen = Recorder()
    let runtime = menu {
      Button("Larger") { chosen.values.append("larger") }.menuActionDismissBehavior(.disabled)
    }
    let row = texts(runtime).first { $0.text == "Larger" }?.frame ?? .zero
    runtime.perform(at: 1.6, .tap(.point(x: row.midX, y: row.midY), count: 1))
    runtime.perform(at: 2.6, .tap(.point(x: row.midX, y: row.midY), count: 1))
    #expect(runtime.texts(at: 4) == ["Larger"])
    #expect(chosen.values.count == 2)
  }

  @Test("a control group is a row of 66 with equal shares, titles under icons")
  func tiles() {
    let places = texts(
      menu {
        ControlGroup {
          Button("Cut", systemImage: "scissors") {}
          Button("Copy", systemImage: "doc") {}
        }
        Button("Last") {}
      })
    let (cut, copy) = (places.first { $0.text == "Cut" }?.frame, places.first { $0.text == "Copy" }?.frame)
    #expect(abs((copy?.midX ?? 0) - (cut?.midX ?? 0) - 125) < 1)
    let last = places.first { $0.text == "Last" }?.frame ?? .zero
    #expect(abs(last.midY - 66 - 22 - 66) < 1, "\(last)")
  }

  @Test("a menu that is too high for the film leaves 144 free and scrolls")
  func tall() {
    let runtime = menu {
      ForEach(0..<30) { Button("Row \($0)") {} }
    }
    let before = texts(runtime).map(\.text)
    #expect(before.contains("Row 0") && before.contains("Row 13") && !before.contains("Row 20"), "\(before)")
    runtime.perform(
      at: 1.6,
      .drag(
        .point(x: 200, y: 500), .offsets([CGSize(width: 0, height: -300)]),
        InteractionAction.Pacing(duration: 0.3)))
    let after = runtime.texts(at: 4)
    #expect(!after.contains("Row 0") && after.contains("Row 20"), "\(after)")
  }

  @Test("at sizes of text for accessibility a menu is 353 wide, or 32 less than the film, without icons")
  func largeText() {
    func start(_ width: CGFloat) -> CGFloat {
      let runtime = ViewRuntime(width, 800) {
        Menu {
          Button("Move", systemImage: "folder") {}
        } label: {
          Color.blue.frame(width: 30, height: 20)
        }
        .position(x: width / 2, y: 50)
        .dynamicTypeSize(.accessibility2)
      }
      return texts(runtime, tapping: CGPoint(x: width / 2, y: 50)).first { $0.text == "Move" }?.frame.minX
        ?? 0
    }
    #expect(abs(start(400) - (400 - 353) / 2 - 16) < 1.5)
    #expect(abs(start(320) - 16 - 16) < 1.5)
  }

  @Test("texts and labels that stand in a menu by themselves are grey")
  func plain() {
    let runtime = menu {
      Text("Note")
      Label("Land", systemImage: "leaf")
    }
    let places = texts(runtime)
    #expect(places.map(\.text).contains("Note"))
    let note = places.first { $0.text == "Note" }?.frame ?? .zero
    #expect(abs(note.minX - 91) < 1.5)
    #expect(!runtime.colors(at: 2).contains("#000000FF"), "\(runtime.colors(at: 2))")
  }
}

@MainActor
private final class Recorder {
  var values: [String] = []
}
