import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// Views that are dragged onto other ones.
@MainActor
@Suite struct DragAndDropTests {
  @MainActor
  private final class Record {
    var events: [String] = []
  }

  /// A square of 40 in the left half, and a target of 100 in the right one.
  private struct Scene: View {
    let record: Record
    var takes = true
    var body: some View {
      HStack(spacing: 0) {
        Color.red.frame(width: 40, height: 40).draggable("word").frame(width: 200, height: 200)
        Color.blue.frame(width: 100, height: 100)
          .dropDestination(for: String.self) { words, place in
            record.events.append("\(words) \(Int(place.x)) \(Int(place.y))")
            return takes
          } isTargeted: {
            record.events.append("\($0)")
          }
          .frame(width: 200, height: 200)
      }
    }
  }

  private func stage(_ record: Record, takes: Bool = true, press: Double = 0.6, to x: CGFloat = 300)
    -> ViewRuntime
  {
    let runtime = ViewRuntime(400, 200) { Scene(record: record, takes: takes) }
    _ = runtime.displayList(at: 0)
    runtime.perform(
      at: 1,
      .drag(
        .point(x: 100, y: 100), .points([CGPoint(x: x, y: 110)]),
        InteractionAction.Pacing(duration: 0.5, curve: .linear, hold: 0.5, press: press)))
    return runtime
  }

  /// The squares that are drawn away from the source's place or size.
  private func pictures(_ runtime: ViewRuntime, at time: TimeInterval) -> [CGRect] {
    runtime.fills(at: time).filter { $0.width < 60 && abs($0.width - 40) > 0.01 }
  }

  @Test("a view on which a finger rests grows by a twentieth after half a second")
  func lift() throws {
    let runtime = stage(Record())
    #expect(pictures(runtime, at: 1.45).isEmpty)
    let early = try #require(pictures(runtime, at: 1.55).first)
    #expect(early.width > 40.2 && early.width < 42 && abs(early.midX - 100) < 0.1, "\(early)")
  }

  @Test("the picture is as large as 0.84 of the view under a finger that moves, with its middle there")
  func moves() throws {
    let runtime = stage(Record())
    let way = try #require(pictures(runtime, at: 1.75).first)
    #expect(way.width > 34 && way.width < 42 && way.midX > 120 && way.midX < 220, "\(way)")
    let held = try #require(pictures(runtime, at: 2.4).first)
    #expect(abs(held.width - 33.6) < 0.01 && abs(held.midX - 300) < 0.1 && abs(held.midY - 110) < 0.1)
    #expect(runtime.fills(at: 2.4).contains { $0.width == 40 && abs($0.midX - 100) < 0.1 })
  }

  @Test("a target is called as the finger comes, and gets the value and the place of its drop")
  func drop() {
    let record = Record()
    let runtime = stage(record)
    _ = runtime.displayList(at: 1.7)
    #expect(record.events.isEmpty)
    _ = runtime.displayList(at: 2.4)
    #expect(record.events == ["true"])
    _ = runtime.displayList(at: 3)
    #expect(record.events == ["true", "[\"word\"] 50 60", "false"])
    #expect(pictures(runtime, at: 3).isEmpty)
  }

  @Test("a picture that nothing takes goes back to its view")
  func refused() throws {
    let runtime = stage(Record(), takes: false)
    let back = try #require(pictures(runtime, at: 2.7).first)
    #expect(back.midX < 250 && back.midX > 100, "\(back)")
    #expect(pictures(runtime, at: 3).isEmpty)
  }

  @Test("a finger that moves at once drags nothing")
  func early() {
    let record = Record()
    let runtime = ViewRuntime(400, 200) { Scene(record: record) }
    _ = runtime.displayList(at: 0)
    let drag = InteractionAction.drag(
      .point(x: 100, y: 100), .points([CGPoint(x: 300, y: 110)]),
      InteractionAction.Pacing(duration: 0.5, curve: .linear, press: 0.1))
    runtime.schedule(InteractionStep(at: 1, drag)) { _ in }
    #expect(pictures(runtime, at: 1.5).isEmpty)
    _ = runtime.displayList(at: 3)
    #expect(record.events.isEmpty)
  }

  private final class Delegate: DropDelegate {
    let record: Record
    nonisolated init(_ record: Record) { self.record = record }
    func dropEntered(info: DropInfo) { record.events.append("entered") }
    func dropExited(info: DropInfo) { record.events.append("exited") }
    func performDrop(info: DropInfo) -> Bool {
      for item in info.itemProviders(for: [.text]) {
        item.loadObject(ofClass: String.self) { [record] text, _ in
          MainActor.assumeIsolated { record.events.append(text ?? "none") }
        }
      }
      return true
    }
  }

  @Test("a delegate is called for drags of the kinds that it takes, and loads the text of the item")
  func delegates() {
    let record = Record()
    let runtime = ViewRuntime(400, 200) {
      HStack(spacing: 0) {
        Color.red.frame(width: 200, height: 200).onDrag { NSItemProvider(object: "a" as NSString) }
        Color.blue.frame(width: 100).onDrop(of: [UTType.image], delegate: Delegate(record))
        Color.green.frame(width: 100).onDrop(of: [UTType.plainText], delegate: Delegate(record))
      }
    }
    _ = runtime.displayList(at: 0)
    runtime.perform(
      at: 1,
      .drag(
        .point(x: 100, y: 100), .points([CGPoint(x: 350, y: 100)]),
        InteractionAction.Pacing(duration: 0.5, curve: .linear, hold: 0.2, press: 0.6)))
    _ = runtime.displayList(at: 3)
    #expect(record.events == ["entered", "a"])
  }
}
