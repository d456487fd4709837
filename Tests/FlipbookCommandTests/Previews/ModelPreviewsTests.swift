import Foundation
import Testing

/// SwiftData's models from the source to the picture: macros, container, query, and what a view inserts as it appears.
@Suite("Previews with models")
struct ModelPreviewsTests {
  private static let source = """
    import SwiftUI
    import SwiftData

    @Model final class Trip {
      @Attribute(.unique) var name: String
      @Relationship(deleteRule: .cascade, inverse: \\Stop.trip) var stops: [Stop] = []
      init(name: String) { self.name = name }
    }
    @Model final class Stop {
      var nights: Int
      var trip: Trip?
      init(nights: Int) { self.nights = nights }
    }
    struct Trips: View {
      let color: Color
      @Environment(\\.modelContext) private var context
      @Query(filter: #Predicate<Trip> { $0.name != "Rome" }, sort: \\Trip.name, order: .reverse)
      private var trips: [Trip]
      @Query private var stops: [Stop]
      var body: some View {
        VStack {
          ForEach(trips) { trip in Text("\\(trip.name) \\(trip.stops.count)") }
          Text("\\(stops.count) stops").foregroundStyle(color)
        }
        .onAppear {
          for (name, nights) in [("Lima", [1]), ("Oslo", [2, 3]), ("Rome", [])] {
            let trip = Trip(name: name)
            context.insert(trip)
            for night in nights {
              let stop = Stop(nights: night)
              stop.trip = trip
            }
          }
        }
      }
    }
    #Preview("Models", traits: .fixedLayout(width: 100, height: 80)) {
      Trips(color: .red).modelContainer(for: [Trip.self, Stop.self], inMemory: true)
    }
    #Preview("Words", traits: .fixedLayout(width: 100, height: 80)) {
      VStack { Text("Oslo 2"); Text("Lima 1"); Text("3 stops").foregroundStyle(Color.red) }
    }
    """

  @Test("a query shows what was inserted, and both ends of its relations", .timeLimit(.minutes(5)))
  func query() throws {
    let root = FlipbookProgram.folder + "/trips"
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    try Data(Self.source.utf8).write(to: URL(fileURLWithPath: root + "/Trips.swift"))
    let pictures = FlipbookProgram.folder + "/trips-pictures"
    let drawn = try FlipbookProgram.run(["previews", root, "-o", pictures + "/", "--scale", "1", "--strict"])
    #expect(drawn.code == 0, "\(drawn.errors)")
    let found = (FileManager.default.enumerator(atPath: pictures)?.compactMap { $0 as? String } ?? [])
      .sorted()
      .filter { $0.hasSuffix(".png") }
    try #require(found.count == 2, "\(found)")
    let bytes = try found.map { try Data(contentsOf: URL(fileURLWithPath: "\(pictures)/\($0)")) }
    // The pixels; what stands before them is the title.
    let pixels = try bytes.map { $0[try #require($0.range(of: Data("IDAT".utf8))).lowerBound...] }
    #expect(Data(pixels[0]) == Data(pixels[1]))
  }
}
