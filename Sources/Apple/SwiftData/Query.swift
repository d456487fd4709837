import Flipbook

/// The models of a class, fetched anew when they change. A scene's `@Query var items: [Item]` is one.
@MainActor @preconcurrency
@propertyWrapper
public struct Query<Element: PersistentModel, Result>: DynamicProperty {
  @Environment(\.modelContext) private var context
  private let descriptor: FetchDescriptor<Element>
  private let convert: ([Element]) -> Result

  private init(of descriptor: FetchDescriptor<Element>) where Result == [Element] {
    self.descriptor = descriptor
    convert = { $0 }
  }

  /// The context that the models are fetched from.
  public var modelContext: ModelContext { context }

  /// Why there are no models; nil when the fetch went well.
  public var fetchError: (any Error)? {
    do {
      _ = try context.fetch(descriptor)
      return nil
    } catch {
      return error
    }
  }

  /// The models.
  public var wrappedValue: Result { convert((try? context.fetch(descriptor)) ?? []) }
}

extension Query where Result == [Element] {
  /// All models of the class, in the order in which they were inserted.
  public init() { self.init(of: FetchDescriptor<Element>()) }

  /// All models of the class.
  public init(animation: Animation) { self.init(of: FetchDescriptor<Element>()) }

  /// All models of the class.
  public init(transaction: Transaction) { self.init(of: FetchDescriptor<Element>()) }

  /// The models that a descriptor means.
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation = .default) {
    self.init(of: descriptor)
  }

  /// The models that a descriptor means.
  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction) { self.init(of: descriptor) }

  /// The models that a predicate means, in an order.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation = .default
  ) {
    self.init(of: FetchDescriptor(predicate: filter, sortBy: descriptors))
  }

  /// The models that a predicate means, in an order.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction
  ) {
    self.init(of: FetchDescriptor(predicate: filter, sortBy: descriptors))
  }

  /// The models that a predicate means, in the order of a property.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, animation: Animation = .default
  ) {
    self.init(of: FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]))
  }

  /// The models that a predicate means, in the order of a property.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, animation: Animation = .default
  ) {
    self.init(of: FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]))
  }
}
