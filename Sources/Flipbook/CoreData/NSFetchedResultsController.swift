import Foundation

/// The objects that a request means, fetched anew as they change, with a delegate that hears of it.
open class NSFetchedResultsController<ResultType>: NSObject {
  /// Which objects are fetched.
  public let fetchRequest: NSFetchRequest<ResultType>
  /// Where the objects come from.
  public let managedObjectContext: NSManagedObjectContext
  /// The property that sections are made by; nil for one section.
  public let sectionNameKeyPath: String?
  /// The name of a file that sections are kept in. There is none.
  public let cacheName: String?
  /// Hears of changes.
  open weak var delegate: (any NSFetchedResultsControllerDelegate)?
  /// The objects; nil before the first fetch.
  open private(set) var fetchedObjects: [ResultType]?
  private var watch: (any NSObjectProtocol)?

  /// Makes a controller. Nothing is fetched yet.
  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    (self.fetchRequest, managedObjectContext) = (fetchRequest, context)
    (self.sectionNameKeyPath, cacheName) = (sectionNameKeyPath, name)
    super.init()
  }

  deinit { if let watch { NotificationCenter.default.removeObserver(watch) } }

  /// Fetches the objects, and hears of their changes from then on.
  open func performFetch() throws {
    fetchedObjects = try managedObjectContext.fetch(fetchRequest)
    guard watch == nil else { return }
    let center = NotificationCenter.default
    // The context posts on the thread of the scene.
    nonisolated(unsafe) weak let controller = self
    watch = center.addObserver(
      forName: NSManagedObjectContext.didChangeObjectsNotification, object: managedObjectContext, queue: nil
    ) { _ in controller?.refetch() }
  }

  /// Deletes the file that sections are kept in. There is none.
  open class func deleteCache(withName name: String?) {}

  /// The objects by section.
  open var sections: [any NSFetchedResultsSectionInfo]? {
    fetchedObjects.map { objects in
      var found: [ResultSection] = []
      for object in objects {
        let name = sectionNameKeyPath.flatMap { (object as? NSManagedObject)?.value(forKey: $0) }
        let text = name.map { String(describing: $0) } ?? ""
        if found.last?.name == text {
          found[found.count - 1].objects?.append(object)
        } else {
          found.append(ResultSection(name: text, objects: [object]))
        }
      }
      return found.isEmpty && sectionNameKeyPath == nil ? [ResultSection(name: "", objects: [])] : found
    }
  }

  /// The object at a place. Stops the program where there is none.
  open func object(at indexPath: IndexPath) -> ResultType {
    guard let sections, let object = sections[indexPath[0]].objects?[indexPath[1]] as? ResultType else {
      fatalError("There is no object at this place.")
    }
    return object
  }

  /// The place of an object; nil where it isn't among them.
  open func indexPath(forObject object: ResultType) -> IndexPath? {
    for (section, info) in (sections ?? []).enumerated() {
      let row = info.objects?.firstIndex { $0 as AnyObject === object as AnyObject }
      if let row { return IndexPath(indexes: [section, row]) }
    }
    return nil
  }

  private func refetch() {
    guard let new = try? managedObjectContext.fetch(fetchRequest) else { return }
    let erased = ErasedResults.controller(of: self)
    delegate?.controllerWillChangeContent(erased)
    let old = fetchedObjects ?? []
    fetchedObjects = new
    report(old, new, erased)
    erased.fetchedObjects = new.compactMap { $0 as? any NSFetchRequestResult }
    delegate?.controllerDidChangeContent(erased)
  }

  /// Reports the objects that went and came, with their places in one section.
  private func report(
    _ old: [ResultType], _ new: [ResultType], _ erased: NSFetchedResultsController<any NSFetchRequestResult>
  ) {
    guard let delegate else { return }
    func index(_ objects: [ResultType], _ object: ResultType) -> Int? {
      objects.firstIndex { $0 as AnyObject === object as AnyObject }
    }
    for (row, object) in old.enumerated() where index(new, object) == nil {
      delegate.controller(
        erased, didChange: object, at: IndexPath(indexes: [0, row]), for: .delete, newIndexPath: nil)
    }
    for (row, object) in new.enumerated() where index(old, object) == nil {
      delegate.controller(
        erased, didChange: object, at: nil, for: .insert, newIndexPath: IndexPath(indexes: [0, row]))
    }
  }
}

/// A controller as a delegate sees it, whatever its objects are.
private enum ErasedResults {
  static func controller<Result>(
    of controller: NSFetchedResultsController<Result>
  ) -> NSFetchedResultsController<any NSFetchRequestResult> {
    if let own = controller as? NSFetchedResultsController<any NSFetchRequestResult> { return own }
    let request = NSFetchRequest<any NSFetchRequestResult>(
      entityName: controller.fetchRequest.entityName ?? "")
    return NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: controller.managedObjectContext,
      sectionNameKeyPath: controller.sectionNameKeyPath, cacheName: controller.cacheName)
  }
}

private struct ResultSection: NSFetchedResultsSectionInfo {
  var name: String
  var objects: [Any]?
  var indexTitle: String? { name.first.map { String($0).uppercased() } }
  var numberOfObjects: Int { objects?.count ?? 0 }
}
