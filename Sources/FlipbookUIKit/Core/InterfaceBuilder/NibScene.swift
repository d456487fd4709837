import FlipbookDrawing
import Foundation

/// The scene of a storyboard that a view controller comes from.
@MainActor
final class NibScene {
  let element: MarkupElement
  let objects: NibObjects

  init(element: MarkupElement, objects: NibObjects) { (self.element, self.objects) = (element, objects) }

  var file: NibFile { objects.file }

  /// Makes the controller of a scene, or the one that a reference to another storyboard stands for.
  static func make(
    _ element: MarkupElement, in file: NibFile, creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    guard element.name == "viewControllerPlaceholder" else {
      let objects = NibObjects(file)
      let controller = objects.makeController(element, creator: creator)
      // Placeholders stand for the controller in actions of its own objects.
      for other in NibFile.objects(around: element) where other.name == "placeholder" || other.name == "exit"
      {
        if let controller { objects.record(controller, for: other["id"]) }
      }
      // No view will bring the other objects of such a scene, a stack's delegate say.
      if element.keyed("view") == nil {
        for other in NibFile.objects(around: element) where other.name == "customObject" {
          _ = objects.makeObject(other)
        }
      }
      objects.finish()
      return controller
    }
    guard let name = element["storyboardName"] else { return nil }
    let storyboard = UIStoryboard(name: name, bundle: file.bundle)
    if let identifier = element["referencedIdentifier"] {
      return storyboard.instantiateViewController(withIdentifier: identifier)
    }
    return storyboard.instantiateInitialViewController()
  }

  /// Makes the controller's view, with the other objects of the scene; nil where the scene has none.
  func makeView(for controller: UIViewController) -> UIView? {
    guard let written = element.keyed("view") else { return nil }
    let view = objects.makeView(written)
    view?.translatesAutoresizingMaskIntoConstraints = true
    // A scene that nobody has opened in Interface Builder names no device, and is as large as the screen.
    let size = written.keyed("frame", "rect")?.rect.size ?? .zero
    if let view, view.subviews.isEmpty, file.root.child("device") == nil, size.width > 0, size.width <= 430,
      size.height > size.width
    {
      view.frame = UIScreen.main.bounds
    }
    recordGuides(of: view)
    for other in NibFile.objects(around: element) where other !== element {
      // Views beside the controller's own are made with it.
      if NibKinds.views[other.name] != nil {
        _ = objects.makeView(other)
      } else {
        _ = objects.makeObject(other)
      }
    }
    return view
  }

  /// The older guides, which belong to the controller.
  private func recordGuides(of view: UIView?) {
    for guide in element.child("layoutGuides")?.children ?? [] {
      let found = guide["type"] == "bottom" ? view?.bottomBarGuide : view?.topBarGuide
      if let found { objects.record(found, for: guide["id"]) }
    }
  }

  /// Connects the views, and shows the controllers of container views.
  func finish(_ controller: UIViewController) {
    // The controller's outlets to its views could not be set before there were any.
    objects.finish(owner: controller, element, outletsOnly: true)
    for (segue, view) in NibSegues.embedded(in: element) {
      guard let container = objects[view] as? UIView else { continue }
      NibSegues.perform(segue, from: controller, sender: container, objects: objects)
    }
  }
}
