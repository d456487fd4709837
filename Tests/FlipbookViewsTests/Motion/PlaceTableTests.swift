import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// Where views are on their way in every kind of container, whatever the order of changes: see ``PlaceSchedule`` for the
/// rules.
@MainActor
@Suite struct PlaceTableTests {
  private func check(_ container: PlaceContainer, _ schedule: PlaceSchedule) {
    let runtime = container.film(schedule.steps)
    var checked = 0
    for frame in 0...120 {
      let time = Double(frame) / 60
      let fills = runtime.fills(at: time)
      for frames in container.places {
        guard let some = frames.compactMap({ $0 }).first else { continue }
        let isThere = container.isThere[some.width] ?? frames.map { $0 != nil }
        let places = frames.map { $0 ?? some }
        guard let (expected, isSeen) = schedule.frame(places, isThere, isLed: container.isLed, at: time)
        else {
          continue
        }
        let seen = fills.filter { abs($0.width - some.width) < 1e-3 }
        if seen.isEmpty, !isSeen { continue }
        checked += 1
        #expect(
          seen.contains { Self.agree($0, expected) },
          "\(some.width) at \(time): \(seen) instead of \(expected)")
      }
    }
    #expect(checked > 90)
  }

  /// Springs come to rest within a few thousandths of a point.
  private static func agree(_ a: CGRect, _ b: CGRect) -> Bool {
    max(abs(a.minX - b.minX), abs(a.minY - b.minY), abs(a.width - b.width), abs(a.height - b.height)) < 4e-3
  }

  @Test("every view is where it should be", arguments: PlaceContainer.table, PlaceSchedule.all)
  func places(container: PlaceContainer, schedule: PlaceSchedule) { check(container, schedule) }

  @Test(
    "rows of lists go the same ways in the list's own time", arguments: PlaceContainer.lists,
    PlaceSchedule.ofLists)
  func rows(container: PlaceContainer, schedule: PlaceSchedule) { check(container, schedule) }
}
