import Flipbook
import FlipbookDiagnostics

/// Models in memory, that views fetch and change.
///
/// The contexts of a container see the same models, saved or not. Nothing is written to a disk.
public final class ModelContext: Equatable {
  /// The container whose models it holds.
  public let container: ModelContainer
  /// Whether changes are saved by themselves. Nothing is kept beyond the scene either way.
  public var autosaveEnabled = true
  /// The author of changes, for histories.
  public var author: String?
  private var inserted: [any PersistentModel] = []
  private var deleted: [any PersistentModel] = []

  /// Makes a context for the models of a container.
  public init(_ container: ModelContainer) { self.container = container }

  /// Whether two are the same object.
  public static func == (left: ModelContext, right: ModelContext) -> Bool { left === right }

  // MARK: Changes

  /// Whether models were inserted or deleted since the last save.
  public var hasChanges: Bool { !inserted.isEmpty || !deleted.isEmpty }
  /// The models that were inserted since the last save.
  public var insertedModelsArray: [any PersistentModel] { inserted }
  /// The models that were deleted since the last save.
  public var deletedModelsArray: [any PersistentModel] { deleted }

  func isChanged(_ model: any PersistentModel) -> Bool {
    inserted.contains { $0 === model } || deleted.contains { $0 === model }
  }

  /// Adds a model and all that it is related to. One with the value of another that only one may have takes its place.
  public func insert<T: PersistentModel>(_ model: T) {
    // Related models are visited one after the other: chains of them are as long as a scene likes.
    var open: [any PersistentModel] = [model]
    while let next = open.popLast() {
      guard next._$record.context == nil else { continue }
      next._$record.context = self
      next._$record.isDeleted = false
      if let replaced = container.store.add(next) { replaced._$record.context = nil }
      inserted.append(next)
      for relation in next._$relations {
        relation.link()
        open += relation.models
      }
    }
  }

  /// Takes a model out, with all that its relations say goes with it.
  public func delete<T: PersistentModel>(_ model: T) {
    var open: [any PersistentModel] = [model]
    while let next = open.popLast() {
      guard next._$record.context != nil else { continue }
      let relations = next._$relations
      if relations.contains(where: { $0.rule == .deny && !$0.models.isEmpty }) { continue }
      next._$record.context = nil
      next._$record.isDeleted = true
      container.store.remove(next)
      if let index = inserted.firstIndex(where: { $0 === next }) {
        inserted.remove(at: index)
      } else {
        deleted.append(next)
      }
      for relation in relations {
        if relation.rule == .cascade { open += relation.models }
        if relation.rule != .noAction { relation.cut() }
      }
    }
  }

  /// Takes all models of a class out that a predicate means.
  public func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws {
    for model in try fetch(FetchDescriptor(predicate: predicate)) { delete(model) }
  }

  /// Ends what belongs together. Nothing is written.
  public func save() throws {
    inserted = []
    deleted = []
  }

  /// Runs changes and saves them.
  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }

  /// Takes back what was inserted and deleted since the last save. Changes of properties stay.
  public func rollback() {
    let (added, removed) = (inserted, deleted)
    for model in added where model._$record.context != nil {
      model._$record.context = nil
      container.store.remove(model)
    }
    for model in removed {
      model._$record.context = self
      model._$record.isDeleted = false
      _ = container.store.add(model)
    }
    try? save()
    DiagnosticCollector.current.warn(
      "data.rollback", "A rollback takes back inserted and deleted models; properties stay as they were set.")
  }

  // MARK: Fetches

  /// The models that a descriptor means.
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    try descriptor.result(of: container.store.all(T.self))
  }

  /// The number of models that a descriptor means.
  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    try fetch(descriptor).count
  }

  /// The identifiers of the models that a descriptor means.
  public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws
    -> [PersistentIdentifier]
  {
    try fetch(descriptor).map(\.persistentModelID)
  }

  /// Calls a closure with each model that a descriptor means.
  public func enumerate<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
    block: (T) throws -> Void
  ) throws {
    for model in try fetch(descriptor) { try block(model) }
  }

  /// The model of an identifier. Stops the program where it isn't there.
  public func model(for identifier: PersistentIdentifier) -> any PersistentModel {
    guard let model = container.store.model(identifier.number) else {
      fatalError("There is no \(identifier.entityName) with this identifier in the model container.")
    }
    return model
  }

  /// The model of an identifier; nil where it isn't there.
  public func registeredModel<T: PersistentModel>(for identifier: PersistentIdentifier) -> T? {
    container.store.model(identifier.number) as? T
  }
}
