import Foundation
import Testing

/// A widget's preview from the source to the picture, and one that a condition leaves out.
@Suite("Previews of widgets")
struct WidgetPreviewsTests {
  private static let source = """
    import ActivityKit
    import AppIntents
    import SwiftUI
    import WidgetKit

    struct Entry: TimelineEntry { var date = Date.now; var color: Color }
    struct Provider: TimelineProvider {
      func placeholder(in context: Context) -> Entry { Entry(color: .red) }
      func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(Entry(color: .red)) }
      func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
        completion(Timeline(entries: [Entry(color: .red)], policy: .never))
      }
    }
    struct Tile: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tile", provider: Provider()) { entry in
          Text("Now").containerBackground(entry.color, for: .widget)
        }
        .configurationDisplayName("Tile")
        .supportedFamilies([.systemSmall])
      }
    }
    @main struct Tiles: WidgetBundle {
      var body: some Widget {
        Tile()
        Face()
        Ride()
      }
    }

    struct FaceSettings: WidgetConfigurationIntent {
      static var title: LocalizedStringResource { "Settings" }
      @Parameter(title: "Face", default: "glad") var face: String
    }
    struct FaceEntry: TimelineEntry { var date = Date.now; var settings: FaceSettings }
    struct FaceProvider: AppIntentTimelineProvider {
      func placeholder(in context: Context) -> FaceEntry { FaceEntry(settings: FaceSettings()) }
      func snapshot(for configuration: FaceSettings, in context: Context) async -> FaceEntry {
        FaceEntry(settings: configuration)
      }
      func timeline(for configuration: FaceSettings, in context: Context) async -> Timeline<FaceEntry> {
        Timeline(entries: [FaceEntry(settings: configuration)], policy: .atEnd)
      }
    }
    struct Next: AppIntent {
      static let title: LocalizedStringResource = "Next"
      func perform() async throws -> some IntentResult { .result() }
    }
    struct Face: Widget {
      var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Face", intent: FaceSettings.self, provider: FaceProvider()) { entry in
          Button(intent: Next()) { Text(entry.settings.face) }
            .containerBackground(.fill.tertiary, for: .widget)
        }
      }
    }
    #Preview("Face", as: .systemMedium, widget: {
      Face()
    }, timelineProvider: {
      FaceProvider()
    })

    struct RideAttributes: ActivityAttributes {
      public struct ContentState: Codable, Hashable { var minutes: Int }
      var name: String
    }
    struct Ride: Widget {
      var body: some WidgetConfiguration {
        ActivityConfiguration(for: RideAttributes.self) { context in
          Text("\\(context.attributes.name) \\(context.state.minutes)")
        } dynamicIsland: { context in
          DynamicIsland {
            DynamicIslandExpandedRegion(.center) { Text(context.attributes.name) }
          } compactLeading: {
            Text("L")
          } compactTrailing: {
            Text("T")
          } minimal: {
            Text("M")
          }
          .widgetURL(URL(string: "https://example.com"))
          .keylineTint(.red)
        }
      }
    }
    #Preview("Ride", as: .content, using: RideAttributes(name: "Bus")) {
      Ride()
    } contentStates: {
      RideAttributes.ContentState(minutes: 3)
    }
    #Preview("Island", as: .dynamicIsland(.compact), using: RideAttributes(name: "Bus")) {
      Ride()
    } contentStates: {
      RideAttributes.ContentState(minutes: 3)
    }

    #Preview("Small", as: .systemSmall) {
      Tile()
    } timeline: {
      Entry(color: .green)
      Entry(color: .red)
    }
    #if canImport(AlarmKit)
    #Preview("Live") { Text("Live") }
    #endif
    """

  private struct Report: Decodable {
    struct Entry: Decodable {
      var title: String
      var failure: String?
      var width: Int
      var height: Int
    }
    var entries: [Entry]
  }

  @Test(
    "a widget is drawn in its place, and what a condition leaves out is reported", .timeLimit(.minutes(5)))
  func widget() throws {
    let root = FlipbookProgram.folder + "/tiles"
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    try Data(Self.source.utf8).write(to: URL(fileURLWithPath: root + "/Tiles.swift"))
    let (pictures, report) = (FlipbookProgram.folder + "/tiles-pictures", root + ".json")
    let drawn = try FlipbookProgram.run([
      "previews", root, "-o", pictures + "/", "--scale", "1", "--json", report,
    ])
    #expect(drawn.code == 1, "\(drawn.errors)")
    let data = try Data(contentsOf: URL(fileURLWithPath: report))
    let entries = try JSONDecoder().decode(Report.self, from: data).entries
    try #require(entries.map(\.title) == ["Face", "Ride", "Island", "Small", "Live"])
    for (index, size) in [(0, (338, 158)), (1, (371, 84)), (2, (230, 37)), (3, (158, 158))] {
      #expect(entries[index].failure == nil, "\(entries[index].failure ?? "")")
      #expect((entries[index].width, entries[index].height) == size)
    }
    #expect(
      entries[4].failure?.hasSuffix("it stands in #if (canImport(AlarmKit)), which doesn't hold") == true,
      "\(entries[4].failure ?? "")")
  }
}
