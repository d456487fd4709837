import Foundation
import Synchronization
import Testing

@testable import Flipbook

private final class ManagedTrip: NSManagedObject {
  var name: String? {
    get { _managedValue("name") }
    set { setValue(newValue, forKey: "name") }
  }
  var days: Int16 {
    get { _managedValue("days") }
    set { setValue(newValue, forKey: "days") }
  }
  var stops: NSSet? {
    get { _managedValue("stops") }
    set { setValue(newValue, forKey: "stops") }
  }
}

private final class ManagedStop: NSManagedObject {
  var trip: ManagedTrip? {
    get { _managedValue("trip") }
    set { setValue(newValue, forKey: "trip") }
  }
}

private final class ManagedThread: NSManagedObject {}

extension ManagedTrip {
  /// As Xcode writes it.
  class func fetchRequest() -> NSFetchRequest<ManagedTrip> { NSFetchRequest(entityName: "ManagedTrip") }
}

@Suite("Core Data's objects in memory")
struct ManagedObjectTests {
  init() {
    ManagedModel.register(
      "ManagedTrip", ManagedTrip.self, relations: [("stops", true, "trip", true)], defaults: ["days": 3]
    ) { ManagedTrip(context: $0) }
    ManagedModel.register(
      "ManagedStop", ManagedStop.self, relations: [("trip", false, "stops", false)], defaults: [:]
    ) { ManagedStop(context: $0) }
  }

  private func container() -> NSPersistentContainer {
    let container = NSPersistentContainer(name: "Trips")
    container.loadPersistentStores { _, error in #expect(error == nil) }
    return container
  }

  private struct Names: View {
    @FetchRequest(sortDescriptors: [SortDescriptor(\ManagedTrip.name)]) private var trips
    let change: (FetchedResults<ManagedTrip>) -> Void
    var body: some View {
      HStack(spacing: 0) {
        ForEach(Array(trips.enumerated()), id: \.offset) {
          Color.red.frame(width: CGFloat($0.element.days), height: 5)
        }
      }
      .onAppear { change(trips) }
    }
  }

  @Test("a request's predicate and order change with what is set, and its view follows") @MainActor
  func changedRequest() throws {
    let context = container().viewContext
    for (name, days) in [("a", 10), ("b", 20), ("c", 30)] {
      let trip = ManagedTrip(context: context)
      (trip.name, trip.days) = (name, Int16(days))
    }
    func widths(_ change: @escaping (FetchedResults<ManagedTrip>) -> Void) throws -> [CGFloat] {
      try fills(of: Names(change: change).environment(\.managedObjectContext, context), through: 2).map(
        \.width)
    }
    #expect(try widths { _ in } == [10, 20, 30])
    #expect(try widths { $0.nsPredicate = NSPredicate(format: "name != %@", "b") } == [10, 30])
    #expect(try widths { $0.sortDescriptors = [SortDescriptor(\.name, order: .reverse)] } == [30, 20, 10])
    #expect(
      try widths { $0.nsSortDescriptors = [NSSortDescriptor(keyPath: \ManagedTrip.days, ascending: false)] }
        == [30, 20, 10])
  }

  @Test("dates and identifiers are arguments of formats and predicates")
  func arguments() throws {
    let date = Date(timeIntervalSinceReferenceDate: 0)
    #expect(String(format: "%@", date as CVarArg) == date.description)
    let id = try #require(UUID(uuidString: "6BB0C73E-1030-47AB-9E9A-DAAB725A5E38"))
    #expect(String(format: "%@!", id as CVarArg) == id.uuidString + "!")
    let predicate = NSPredicate(format: "self <= %@", date as CVarArg)
    #expect(predicate.evaluate(with: date - 1) && !predicate.evaluate(with: date + 1))
  }

  @Test("a request without a type is that of the class itself, not the one of all objects")
  func ownRequest() throws {
    let context = container().viewContext
    _ = ManagedTrip(context: context)
    let request = ManagedTrip.fetchRequest()
    #expect(try context.fetch(request).map(\.days) == [3])
  }

