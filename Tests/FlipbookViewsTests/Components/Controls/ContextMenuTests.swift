import FlipbookDrawing
import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookViews

@MainActor
@Suite("Context menus")
struct ContextMenuTests {
  @Test("a held part becomes 10 points smaller and then 10 larger on its longest side")
  func press() {
    let size = CGSize(width: 355, height: 90)
    func width(_ press: Double) -> CGFloat { size.width * LiftMetrics.pressScale(press, size: size) }
    #expect(width(0) == 355)
    #expect(abs(width(0.3) - 345) < 0.01)
    #expect(abs(width(1) - 365) < 0.01)
    #expect(stride(from: 0.3, to: 1, by: 0.1).allSatisfy { width($0) < width($0 + 0.1) })
  }

  @Test(
    "a lifted part is 1.15 times as large about its middle, with its menu 16 below, or above in the lower half"
  )
  func places() {
    let room = CGRect(x: 0, y: 47, width: 390, height: 763)
    func place(_ rect: CGRect, preview: CGSize? = nil, menu: CGFloat = 88) -> LiftPlace {
      LiftPlace(source: rect, preview: preview, menu: menu, in: room)
    }
    let box = place(CGRect(x: 145, y: 350, width: 100, height: 100))
    #expect(
      box.part.insetBy(dx: -0.01, dy: -0.01).contains(CGRect(x: 137.5, y: 342.5, width: 115, height: 115)))
    #expect(abs(box.part.width - 115) < 0.01 && !box.isAbove && abs(box.menuTop - 473.5) < 0.01)
    let low = place(CGRect(x: 145, y: 450, width: 100, height: 100))
    #expect(low.isAbove && abs(low.menuTop - (low.part.minY - 16 - 88)) < 0.01)
    // As wide as the film less 32 at the most.
    let card = place(CGRect(x: 10, y: 100, width: 370, height: 100))
    #expect(abs(card.part.width - 358) < 0.01 && abs(card.part.minX - 16) < 0.01)
    #expect(abs(card.part.midY - 150) < 0.01)
    // Beside an edge it comes in, and at the end of the film it makes room for the menu.
    #expect(place(CGRect(x: 0, y: 60, width: 40, height: 40)).part.minX == 16)
    let tall = place(CGRect(x: 100, y: 60, width: 100, height: 700), menu: 400)
    #expect(tall.part.height <= 763 - 32 - 416 + 0.01 && tall.part.minY >= 63 - 0.01)
    let preview = place(
      CGRect(x: 145, y: 350, width: 100, height: 100), preview: CGSize(width: 300, height: 200))
    #expect(preview.part.size == CGSize(width: 300, height: 200))
  }

  private func stage(_ content: @escaping () -> some View) -> ViewRuntime {
    ViewRuntime(400, 800) { content() }
  }

  private func width(_ name: String, _ runtime: ViewRuntime, at time: TimeInterval) -> CGFloat {
    runtime.textPlaces(at: time).filter { $0.text == name }.map(\.frame.width).max() ?? 0
  }

  @Test("a view is lifted as its menu opens, and lies on the page again once it has closed")
  func lifting() {
    let runtime = stage {
      Text("Held").contextMenu { Button("Open") {} }.position(x: 200, y: 200)
    }
    let rest = width("Held", runtime, at: 0)
    runtime.perform(at: 1, .longPress(.point(x: 200, y: 200), duration: 0.8))
    #expect(width("Held", runtime, at: 1.05) == rest)
    #expect(width("Held", runtime, at: 1.22) < rest)
    #expect(width("Held", runtime, at: 1.48) > rest)
    #expect(runtime.texts(at: 1.48) == ["Held"])
    #expect(abs(width("Held", runtime, at: 3) - rest * 1.15) < 0.05)
    #expect(runtime.texts(at: 3).sorted() == ["Held", "Open"])
    runtime.perform(at: 3.1, .tap(.point(x: 20, y: 700), count: 1))
    #expect(width("Held", runtime, at: 5) == rest)
    #expect(runtime.texts(at: 5) == ["Held"])
  }

  @Test("a touch that ends early lifts nothing, and one that ends before the menu opens puts the view back")
  func early() {
    let runtime = stage {
      Text("Held").contextMenu { Button("Open") {} }.position(x: 200, y: 200)
    }
    let rest = width("Held", runtime, at: 0)
    runtime.perform(at: 1, .longPress(.point(x: 200, y: 200), duration: 0.3))
    #expect(width("Held", runtime, at: 1.25) != rest)
    #expect(width("Held", runtime, at: 2) == rest)
    runtime.perform(at: 3, .longPress(.point(x: 200, y: 200), duration: 0.06))
    #expect(width("Held", runtime, at: 3.15) == rest)
    #expect(runtime.texts(at: 4) == ["Held"])
  }

  @Test("a row of a list is lifted as a whole, wherever it is touched")
  func rows() {
    let runtime = ViewRuntime(393, 800) {
      List {
        Text("First").contextMenu { Button("Open") {} }
        Text("Second")
      }
    }
    let row = runtime.textPlaces(at: 0).first { $0.text == "First" }?.frame ?? .zero
    runtime.perform(at: 1, .longPress(.point(x: 350, y: row.midY), duration: 0.8))
    let places = runtime.textPlaces(at: 3)
    let lifted = places.first { $0.text == "First" }?.frame ?? .zero
    // The plate, 353 wide and 20 from the side, becomes as wide as a lifted part can be.
    let scale = 361.0 / 353
    #expect(abs(lifted.minX - (16 + (row.minX - 20) * scale)) < 0.1, "\(lifted) \(row)")
    #expect(abs(lifted.width - row.width * scale) < 0.1)
    #expect(places.contains { $0.text == "Open" })
  }

  @Test("a preview takes the place of the view")
  func preview() {
    let runtime = stage {
      Text("Held").contextMenu {
        Button("Open") {}
      } preview: {
        Text("Preview").frame(width: 300, height: 200)
      }
      .position(x: 200, y: 200)
    }
    runtime.perform(at: 1, .longPress(.point(x: 200, y: 200), duration: 0.8))
    let places = runtime.textPlaces(at: 3)
    let preview = places.first { $0.text == "Preview" }?.frame ?? .zero
    #expect(abs(preview.midX - 200) < 1 && abs(preview.midY - 200) < 1)
    let open = places.first { $0.text == "Open" }?.frame ?? .zero
    #expect(abs(open.midY - (300 + 16 + 22)) < 1, "\(open)")
  }

  @Test("content shapes of previews are the outline of the lifted view, and no place to touch")
  func shapes() {
    let runtime = stage {
      Text("Held").frame(width: 100, height: 100)
        .contentShape(.contextMenuPreview, Circle())
        .contextMenu { Button("Open") {} }
        .position(x: 200, y: 200)
    }
    runtime.perform(at: 1, .longPress(.point(x: 200, y: 200), duration: 0.8))
    let clips = runtime.displayList(at: 3).items.compactMap(\.clip)
    #expect(!clips.isEmpty)
    #expect(runtime.texts(at: 3).contains("Open"))
  }
}
