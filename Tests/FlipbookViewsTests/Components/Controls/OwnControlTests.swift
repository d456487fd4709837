import FlipbookDrawing
import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookViews

@Suite("Styles that hold a control of their own kind")
@MainActor
struct OwnControlTests {
  struct Framed: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Toggle(configuration).padding(10)
    }
  }

  struct Square: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View { Color.red.frame(width: 40, height: 40) }
  }

  struct Wide: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View { Button(configuration).padding(5) }
  }

  struct Block: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { Color.red.frame(width: 30, height: 30) }
  }

  @Test("a toggle's style hands its toggle on to the style further out")
  func toggle() {
    let rects = ViewRuntime(200, 200) {
      Toggle(isOn: .constant(true)) { EmptyView() }.fixedSize().toggleStyle(Framed()).toggleStyle(Square())
    }.fills(at: 0)
    #expect(rects.contains { $0.size == CGSize(width: 40, height: 40) })
  }

  @Test("a button's style hands its button on to the style further out")
  func button() {
    let rects = ViewRuntime(200, 200) {
      Button {
      } label: {
        EmptyView()
      }
      .buttonStyle(Wide()).buttonStyle(Block())
    }.fills(at: 0)
    #expect(rects.map(\.size) == [CGSize(width: 30, height: 30)])
  }

  @Test("without a style further out it takes the system's")
  func system() {
    let rects = ViewRuntime(200, 200) {
      Toggle(isOn: .constant(true)) { EmptyView() }.labelsHidden().toggleStyle(Framed())
    }.fills(at: 0)
    #expect(rects.contains { $0.size == CGSize(width: 51, height: 31) })
  }

  struct Capped: MenuStyle {
    func makeBody(configuration: Configuration) -> some View {
      Menu(configuration).padding(10).background(Color.red)
    }
  }

  @Test("a menu's style holds the menu, which opens")
  func menu() {
    let runtime = ViewRuntime(200, 400) {
      Menu {
        Button("Choice") {}
      } label: {
        Color.blue.frame(width: 30, height: 20)
      }
      .menuStyle(Capped())
    }
    #expect(
      runtime.fills(at: 0).map(\.size) == [CGSize(width: 50, height: 40), CGSize(width: 30, height: 20)])
    runtime.perform(at: 0.1, .tap(.point(x: 100, y: 200), count: 1))
    #expect(runtime.texts(at: 1).contains("Choice"))
  }

  /// uhcakip/JPApexPredators, its filter: titles at the left and symbols at the right, though a bar has symbols alone.
  @Test("a menu that is opened from a bar has titles and symbols")
  func menuInBar() {
    let runtime = ViewRuntime(300, 400) {
      Color.clear.frame(width: 10, height: 10)
        .overlay {
          Menu {
            Picker("Filter", selection: .constant(1)) { Label("Land", systemImage: "leaf").tag(1) }
            Button {
            } label: {
              Label("Sea", systemImage: "drop")
            }
          } label: {
            Color.blue.frame(width: 30, height: 20)
          }
          .barItem()
        }
    }
    runtime.perform(at: 0.1, .tap(.point(x: 150, y: 200), count: 1))
    let texts = runtime.texts(at: 1)
    #expect(texts.contains("Land") && texts.contains("Sea"), "\(texts)")
  }

  @Test("a menu of a bar's item stands 12 below its label and 8 before the edge of the screen")
  func menuPlace() throws {
    let runtime = ViewRuntime(402, 600) {
      NavigationStack {
        Color.clear.toolbar {
          Menu {
            Button("All") {}
          } label: {
            Color.blue.frame(width: 20, height: 20)
          }
        }
      }
    }
    let label = try #require(runtime.fills(at: 0).last { $0.size == CGSize(width: 20, height: 20) })
    runtime.perform(at: 0.1, .tap(.point(x: label.midX, y: label.midY), count: 1))
    let plate = try #require(runtime.fills(at: 1).first { abs($0.width - 250) < 0.1 })
    #expect(abs(plate.maxX - 394) < 0.1, "\(plate) \(label)")
    #expect(abs(plate.minY - label.maxY - 12) < 0.1, "\(plate) \(label)")
  }

  @Test("a toggle of several values is on where all are, and sets all")
  func several() {
    struct Mail: Identifiable {
      var id: Int
      var isOn: Bool
    }
    struct Mails: View {
      @State var mails = [Mail(id: 0, isOn: true), Mail(id: 1, isOn: false)]
      var body: some View {
        VStack {
          Text(mails.map { "\($0.isOn)" }.joined(separator: " "))
          Toggle("All", sources: $mails, isOn: \.isOn).frame(width: 100)
        }
      }
    }
    let runtime = ViewRuntime(200, 200) { Mails() }
    #expect(runtime.texts(at: 0).contains("true false"))
    let knob = runtime.fills(at: 0).last ?? .zero
    runtime.perform(at: 0.1, .tap(.point(x: knob.midX, y: knob.midY), count: 1))
    #expect(runtime.texts(at: 1).contains("true true"))
    runtime.perform(at: 1.1, .tap(.point(x: knob.midX, y: knob.midY), count: 1))
    #expect(runtime.texts(at: 2).contains("false false"))
  }

  @Test("an outline of one element has a row for it, which opens those below")
  func outline() {
    struct Item: Identifiable {
      var id: String
      var children: [Item]?
    }
    let root = Item(id: "root", children: [Item(id: "leaf")])
    let runtime = ViewRuntime(200, 200) { OutlineGroup(root, children: \.children) { Text($0.id) } }
    #expect(runtime.texts(at: 0) == ["root"])
    runtime.perform(at: 0.1, .tap(.point(x: 190, y: 100), count: 1))
    #expect(runtime.texts(at: 2) == ["root", "leaf"])
  }
}
