import Observation

/// The models of a container, in the order in which they were inserted.
///
/// Its contexts share it, so that each sees what another does without a save.
final class ModelStore: Observable {
  private struct UniqueValue: Hashable {
    var type: ObjectIdentifier
    var place: Int
    var value: AnyHashable
  }

  private var models: [ObjectIdentifier: [any PersistentModel]] = [:]
  private var holders: [UniqueValue: any PersistentModel] = [:]
  private let registrar = ObservationRegistrar()
  /// Rises with every change.
  private var changeCount = 0

  /// The models of a class; a view that reads them is evaluated again when they change.
  func all<T: PersistentModel>(_ type: T.Type) -> [T] {
    registrar.access(self, keyPath: \.changeCount)
    return (models[ObjectIdentifier(type)] ?? []).compactMap { $0 as? T }
  }

  /// The model of a number.
  func model(_ number: Int) -> (any PersistentModel)? {
    // Any order: numbers are those of one model each.
    models.values.lazy.compactMap { $0.first { $0._$record.number == number } }.first
  }

  /// Adds a model; it takes the place of one that has a value which only one may have.
  ///
  /// - Returns: The model that is no longer there.
  func add(_ model: any PersistentModel) -> (any PersistentModel)? {
    let type = ObjectIdentifier(Swift.type(of: model))
    var replaced: (any PersistentModel)?
    for (place, value) in model._$uniqueValues.enumerated() {
      let key = UniqueValue(type: type, place: place, value: value)
      if let holder = holders[key], holder !== model, !holder._$record.isDeleted,
        holder._$uniqueValues.indices.contains(place), holder._$uniqueValues[place] == value
      {
        replaced = holder
      }
      holders[key] = model
    }
    registrar.withMutation(of: self, keyPath: \.changeCount) {
      changeCount += 1
      if let replaced, let index = models[type]?.firstIndex(where: { $0 === replaced }) {
        models[type]?[index] = model
      } else {
        models[type, default: []].append(model)
      }
    }
    return replaced
  }

  /// Takes a model out.
  func remove(_ model: any PersistentModel) {
    registrar.withMutation(of: self, keyPath: \.changeCount) {
      changeCount += 1
      models[ObjectIdentifier(Swift.type(of: model))]?.removeAll { $0 === model }
    }
  }

  /// Takes all models out.
  func removeAll() {
    registrar.withMutation(of: self, keyPath: \.changeCount) {
      changeCount += 1
      // Any order: each only forgets its context.
      for model in models.values.joined() { model._$record.context = nil }
      models = [:]
      holders = [:]
    }
  }
}
