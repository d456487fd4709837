import Flipbook
import Observation

/// A class whose objects a ``ModelContext`` holds. A scene's `@Model` conforms to it.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, SendableMetatype {
  /// The identity of the model, and the context that holds it.
  var _$record: ModelRecord { get }
  /// The models that it is related to.
  var _$relations: [any ModelRelating] { get }
  /// The values that no other model of its class may have, in the order of their declarations.
  var _$uniqueValues: [AnyHashable] { get }
}

extension PersistentModel {
  /// No relations.
  public var _$relations: [any ModelRelating] { [] }

  /// No values.
  public var _$uniqueValues: [AnyHashable] { [] }

  /// The identity of the model.
  public var persistentModelID: PersistentIdentifier { _$record.identifier(for: Self.self) }

  /// The identity of the model.
  public var id: PersistentIdentifier { persistentModelID }

  /// The context that holds the model; nil before it is inserted and after it was deleted.
  public var modelContext: ModelContext? { _$record.context }

  /// Whether the model was deleted from the context that held it.
  public var isDeleted: Bool { _$record.isDeleted }

  /// Whether it was inserted or deleted since its context was saved last.
  public var hasChanges: Bool { _$record.context?.isChanged(self) ?? false }

  /// Whether two are the same object.
  public static func == (left: Self, right: Self) -> Bool { left === right }

  /// Hashes the identity of the model.
  public func hash(into hasher: inout Hasher) { hasher.combine(_$record.number) }
}
