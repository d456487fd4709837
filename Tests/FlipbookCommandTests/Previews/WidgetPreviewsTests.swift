import Foundation
import Testing

/// A widget's preview from the source to the picture, and one that a condition leaves out.
@Suite("Previews of widgets")
struct WidgetPreviewsTests {
  private static let source = """
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
    @main struct Tiles: WidgetBundle { var body: some Widget { Tile() } }

    #Preview("Small", as: .systemSmall) {
      Tile()
    } timeline: {
      Entry(color: .green)
      Entry(color: .red)
    }
    #if canImport(ActivityKit)
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
    try #require(entries.map(\.title) == ["Small", "Live"])
    #expect(entries[0].failure == nil && entries[0].width == 158 && entries[0].height == 158)
    #expect(
      entries[1].failure?.hasSuffix("it stands in #if (canImport(ActivityKit)), which doesn't hold") == true,
      "\(entries[1].failure ?? "")")
  }
}
