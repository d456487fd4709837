import FlipbookDrawing
import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookViews
@testable import WidgetKit

@Suite("Widgets in previews")
@MainActor struct WidgetTests {
  private struct Entry: TimelineEntry {
    var date = Date(timeIntervalSinceReferenceDate: 0)
    var number = 0
  }

  private struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(number: 1) }
    func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void) {
      completion(Entry(number: 2))
    }
    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void) {
      completion(
        Timeline(entries: [Entry(number: Int(context.displaySize.width)), Entry()], policy: .atEnd))
    }
  }

  private struct Steps: Widget {
    static var seen: [(Int, WidgetFamily)] = []
    static var makes: (Int) -> AnyView = { _ in AnyView(Color.red) }
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "Steps", provider: Provider()) { entry in
        Shown(number: entry.number)
      }
      .configurationDisplayName("Steps")
      .supportedFamilies([.systemSmall])
    }
  }

  private struct Bare: Widget {
    var body: some WidgetConfiguration { Steps().body.contentMarginsDisabled() }
  }

  private struct Shown: View {
    let number: Int
    @Environment(\.widgetFamily) private var family
    var body: some View {
      Steps.seen.append((number, family))
      return Steps.makes(number)
    }
  }

  private func fills(_ view: some View) throws -> [CGRect] {
    Steps.seen = []
    return try FlipbookTests.fills(of: view)
  }

  @Test("a preview shows the first entry in its place, and the place is as large as on a phone of 390 points")
  func first() throws {
    Steps.makes = { _ in AnyView(Color.red) }
    let view = _widgetPreview(as: .systemMedium) {
      Steps()
    } timeline: {
      Entry(number: 7)
      Entry(number: 8)
    }
    let all = try fills(view)
    #expect(Steps.seen.allSatisfy { $0 == (7, .systemMedium) } && !Steps.seen.isEmpty)
    #expect(all.allSatisfy { $0.size == CGSize(width: 338, height: 158) } && !all.isEmpty)
  }

  @Test("a provider's first entry is shown, and the provider knows the place")
  func provider() throws {
    _ = try fills(
      _widgetPreview(as: .systemSmall) {
        Steps()
      } timelineProvider: {
        Provider()
      })
    #expect(Steps.seen.allSatisfy { $0 == (158, .systemSmall) } && !Steps.seen.isEmpty)
  }

  @Test(
    "the background of a widget reaches its edges, and its content keeps 16 points clear unless it says otherwise"
  )
  func background() throws {
    Steps.makes = { _ in AnyView(Color.blue.containerBackground(.red, for: .widget)) }
    let padded = try fills(
      _widgetPreview(as: .systemSmall) {
        Steps()
      } timeline: {
        Entry()
      })
    #expect(padded.contains { $0.size == CGSize(width: 158, height: 158) })
    #expect(padded.last?.size == CGSize(width: 126, height: 126))
    let bare = try fills(
      _widgetPreview(as: .systemSmall) {
        Bare()
      } timeline: {
        Entry()
      })
    #expect(bare.last?.size == CGSize(width: 158, height: 158))
  }

  @Test("a view in a widget's context is a widget, and its film as large")
  func context() throws {
    let view = Shown(number: 3).previewContext(WidgetPreviewContext(family: .accessoryCircular))
    guard case .sizeThatFits = try #require(view.previewFrame.layout) else {
      Issue.record("The film isn't as large as the widget.")
      return
    }
    _ = try fills(view)
    #expect(Steps.seen.allSatisfy { $0 == (3, .accessoryCircular) } && !Steps.seen.isEmpty)
  }

  @Test("outside of a widget a widget's background lies behind the view alone")
  func outside() throws {
    let view = Color.blue.frame(width: 20, height: 10).containerBackground(.red, for: .widget)
    #expect(try fills(view).allSatisfy { $0.size == CGSize(width: 20, height: 10) })
  }
}
