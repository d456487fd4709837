import Foundation

/// The objects of a relation to many, in the order in which they were added.
final class ManagedSet {
  let objects: [NSManagedObject]

  init(_ objects: [NSManagedObject]) { self.objects = objects }

  var set: NSSet { NSSet(array: objects) }
}