  @Test("a save of changes is announced before and after, with what changed; a save of none isn't")
  func notifications() throws {
    let context = container().viewContext
    let journal = Mutex<[String]>([])
    var heard: [String] { journal.withLock { $0 } }
    let names: [(Notification.Name, String)] = [
      (.NSManagedObjectContextWillSave, "will"), (.NSManagedObjectContextObjectsDidChange, "changed"),
      (.NSManagedObjectContextDidSave, "did"),
    ]
    let tokens = names.map { name, word in
      NotificationCenter.default.addObserver(forName: name, object: context, queue: nil) { notification in
        let inserted = notification.userInfo?[NSInsertedObjectsKey] as? Set<NSManagedObject>
        let updated = notification.userInfo?[NSUpdatedObjectsKey] as? Set<NSManagedObject>
        journal.withLock { $0.append("\(word) \(inserted?.count ?? 0) \(updated?.count ?? 0)") }
      }
    }
    defer { tokens.forEach { NotificationCenter.default.removeObserver($0) } }
    try context.save()
    #expect(heard == [])
    let trip = ManagedTrip(context: context)
    try context.save()
    #expect(heard == ["will 0 0", "changed 1 0", "did 1 0"])
    journal.withLock { $0 = [] }
    trip.days = 9
    try context.save()
    #expect(heard == ["will 0 0", "changed 0 1", "did 0 1"])
    #expect(!context.hasChanges)
  }

  @Test("values have the model's defaults, requests filter and sort")
  func requests() throws {
    let context = container().viewContext
    for (name, days) in [("Rome", 2), ("Oslo", 5), ("Lima", 1)] {
      let trip = ManagedTrip(context: context)
      #expect(trip.days == 3 && trip.name == nil)
      (trip.name, trip.days) = (name, Int16(days))
    }
    let request = NSFetchRequest<ManagedTrip>(entityName: "ManagedTrip")
    request.sortDescriptors = [NSSortDescriptor(keyPath: \ManagedTrip.name, ascending: true)]
    #expect(try context.fetch(request).map(\.name) == ["Lima", "Oslo", "Rome"])
    request.sortDescriptors = [NSSortDescriptor(key: "days", ascending: false)]
    request.predicate = NSPredicate(format: "days > %d AND name CONTAINS[c] %@", 1, "O")
    #expect(try context.fetch(request).map(\.name) == ["Oslo", "Rome"])
    request.fetchOffset = 1
    #expect(try context.count(for: request) == 1)
    request.fetchOffset = 7
    #expect(try context.fetch(request).isEmpty)
  }

  @Test("both ends of a relation follow each other, and a deletion goes on where the model says so")
  func relations() throws {
    let context = container().viewContext
    let (trip, other) = (ManagedTrip(context: context), ManagedTrip(context: context))
    let stop = ManagedStop(context: context)
    stop.trip = trip
    #expect(trip.stops?.count == 1 && trip.stops?.contains(stop) == true)
    other._changeManaged("stops", adds: true, stop)
    #expect(stop.trip === other && trip.stops?.count == 0)
    other.stops = NSSet(array: [stop, ManagedStop(context: context)])
    context.delete(other)
    context.delete(other)
    #expect(try context.count(for: NSFetchRequest<ManagedStop>(entityName: "ManagedStop")) == 0)
    #expect(context.hasChanges)
    try context.save()
    #expect(!context.hasChanges)
  }

  @Test("contexts of a container see the same objects; inserting by name makes the class")
  func contexts() throws {
    let container = container()
    let made = NSEntityDescription.insertNewObject(
      forEntityName: "ManagedTrip", into: container.newBackgroundContext())
    #expect(made is ManagedTrip)
    let request = NSFetchRequest<ManagedTrip>(entityName: "")
    #expect(try container.viewContext.fetch(request).count == 1)
    container.viewContext.rollback()
    #expect(try container.viewContext.fetch(request).isEmpty)
  }

