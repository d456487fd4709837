import FlipbookTime

/// The state that a context keeps of one model.
public final class ModelRecord {
  /// Which of all models of the scene it is, from 1.
  let number: Int
  /// The context that holds the model. A container lives for as long as its scene, and so do its models.
  var context: ModelContext?
  var isDeleted = false

  private static let slot = SharedContextSlot(.scene) { Guarded(0) }

  /// Makes a record with a number of its own.
  public init() {
    number = SceneContext.anyThread[Self.slot].withLock { last in
      last += 1
      return last
    }
  }

  func identifier(for type: any PersistentModel.Type) -> PersistentIdentifier {
    PersistentIdentifier(entityName: "\(type)", number: number)
  }
}
