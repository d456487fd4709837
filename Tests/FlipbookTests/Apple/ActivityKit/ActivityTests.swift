import FlipbookDiagnostics
import FlipbookDrawing
import Foundation
import Testing

@testable import ActivityKit
@testable import FlipbookViews
@testable import WidgetKit

@Suite("Live activities")
@MainActor struct ActivityTests {
  private struct Ride: ActivityAttributes {
    struct ContentState: Codable, Hashable { var minutes: Int }
    var name: String
  }
  private struct Other: ActivityAttributes {
    struct ContentState: Codable, Hashable { var minutes: Int }
  }

  private struct Banner: Widget {
    var height: CGFloat = 100
    var body: some WidgetConfiguration {
      ActivityConfiguration(for: Ride.self) { context in
        Color.red.frame(height: height).opacity(Double(context.state.minutes) / 10)
          .activityBackgroundTint(.blue)
      } dynamicIsland: { context in
        DynamicIsland {
          DynamicIslandExpandedRegion(.leading) { Color.green.frame(width: 30, height: 20) }
          DynamicIslandExpandedRegion(.trailing) { Color.green.frame(width: 40, height: 20) }
          DynamicIslandExpandedRegion(.bottom) { Color.green.frame(height: 30) }
        } compactLeading: {
          Color.green.frame(width: 20, height: 20)
        } compactTrailing: {
          Color.green.frame(width: 10, height: 20)
        } minimal: {
          Color.green.frame(width: 12, height: 12)
        }
        .keylineTint(.red)
      }
    }
    init() {}
    init(height: CGFloat) { self.height = height }
  }

  private func rects(_ kind: ActivityPreviewViewKind, height: CGFloat = 100) throws -> [CGRect] {
    try fills(
      of: _widgetPreview(as: kind, using: Ride(name: "a")) {
        Banner(height: height)
      } contentStates: {
        Ride.ContentState(minutes: 5)
        Ride.ContentState(minutes: 1)
      })
  }

  @Test("the lock screen is 371 wide, and 84 to 160 high, over the colour that was asked for")
  func content() throws {
    #expect(
      try rects(.content).map(\.size) == [CGSize(width: 371, height: 100), CGSize(width: 371, height: 100)])
    #expect(try rects(.content, height: 20).first?.size == CGSize(width: 371, height: 84))
    #expect(try rects(.content, height: 500).first?.size == CGSize(width: 371, height: 160))
  }

  @Test("a part's priority is reported")
  func priority() {
    let collector = DiagnosticCollector()
    DiagnosticCollector.$current.withValue(collector) {
      _ = DynamicIslandExpandedRegion(.leading) { Color.red }
      #expect(collector.diagnostics.isEmpty)
      _ = DynamicIslandExpandedRegion(.leading, priority: 1) { Color.red }
    }
    let message =
      "DynamicIslandExpandedRegion.priority has no effect. The parts of an island share its width."
    #expect(collector.diagnostics.map(\.message) == [message])
  }

  @Test("the small size is 230 wide with views 8 from its ends, the least one a circle")
  func compact() throws {
    let small = try rects(.dynamicIsland(.compact))
    let island = try #require(small.first)
    #expect(abs(island.width - 230) < 0.01 && abs(island.height - 36.67) < 0.01)
    #expect(small.dropFirst().map { ($0.minX - island.minX).rounded() } == [8, 212])
    let least = try rects(.dynamicIsland(.minimal))
    #expect(least.map { $0.width.rounded() } == [37, 12])
  }

  @Test("the large size has its parts at both ends beside the camera and below")
  func expanded() throws {
    let all = try rects(.dynamicIsland(.expanded))
    let island = try #require(all.first)
    #expect(island.width == 371 && island.height >= 84 && island.height <= 160)
    let parts = all.filter { [20, 30].contains($0.height) && $0 != island }
    #expect(parts.map { $0.minX - island.minX } == [14, 317, 14])
    #expect(parts.map { $0.minY - island.minY } == [14, 14, 51])
  }

  @Test("a preview of other attributes is empty")
  func otherAttributes() throws {
    let none = try fills(
      of: _widgetPreview(as: .content, using: Other()) {
        Banner()
      } contentStates: {
        Other.ContentState(minutes: 1)
      })
    #expect(none.isEmpty)
  }

  @Test("an activity of the app's lives in memory until it goes, with a warning that it isn't drawn")
  func requested() async throws {
    let collector = DiagnosticCollector()
    try await DiagnosticCollector.$current.withValue(collector) {
      let activity = try Activity.request(
        attributes: Ride(name: "a"),
        content: ActivityContent(state: Ride.ContentState(minutes: 3), staleDate: nil))
      #expect(Activity<Ride>.activities.contains { $0 === activity } && Activity<Other>.activities.isEmpty)
      await activity.update(ActivityContent(state: Ride.ContentState(minutes: 2), staleDate: nil))
      #expect(activity.content.state.minutes == 2 && activity.activityState == .active)
      await activity.end(nil, dismissalPolicy: .default)
      #expect(activity.activityState == .ended)
      await activity.end(nil, dismissalPolicy: .immediate)
      #expect(activity.activityState == .dismissed)
    }
    #expect(collector.diagnostics.contains { $0.code == "activity.unseen" })
  }
}
