import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

@MainActor
@Suite struct ControlFaceTests {
  private func size(_ size: ControlSize, _ shape: ButtonBorderShape = .automatic) -> CGRect? {
    ViewRuntime(300, 200) {
      Button {
      } label: {
        Color.black.frame(width: 20, height: 20)
      }
      .buttonStyle(.borderedProminent).controlSize(size).buttonBorderShape(shape)
    }.fills(at: 0).first
  }

  @Test("bordered buttons have the margins of their size")
  func margins() {
    #expect(size(.small)?.size == CGSize(width: 40, height: 30))
    #expect(size(.regular)?.size == CGSize(width: 44, height: 34))
    #expect(size(.large)?.size == CGSize(width: 60, height: 50))
  }

  @Test("a wheel grows with its size and takes a tint that is set around it")
  func wheel() {
    func spoke(_ size: ControlSize) -> CGRect? {
      ViewRuntime { ProgressView().controlSize(size) }.fills(at: 0).first
    }
    #expect(abs((spoke(.large)?.height ?? 0) - 6 * 1.85) < 1e-6)
    #expect(spoke(.regular)?.height == 6)
    let red = Color(.sRGB, red: 1, green: 0, blue: 0)
    #expect(ViewRuntime { ProgressView().tint(red) }.colors(at: 0).allSatisfy { $0.hasPrefix("#FF0000") })
  }

  private struct Framed: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
      configuration.padding(10).background(Color(.sRGB, red: 0, green: 0, blue: 1))
    }
  }

  private struct Boxed: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.content.padding(5).background(Color(.sRGB, red: 0, green: 1, blue: 0))
    }
  }

  @Test("a scene's own styles of fields and boxes are drawn")
  func styles() {
    let field = ViewRuntime { TextField("Name", text: .constant("")).textFieldStyle(Framed()) }
    #expect(field.colors(at: 0).first == "#0000FFFF")
    let box = ViewRuntime {
      GroupBox("Title") { Color.black.frame(width: 20, height: 20) }.groupBoxStyle(Boxed())
    }
    #expect(box.fills(at: 0).map(\.width) == [30, 20])
  }

  @Test("a tab's label of an image and a text is drawn as one of the two in a label")
  func tabs() {
    let runtime = ViewRuntime(200, 200) {
      TabView {
        Color.red.tabItem {
          Image(systemName: "star")
          Text("Aa")
        }
        Color.blue.tabItem { Label("Aa", systemImage: "star") }
      }
    }
    let texts = runtime.displayList(at: 0.1).items.compactMap { item -> CGFloat? in
      if case .text(let layout, origin: _, _) = item.content { layout.size.height } else { nil }
    }
    #expect(texts.count == 2 && texts.first == texts.last)
  }
}
