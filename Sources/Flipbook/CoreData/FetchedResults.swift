import Foundation

/// The objects that a ``FetchRequest`` finds.
public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
  private let objects: [Result]
  /// Which objects are fetched; nil for all. Setting it has no effect: a request is set in the view's initializer.
  public var nsPredicate: NSPredicate?

  init(_ objects: [Result], _ predicate: NSPredicate?) { (self.objects, nsPredicate) = (objects, predicate) }

  /// 0.
  public var startIndex: Int { 0 }
  /// The number of objects.
  public var endIndex: Int { objects.count }
  /// The object at a place.
  public subscript(position: Int) -> Result { objects[position] }
}