  @Test("predicates join comparisons, and what can't be read is said")
  func predicates() throws {
    func holds(_ format: String, _ object: Any?, _ arguments: Any?...) throws -> Bool {
      try PredicateFormat.read(format, arguments)(object)
    }
    let object: [String: Any] = ["name": "Élan", "age": 12, "tags": ["a", "b"], "on": true]
    #expect(try holds("name BEGINSWITH[cd] %@ AND age > %d", object, "el", 11))
    #expect(try holds("name == 'x' OR (age >= 12 && NOT age IN %@)", object, [1, 2]))
    #expect(try holds("ANY tags == %@ AND on == YES AND missing == nil", object, "b"))
    #expect(try holds("%K LIKE '?l*'", object, "name"))
    #expect(try !holds("age != 12 OR FALSEPREDICATE", object))
    for bad in ["age ==", "foo @@ 3", "age == %d", "(age == 1", "name == 'x"] {
      #expect(throws: PredicateFormat.Failure.self) { try holds(bad, object) }
    }
  }

  @Test("entities are registered and looked up on many threads at once")
  func threads() async {
    await withTaskGroup(of: Bool.self) { group in
      for number in 0..<64 {
        group.addTask {
          ManagedModel.register("Thread\(number)", ManagedThread.self, relations: [], defaults: [:]) {
            ManagedThread(context: $0)
          }
          return ManagedModel.entity(named: "Thread\(number)")?.name == "Thread\(number)"
            && ManagedModel.entity(of: ManagedStop.self).name == "ManagedStop"
        }
      }
      for await isFound in group { #expect(isFound) }
    }
  }

  @Test("a controller of results fetches anew as objects change, and tells its delegate")
  func resultsController() throws {
    final class Listener: NSFetchedResultsControllerDelegate {
      var told: [String] = []
      func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
        told.append("\((controller.fetchedObjects as? [ManagedTrip])?.count ?? -1)")
      }
      func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
      ) { told.append("\(type) \(newIndexPath?.last ?? indexPath?.last ?? -1)") }
    }
    let context = container().viewContext
    let first = ManagedTrip(context: context)
    try context.save()
    let request: NSFetchRequest<ManagedTrip> = ManagedTrip.fetchRequest()
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
    let listener = Listener()
    controller.delegate = listener
    #expect(controller.fetchedObjects == nil)
    try controller.performFetch()
    #expect(controller.fetchedObjects == [first] && controller.object(at: [0, 0]) === first)
    _ = ManagedTrip(context: context)
    try context.save()
    #expect(listener.told == ["insert 1", "2"] && controller.fetchedObjects?.count == 2)
    context.delete(first)
    try context.save()
    #expect(listener.told.suffix(2) == ["delete 0", "1"] && controller.indexPath(forObject: first) == nil)
  }

  @Test("a request for a deletion takes all objects out that another one means, and says which")
  func batchDelete() throws {
    let context = container().viewContext
    for _ in 0..<3 { _ = ManagedTrip(context: context) }
    let all = NSFetchRequest<any NSFetchRequestResult>(entityName: "ManagedTrip")
    let request = NSBatchDeleteRequest(fetchRequest: all)
    request.resultType = .resultTypeCount
    let result = try context.execute(request) as? NSBatchDeleteResult
    #expect(result?.result as? Int == 3)
    #expect(try context.count(for: ManagedTrip.fetchRequest()) == 0)
  }

  @Test("a container's coordinator does requests in a context, too")
  func coordinatorDelete() throws {
    let container = container()
    let context = container.viewContext
    _ = ManagedTrip(context: context)
    let all = NSFetchRequest<any NSFetchRequestResult>(entityName: "ManagedTrip")
    let request = NSBatchDeleteRequest(fetchRequest: all)
    _ = try container.persistentStoreCoordinator.execute(request, with: context)
    #expect(try context.count(for: ManagedTrip.fetchRequest()) == 0)
  }
}
