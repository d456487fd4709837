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
        guard let (expected, isSeen) = schedule.frame(places, isThere, at: time)
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

  private struct Matched: View {
    let value: Int
    @Namespace private var space

    var body: some View {
      ZStack {
        if value == 0 { card(CGSize(width: 20, height: 20), at: .topLeading) }
        if value == 1 { card(CGSize(width: 60, height: 40), at: .bottomTrailing) }
        if value == 2 { card(CGSize(width: 30, height: 80), at: .trailing) }
      }
    }

    private func card(_ size: CGSize, at place: Alignment) -> some View {
      TestColor.red.matchedGeometryEffect(id: 1, in: space).frame(width: size.width, height: size.height)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: place)
    }
  }

  @Test(
    "matched views that come and go are all where the one that is there should be",
    arguments: PlaceSchedule.all)
  func matched(schedule: PlaceSchedule) {
    let runtime = ViewRuntime.stepping(schedule.steps) { Matched(value: $0) }
    let places = [
      PlaceContainer.box(0, 0, 20, 20), PlaceContainer.box(40, 60, 60, 40),
      PlaceContainer.box(70, 10, 30, 80),
    ]
    for frame in 0...150 {
      let time = Double(frame) / 60
      guard let (expected, _) = schedule.frame(places, [true, true, true], at: time) else {
        continue
      }
      let seen = runtime.fills(at: time)
      #expect(
        !seen.isEmpty && seen.allSatisfy { Self.agree($0, expected) },
        "\(time): \(seen) instead of \(expected)")
    }
  }
}
