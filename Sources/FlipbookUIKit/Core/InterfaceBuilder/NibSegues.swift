import FlipbookDrawing
import Foundation

/// Segues of storyboards.
@MainActor
enum NibSegues {
  static let presentations: [String: UIModalPresentationStyle] = [
    "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
    "currentContext": .currentContext, "overFullScreen": .overFullScreen,
    "overCurrentContext": .overCurrentContext, "popover": .popover, "custom": .custom,
  ]

  static let transitions: [String: UIModalTransitionStyle] = [
    "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal, "crossDissolve": .crossDissolve,
    "partialCurl": .partialCurl,
  ]

  /// Has an object perform a segue when it is touched: a control, an item of a bar, a recognizer or a row.
  static func prepare(_ segue: MarkupElement, of object: AnyObject, objects: NibObjects) {
    guard segue["kind"] != "relationship", segue["kind"] != "embed", !(object is UIViewController) else {
      return
    }
    // The objects of a prototype are gone once it is made; those of the scene around stay with its controller.
    let scene = objects.scene
    let run: @MainActor (AnyObject) -> Void = { [weak scene] sender in
      guard let objects = scene, let source = source(of: sender, objects) else { return }
      if let identifier = segue["identifier"],
        !source.shouldPerformSegue(withIdentifier: identifier, sender: sender)
      {
        return
      }
      perform(segue, from: source, sender: sender, objects: objects)
    }
    switch object {
    case let control as UIControl:
      control.addAction(
        UIAction { [weak control] _ in if let control { run(control) } }, for: .primaryActionTriggered)
    case let item as UIBarButtonItem:
      item.primaryAction = UIAction(title: item.title ?? "", image: item.image) { [weak item] _ in
        if let item { run(item) }
      }
    case let recognizer as UIGestureRecognizer:
      recognizer.addHandler { [weak recognizer] in
        if let recognizer, recognizer.state == .ended { run(recognizer) }
      }
    case let cell as UITableViewCell: cell.performSegue = { [weak cell] in if let cell { run(cell) } }
    case let cell as UICollectionViewCell: cell.performSegue = { [weak cell] in if let cell { run(cell) } }
    default: NibTrouble.unsupportedSegue(segue["kind"] ?? "", segue, in: objects.file)
    }
  }

  /// The controller of the scene that an object lies in.
  private static func source(of object: AnyObject, _ objects: NibObjects) -> UIViewController? {
    if let controller = objects.controller { return controller }
    var responder = object as? UIResponder
    while let next = responder {
      if let controller = next as? UIViewController { return controller }
      responder = next.next
    }
    return nil
  }

  /// The embedding segues inside an element, with the identifiers of their container views.
  static func embedded(in element: MarkupElement) -> [(segue: MarkupElement, view: String)] {
    var found: [(MarkupElement, String)] = []
    for child in element.children {
      if child.name == "containerView", let id = child["id"] {
        for segue in child.child("connections")?.children ?? [] where segue["kind"] == "embed" {
          found.append((segue, id))
        }
      }
      found += embedded(in: child)
    }
    return found
  }

  /// The segue of an identifier that belongs to a scene; nil for none.
  static func named(_ identifier: String, in element: MarkupElement) -> MarkupElement? {
    for child in element.children {
      if child.name == "segue", child["identifier"] == identifier { return child }
      if let found = named(identifier, in: child) { return found }
    }
    return nil
  }

  static func perform(
    _ written: MarkupElement, from source: UIViewController, sender: Any?, objects: NibObjects
  ) {
    let kind = written["kind"] ?? ""
    if kind == "unwind" {
      unwind(written, from: source, sender: sender)
      return
    }
    guard let destination = written["destination"].flatMap({ objects.file.elements[$0] }),
      let controller = NibScene.make(destination, in: objects.file)
    else { return }
    let type = objects.customClass(of: written) as? UIStoryboardSegue.Type ?? UIStoryboardSegue.self
    let segue = type.init(identifier: written["identifier"], source: source, destination: controller)
    segue.written = written
    segue.container = sender as? UIView
    segue.applyWrittenStyles()
    source.prepare(for: segue, sender: sender)
    if kind == "custom", type == UIStoryboardSegue.self {
      NibTrouble.unsupportedSegue(kind, written, in: objects.file)
    }
    segue.perform()
  }

  /// Goes back to the controller that has the action of an unwinding segue.
  private static func unwind(_ written: MarkupElement, from source: UIViewController, sender: Any?) {
    guard let name = written["unwindAction"] else { return }
    guard let target = target(of: name, from: source), let action = NibClasses.action(name, of: target) else {
      NibTrouble.unknownSegue(name, of: source)
      return
    }
    let segue = UIStoryboardSegue(
      identifier: written["identifier"], source: source, destination: target)
    source.prepare(for: segue, sender: sender)
    action.send(to: target, segue, nil)
    let animates = written["animates"] != "NO"
    if let navigation = target.navigationController, navigation.viewControllers.contains(target),
      source.navigationController === navigation
    {
      navigation.popToViewController(target, animated: animates)
    } else {
      var presenter = source
      while let parent = presenter.parent { presenter = parent }
      presenter.dismiss(animated: animates)
      if let navigation = target.navigationController, navigation.topViewController !== target {
        navigation.popToViewController(target, animated: false)
      }
    }
  }

  /// The nearest controller below or behind one that has an action.
  private static func target(of action: String, from source: UIViewController) -> UIViewController? {
    func has(_ controller: UIViewController) -> Bool { NibClasses.action(action, of: controller) != nil }
    if let stack = source.navigationController?.viewControllers,
      let found = stack.last(where: { $0 !== source && has($0) })
    {
      return found
    }
    var place: UIViewController? = source
    while let current = place {
      if current !== source, has(current) { return current }
      if let navigation = current as? UINavigationController,
        let found = navigation.viewControllers.last(where: { $0 !== source && has($0) })
      {
        return found
      }
      if let tabs = current as? UITabBarController, let found = tabs.selectedViewController,
        let top = (found as? UINavigationController)?.viewControllers.last(where: has)
          ?? (has(found) ? found : nil)
      {
        return top
      }
      place = current.parent ?? current.presentingViewController
    }
    return nil
  }
}
