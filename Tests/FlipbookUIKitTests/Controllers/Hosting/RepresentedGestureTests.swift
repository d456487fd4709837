import FlipbookDrawing
import FlipbookMotion
import FlipbookTestSupport
import FlipbookTime
import FlipbookViews
import Foundation
import Testing

@testable import FlipbookUIKit

@MainActor
@Suite("Recognizers of UIKit on views of SwiftUI")
struct RepresentedGestureTests {
  private final class Record { var lines: [String] = [] }

  private final class Beside: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
  }

  private struct Pan: UIGestureRecognizerRepresentable {
    let record: Record
    var isBeside = false

    func makeCoordinator(converter: CoordinateSpaceConverter) -> Beside {
      record.lines.append("coordinator")
      return Beside()
    }
    func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
      record.lines.append("make")
      let pan = UIPanGestureRecognizer()
      if isBeside { pan.delegate = context.coordinator }
      return pan
    }
    func handleUIGestureRecognizerAction(_ recognizer: UIPanGestureRecognizer, context: Context) {
      let place = context.converter.location(in: .global)
      let way = context.converter.localTranslation ?? .zero
      record.lines.append("\(recognizer.state) \(Int(place.x)) \(Int(way.x.rounded()))")
    }
  }

  private struct Press: UIGestureRecognizerRepresentable {
    let record: Record
    func makeUIGestureRecognizer(context: Context) -> UILongPressGestureRecognizer {
      let press = UILongPressGestureRecognizer()
      press.minimumPressDuration = 0
      return press
    }
    func handleUIGestureRecognizerAction(_ recognizer: UILongPressGestureRecognizer, context: Context) {
      let place = context.converter.localLocation
      record.lines.append("\(recognizer.state) \(Int(place.x)),\(Int(place.y))")
    }
  }

  private func run(
    _ action: InteractionAction, _ content: @escaping @MainActor () -> some View
  ) -> [Double] {
    SceneContext.current.nextScene().enter()
    FilmScreen.size = CGSize(width: 100, height: 100)
    let runtime = ViewRuntime.withoutCurrent {
      ViewRuntime(size: FilmScreen.size, background: .white, resources: TestRendering.resources) { content() }
    }
    runtime.schedule(InteractionStep(at: 0.2, action)) { Issue.record("\($0)") }
    return (0...30).map { frame in Self.top(runtime.displayList(at: Double(frame) / 30).items) ?? -1 }
  }

  /// The upper edge of the first shape, in the film's coordinates.
  private static func top(_ items: [DisplayItem]) -> Double? {
    items.lazy.compactMap { item -> Double? in
      switch item.content {
      case .fill(let path, _, _): Double(path.boundingRect.applying(item.transform).minY)
      case .layer(let layer): top(layer.items)
      default: nil
      }
    }.first
  }

  private let drag = InteractionAction.drag(
    .point(x: 40, y: 50), .offsets([CGSize(width: 30, height: 0)]),
    InteractionAction.Pacing(duration: 0.3, curve: .linear))

  @Test("a pan is made once, and its action has the place of the finger and its way since the pan began")
  func pan() {
    let record = Record()
    _ = run(drag) { Color.red.frame(width: 60, height: 60).gesture(Pan(record: record)) }
    #expect(record.lines.prefix(2) == ["coordinator", "make"])
    #expect(record.lines.filter { $0 == "make" }.count == 1)
    #expect(record.lines.dropFirst(2).first?.hasPrefix("began") == true)
    #expect(record.lines.last == "ended 70 20")
    #expect(record.lines.filter { $0.hasPrefix("changed") }.count >= 4)
  }

  @Test("a press of no length has the place in the view, not in the film")
  func press() {
    let record = Record()
    _ = run(.longPress(.point(x: 40, y: 50), duration: 0.2)) {
      Color.red.frame(width: 60, height: 60).gesture(Press(record: record))
    }
    #expect(record.lines.first == "began 20,30" && record.lines.last == "ended 20,30")
  }

  @Test("a pan on a scroll view goes on beside its scrolling where the delegate allows it")
  func beside() {
    let up = InteractionAction.drag(
      .point(x: 50, y: 80), .offsets([CGSize(width: 0, height: -40)]),
      InteractionAction.Pacing(duration: 0.3, curve: .linear))
    let record = Record()
    let places = run(up) {
      ScrollView { Color.red.frame(width: 100, height: 400) }
        .gesture(Pan(record: record, isBeside: true))
    }
    #expect(record.lines.contains { $0.hasPrefix("changed") })
    #expect(places.first == 0 && (places.last ?? 0) < -25)
  }
}
