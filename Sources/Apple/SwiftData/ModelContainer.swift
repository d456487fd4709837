import Flipbook

/// The models of a scene, in memory.
public final class ModelContainer: Equatable, @unchecked Sendable {
  // Unchecked: all code of a scene runs on its one thread.
  /// The classes of its models.
  public let schema: Schema
  /// Where an app would keep them.
  public let configurations: Set<ModelConfiguration>
  /// How an app would bring older models over.
  public let migrationPlan: (any SchemaMigrationPlan.Type)?
  let store = ModelStore()

  /// The context of the views.
  @MainActor public private(set) lazy var mainContext = ModelContext(self)

  /// Makes a container for classes of models. It is empty, whatever its configuration says.
  public init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration] = []
  ) throws {
    (self.schema, self.migrationPlan) = (schema, migrationPlan)
    self.configurations = Set(configurations)
  }

  /// Makes a container for classes of models. It is empty, whatever its configuration says.
  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations)
  }

  /// Makes a container for classes of models. It is empty, whatever its configuration says.
  public convenience init(
    for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: Schema(types), migrationPlan: migrationPlan, configurations: configurations)
  }

  /// Takes all models out.
  public func deleteAllData() { store.removeAll() }

  /// Takes all models out.
  public func erase() throws { store.removeAll() }

  /// Whether two are the same object.
  public static func == (left: ModelContainer, right: ModelContainer) -> Bool { left === right }
}
