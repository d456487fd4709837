import Foundation

/// A question after data.
open class HKQuery: NSObject, @unchecked Sendable {
  /// The kind of data; nil where there are several.
  public let objectType: HKObjectType?
  /// The condition of the data; nil for all.
  public let predicate: NSPredicate?

  init(type: HKObjectType?, predicate: NSPredicate?) { (objectType, self.predicate) = (type, predicate) }

  /// Answers, on the main thread. A device without data has none.
  func answer() {}
}
