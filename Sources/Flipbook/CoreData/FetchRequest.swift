import FlipbookDrawing
import FlipbookMotion
import FlipbookViews
import Foundation

/// The objects of an entity, fetched anew when they change.
@MainActor @preconcurrency
@propertyWrapper
public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
  @Environment(\.managedObjectContext) private var context
  @State private var changed: Configuration?
  private let request: NSFetchRequest<Result>
  private let typedOrder: [Any]

  /// The objects that a request means.
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    (request, typedOrder) = (fetchRequest, [])
  }

  /// The objects that a request means.
  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
    (request, typedOrder) = (fetchRequest, [])
  }

  /// The objects.
  public var wrappedValue: FetchedResults<Result> { FetchedResults(objects, projectedValue) }

  /// The order and the predicate, which may be changed.
  public var projectedValue: Binding<Configuration> {
    Binding {
      changed
        ?? Configuration(
          nsSortDescriptors: request.sortDescriptors ?? [], nsPredicate: request.predicate,
          typedOrder: typedOrder)
    } set: {
      changed = $0
    }
  }

  private var objects: [Result] {
    guard let changed else { return (try? context.fetch(request)) ?? [] }
    let own = (request.sortDescriptors, request.predicate)
    defer { (request.sortDescriptors, request.predicate) = own }
    (request.sortDescriptors, request.predicate) = (changed.nsSortDescriptors, changed.nsPredicate)
    return (try? context.fetch(request)) ?? []
  }
}

extension FetchRequest where Result: NSManagedObject {
  /// The objects of an entity that a predicate means, in an order.
  public init(
    entity: NSEntityDescription? = nil, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    (request, typedOrder) = (NSFetchRequest(entityName: entity?.name ?? ""), [])
    request.sortDescriptors = sortDescriptors
    request.predicate = predicate
  }

  /// The objects of the class that a predicate means, in an order.
  public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    (request, typedOrder) = (NSFetchRequest(entityName: ""), sortDescriptors)
    request.sortDescriptors = sortDescriptors.map { NSSortDescriptor($0) }
    request.predicate = predicate
  }
}
