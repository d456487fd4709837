import Foundation
import Observation
import Testing

@testable import SwiftData

/// As the compiler stages `@Model final class Trip`.
@Observable final class Trip: PersistentModel {
  @ObservationIgnored let _$record = ModelRecord()
  var _$relations: [any ModelRelating] { [relation(stops)] }
  var _$uniqueValues: [AnyHashable] { [AnyHashable(name)] }
  var name: String
  var stops: [Stop] = [] { didSet { relation(stops).replace(relation(oldValue)) } }

  init(_ name: String) { self.name = name }

  private func relation(_ stops: [Stop]) -> ModelRelation<Trip, Stop> {
    ModelRelation(self, stops, rule: .cascade, inverse: ModelInverse(\Stop.trip))
  }
}

/// As the compiler stages `@Model final class Stop`.
@Observable final class Stop: PersistentModel {
  @ObservationIgnored let _$record = ModelRecord()
  var _$relations: [any ModelRelating] { [relation(trip)] }
  var nights: Int
  var trip: Trip? { didSet { relation(trip).replace(relation(oldValue)) } }

  init(_ nights: Int, trip: Trip? = nil) { (self.nights, self.trip) = (nights, trip) }

  private func relation(_ trip: Trip?) -> ModelRelation<Stop, Trip> {
    ModelRelation(self, trip, inverse: ModelInverse(\Trip.stops))
  }
}

@Suite("Models in memory")
struct ModelContextTests {
  private func context() throws -> ModelContext {
    ModelContext(try ModelContainer(for: Trip.self, Stop.self))
  }

  /// An actor as people write one without the macro.
  private actor Loader: ModelActor {
    let modelContainer: ModelContainer
    let modelExecutor: any ModelExecutor

    init(_ container: ModelContainer) {
      modelContainer = container
      modelExecutor = DefaultSerialModelExecutor(modelContext: ModelContext(container))
    }

    var isOfExecutor: Bool { modelContext === modelExecutor.modelContext }
  }

  @Test("the context of an actor is its executor's")
  func executor() async throws {
    let loader = Loader(try context().container)
    #expect(await loader.isOfExecutor)
  }

  @Test("models are fetched in the order of their insertion, filtered, sorted and limited")
  func fetches() throws {
    let context = try context()
    for nights in [3, 1, 2, 5] { context.insert(Stop(nights)) }
    #expect(try context.fetch(FetchDescriptor<Stop>()).map(\.nights) == [3, 1, 2, 5])
    var descriptor = FetchDescriptor<Stop>(
      predicate: #Predicate { $0.nights > 1 }, sortBy: [SortDescriptor(\.nights, order: .reverse)])
    #expect(try context.fetch(descriptor).map(\.nights) == [5, 3, 2])
    descriptor.fetchOffset = 1
    descriptor.fetchLimit = 1
    #expect(try context.fetch(descriptor).map(\.nights) == [3])
    descriptor.fetchOffset = 9
    #expect(try context.fetchCount(descriptor) == 0)
  }

  @Test("both ends of a relation follow each other, from either side and at insertion")
  func relations() throws {
    let (trip, other) = (Trip("Oslo"), Trip("Rome"))
    let stop = Stop(2, trip: trip)
    let context = try context()
    context.insert(stop)
    #expect(trip.stops == [stop] && trip.modelContext === context)
    stop.trip = other
    #expect(trip.stops.isEmpty && other.stops == [stop] && other.modelContext === context)
    other.stops = []
    #expect(stop.trip == nil)
    trip.stops.append(stop)
    #expect(stop.trip === trip)
  }

  @Test("a deletion cascades, nullifies, and ends in a circle")
  func deletions() throws {
    let context = try context()
    let trip = Trip("Oslo")
    trip.stops = [Stop(1), Stop(2)]
    context.insert(trip)
    context.delete(trip.stops[0])
    #expect(trip.stops.map(\.nights) == [2])
    let rest = trip.stops
    context.delete(trip)
    context.delete(trip)
    #expect(try context.fetchCount(FetchDescriptor<Stop>()) == 0 && rest[0].trip == nil && trip.isDeleted)
  }

  @Test("a model takes the place of the one with the same unique value")
  func unique() throws {
    let context = try context()
    for name in ["a", "b", "a"] { context.insert(Trip(name)) }
    #expect(try context.fetch(FetchDescriptor<Trip>()).map(\.name) == ["a", "b"])
    let renamed = try #require(try context.fetch(FetchDescriptor<Trip>()).first)
    renamed.name = "c"
    context.insert(Trip("a"))
    #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 3)
    context.insert(renamed)
    #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 3)
  }

  @Test("contexts of a container share its models; a rollback takes insertions back")
  func contexts() throws {
    let first = try context()
    let second = ModelContext(first.container)
    first.insert(Stop(1))
    try first.save()
    first.insert(Stop(2))
    #expect(try second.fetchCount(FetchDescriptor<Stop>()) == 2 && first.hasChanges && !second.hasChanges)
    first.rollback()
    #expect(try second.fetch(FetchDescriptor<Stop>()).map(\.nights) == [1])
    first.container.deleteAllData()
    #expect(try second.fetchCount(FetchDescriptor<Stop>()) == 0)
  }

  // Models are numbered by the scene that is current: on the main thread it stays the same meanwhile.
  @Test("a fetch is repeated after an insertion, and identifiers find their models")
  @MainActor func observation() throws {
    let context = try context()
    final class Reporting: @unchecked Sendable { var count = 0 }
    let reported = Reporting()
    withObservationTracking {
      _ = try? context.fetch(FetchDescriptor<Stop>())
    } onChange: {
      reported.count += 1
    }
    let stop = Stop(4)
    context.insert(stop)
    #expect(reported.count == 1)
    #expect(context.registeredModel(for: stop.persistentModelID) == stop)
    #expect(context.registeredModel(for: Stop(5).persistentModelID) == Stop?.none)
  }

  @Test("ten thousand unique models are inserted in seconds", .timeLimit(.minutes(1)))
  func many() throws {
    let context = try context()
    for index in 0..<10_000 { context.insert(Trip("\(index)")) }
    #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 10_000)
  }
}
