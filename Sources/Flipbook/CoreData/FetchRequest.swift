import FlipbookDrawing
import FlipbookMotion
import FlipbookViews
import Foundation

/// The objects of an entity, fetched anew when they change.
@MainActor @preconcurrency
@propertyWrapper
public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
  @Environment(\.managedObjectContext) private var context
  private let request: NSFetchRequest<Result>

  /// The objects that a request means.
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) { request = fetchRequest }

  /// The objects that a request means.
  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) { request = fetchRequest }

  /// The objects.
  public var wrappedValue: FetchedResults<Result> {
    FetchedResults((try? context.fetch(request)) ?? [], request.predicate)
  }
}

extension FetchRequest where Result: NSManagedObject {
  /// The objects of an entity that a predicate means, in an order.
  public init(
    entity: NSEntityDescription? = nil, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    request = NSFetchRequest(entityName: entity?.name ?? "")
    request.sortDescriptors = sortDescriptors
    request.predicate = predicate
  }

  /// The objects of the class that a predicate means, in an order.
  public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    request = NSFetchRequest(entityName: "")
    request.sortDescriptors = sortDescriptors.map { NSSortDescriptor($0) }
    request.predicate = predicate
  }
}
