import Foundation

/// The entities of an app.
open class NSManagedObjectModel: NSObject {
  /// The entities, where an app makes them itself.
  open var entities: [NSEntityDescription] = []

  /// Makes an empty model.
  public override init() {}

  /// The program's model. The file isn't read: its entities are known to the program.
  public convenience init?(contentsOf url: URL) { self.init() }

  /// The program's model.
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? { NSManagedObjectModel() }
}
