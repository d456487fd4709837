import Foundation

/// A kind of objects: its name, its class, and what its relations lead to.
public final class NSEntityDescription: NSObject, @unchecked Sendable {
  // Unchecked: a description is not changed once a model holds it.

  /// A relation of an object.
  struct Relation {
    var isMany: Bool
    var inverse: String?
    var isCascading: Bool
  }

  /// The name in the model.
  public var name: String?
  /// The name of the class of its objects.
  public var managedObjectClassName: String?
  var relations: [String: Relation] = [:]
  var defaults: [String: Any] = [:]
  var make: ((NSManagedObjectContext) -> NSManagedObject)?

  /// Makes a description without a name.
  public override init() {}

  /// The description of a name; nil where the model has none.
  public class func entity(forEntityName name: String, in context: NSManagedObjectContext)
    -> NSEntityDescription?
  {
    ManagedModel.entity(named: name)
  }

  /// Makes an object of a kind in a context. Stops the program where the model has no such kind.
  public class func insertNewObject(forEntityName name: String, into context: NSManagedObjectContext)
    -> NSManagedObject
  {
    guard let entity = ManagedModel.entity(named: name) else {
      fatalError("The model has no entity \"\(name)\".")
    }
    return entity.make?(context) ?? NSManagedObject(entity: entity, insertInto: context)
  }
}
