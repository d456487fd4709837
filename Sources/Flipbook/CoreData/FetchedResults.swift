import FlipbookViews
import Foundation

/// The objects that a ``FetchRequest`` finds.
public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
  private let objects: [Result]
  private let configuration: Binding<FetchRequest<Result>.Configuration>

  init(_ objects: [Result], _ configuration: Binding<FetchRequest<Result>.Configuration>) {
    (self.objects, self.configuration) = (objects, configuration)
  }

  /// Which objects are fetched; nil for all. Setting it fetches anew.
  @MainActor @preconcurrency public var nsPredicate: NSPredicate? {
    get { configuration.wrappedValue.nsPredicate }
    nonmutating set { configuration.wrappedValue.nsPredicate = newValue }
  }

  /// The order. Setting it fetches anew.
  @MainActor @preconcurrency public var nsSortDescriptors: [NSSortDescriptor] {
    get { configuration.wrappedValue.nsSortDescriptors }
    nonmutating set { configuration.wrappedValue.nsSortDescriptors = newValue }
  }

  /// 0.
  public var startIndex: Int { 0 }
  /// The number of objects.
  public var endIndex: Int { objects.count }
  /// The object at a place.
  public subscript(position: Int) -> Result { objects[position] }
}

extension FetchedResults where Result: NSManagedObject {
  /// The order; empty where it was given by descriptors of Core Data's. Setting it fetches anew.
  @MainActor @preconcurrency public var sortDescriptors: [SortDescriptor<Result>] {
    get { configuration.wrappedValue.sortDescriptors }
    nonmutating set { configuration.wrappedValue.sortDescriptors = newValue }
  }
}
