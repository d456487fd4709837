import FlipbookDiagnostics
import FlipbookDrawing
import Foundation

/// The objects that are made of a document at one time: one scene's, one prototype's, or a whole file's of views.
@MainActor
final class NibObjects {
  let file: NibFile
  /// The objects around those of a prototype, which actions go to.
  let outer: NibObjects?
  /// The scene's controller; nil for a file of views.
  private(set) weak var controller: UIViewController?
  /// By their identifiers in the document.
  private var objects: [String: WeakObject] = [:]
  /// In the order in which they were made, until they are finished.
  private var made: [(element: MarkupElement, object: AnyObject)] = []
  /// Objects that only outlets lead to.
  private var kept: [AnyObject] = []
  private var constraintElements: [(element: MarkupElement, owner: UIView)] = []

  init(_ file: NibFile, outer: NibObjects? = nil) { (self.file, self.outer) = (file, outer) }

  /// The objects of the scene that a prototype belongs to, or these.
  var scene: NibObjects { outer?.scene ?? self }

  subscript(id: String) -> AnyObject? { objects[id]?.object ?? outer?[id] }

  func record(_ object: AnyObject, for id: String?) { if let id { objects[id] = WeakObject(object: object) } }

  /// Records an object that stands for an element, and what is to be done with it in the end.
  func adopt(_ object: AnyObject, _ element: MarkupElement) {
    record(object, for: element["id"])
    made.append((element, object))
  }

  func addConstraints(_ element: MarkupElement, of owner: UIView) {
    constraintElements.append((element, owner))
  }

  // MARK: Making

  /// Makes the view of an element; nil for an element that is no view.
  func makeView(_ element: MarkupElement) -> UIView? {
    guard let plain = NibKinds.views[element.name] else {
      NibTrouble.unknownElement(element, in: file)
      return nil
    }
    let type = customClass(of: element) as? UIView.Type ?? plain
    let coder = NibCoder(element, self)
    guard let view = type.init(coder: coder) ?? plain.init(coder: coder) else { return nil }
    adopt(view, element)
    return view
  }

  /// Makes the object of an element that is neither a view nor a controller; nil for one that isn't known.
  func makeObject(_ element: MarkupElement) -> AnyObject? {
    if let recognizer = NibKinds.recognizer(element) {
      adopt(recognizer, element)
      return recognizer
    }
    switch element.name {
    case "barButtonItem":
      let type = customClass(of: element) as? UIBarButtonItem.Type ?? UIBarButtonItem.self
      guard let item = type.init(coder: NibCoder(element, self)) else { return nil }
      adopt(item, element)
      return item
    case "customObject":
      guard let object = customClass(of: element).flatMap(NibClasses.make) else { return nil }
      kept.append(object)
      adopt(object, element)
      return object
    case "collectionViewFlowLayout", "collectionViewLayout":
      let plain: UICollectionViewLayout.Type = UICollectionViewFlowLayout.self
      let type = customClass(of: element) as? UICollectionViewLayout.Type ?? plain
      guard let layout = type.init(coder: NibCoder(element, self)) else { return nil }
      adopt(layout, element)
      return layout
    default: return nil
    }
  }

  /// Makes a controller. The creator makes the object in place of `init(coder:)`; nil leaves it to that.
  func makeController(_ element: MarkupElement, creator: ((NSCoder) -> UIViewController?)? = nil)
    -> UIViewController?
  {
    let plain = NibKinds.controllers[element.name] ?? UIViewController.self
    let type = customClass(of: element) as? UIViewController.Type ?? plain
    let coder = NibCoder(element, self)
    let created = creator?(coder)
    guard let controller = created ?? type.init(coder: coder) ?? plain.init(coder: coder) else { return nil }
    self.controller = controller
    adopt(controller, element)
    return controller
  }

  /// The scene's own class of an element; nil for none, and with a diagnostic where the scene lacks it.
  func customClass(of element: MarkupElement) -> AnyClass? {
    guard let name = element["customClass"] else { return nil }
    if let type = NibClasses.type(named: name, module: element["customModule"]) { return type }
    if let type = NibKinds.named(name) { return type }
    NibTrouble.unknownClass(name, element, in: file)
    return nil
  }

  // MARK: Finishing

  /// Activates constraints, connects outlets and actions, sets attributes and wakes the objects that were made since the last
  /// call.
  ///
  /// - Parameters:
  ///   - owner: The object outside of the document that its outlets are connected to as well; nil for none.
  ///   - element: The owner's element.
  ///   - outletsOnly: Whether the owner's actions and segues were connected before.
  func finish(owner: AnyObject? = nil, _ element: MarkupElement? = nil, outletsOnly: Bool = false) {
    for (element, view) in constraintElements { NibConstraints.add(element, to: view, objects: self) }
    constraintElements = []
    let fresh = made
    made = []
    // Attributes are there before outlets: a source of data that is asked as it is set finds them.
    for (element, object) in fresh { NibAttributes.apply(element, to: object, objects: self) }
    if let owner, let element {
      NibConnections.connect(element, owner, objects: self, outletsOnly: outletsOnly)
    }
    for (element, object) in fresh { NibConnections.connect(element, object, objects: self) }
    for (_, object) in fresh { (object as? UIResponder)?.awakeFromNib() }
  }
}
