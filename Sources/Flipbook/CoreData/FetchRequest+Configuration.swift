import Foundation

extension FetchRequest {
  /// The parts of a request that may be changed while its view is shown.
  public struct Configuration {
    /// The order.
    public var nsSortDescriptors: [NSSortDescriptor]
    /// Which objects are fetched; nil for all.
    public var nsPredicate: NSPredicate?
    /// The order as it was given, of ``SortDescriptor``; empty where it wasn't.
    var typedOrder: [Any] = []
  }
}

extension FetchRequest.Configuration where Result: NSManagedObject {
  /// The order; empty where it was given by descriptors of Core Data's.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { typedOrder as? [SortDescriptor<Result>] ?? [] }
    set {
      typedOrder = newValue
      nsSortDescriptors = newValue.map { NSSortDescriptor($0) }
    }
  }
}
