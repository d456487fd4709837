import FlipbookDiagnostics
import FlipbookDrawing
import Foundation

/// A file of views of Interface Builder's, read as it stands in the project.
@MainActor @preconcurrency
open class UINib: NSObject {
  let name: String
  let file: NibFile?

  /// Finds a file among those of a bundle. Without one of the name nothing is made of it, with a diagnostic.
  ///
  /// - Parameter bundleOrNil: Nil for the main one.
  public init(nibName name: String, bundle bundleOrNil: SceneBundle?) {
    self.name = name
    file = NibFile.named(name, "xib", in: bundleOrNil)
    super.init()
    if file == nil { NibTrouble.missingFile(name, "xib") }
  }

  init(_ file: NibFile) { (name, self.file) = (file.name, file) }

  /// Makes the objects of the file, and returns those that no other one contains.
  ///
  /// - Parameter ownerOrNil: The object that outlets of the file's owner belong to. The options have no effect.
  @discardableResult
  open func instantiate(withOwner ownerOrNil: Any?, options: [AnyHashable: Any]? = nil) -> [Any] {
    guard let file, let top = file.root.child("objects")?.children else { return [] }
    let objects = NibObjects(file)
    let owner = top.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
    let object = ownerOrNil.map { $0 as AnyObject }
    if let object { objects.record(object, for: owner?["id"]) }
    var made: [Any] = []
    for element in top where element.name != "placeholder" {
      if let one = objects.makeObject(element)
        ?? (element.name == "customObject" ? nil : objects.makeView(element))
      {
        made.append(one)
      }
    }
    objects.finish(owner: object, owner)
    return made
  }

  /// The description of the first view of the file, for cells; nil without one.
  var prototype: NibPrototype? {
    guard let file else { return nil }
    let element = file.root.child("objects")?.children.first { NibKinds.views[$0.name] != nil }
    return element.map { NibPrototype(element: $0, file: file, outer: nil) }
  }
}

extension SceneBundle {
  /// Makes the objects of a file of views, and returns those that no other one contains; nil where there is no such file.
  @MainActor @preconcurrency
  @discardableResult
  public func loadNibNamed(_ name: String, owner: Any?, options: [AnyHashable: Any]? = nil) -> [Any]? {
    let nib = UINib(nibName: name, bundle: self)
    return nib.file == nil ? nil : nib.instantiate(withOwner: owner, options: options)
  }
}
