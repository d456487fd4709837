import FlipbookDrawing
import Foundation

/// Outlets and actions of documents.
@MainActor
enum NibConnections {
  /// Connects an object as its element says. Segues wait until they are performed.
  ///
  /// - Parameter outletsOnly: Whether actions and segues were connected before.
  static func connect(
    _ element: MarkupElement, _ object: AnyObject, objects: NibObjects, outletsOnly: Bool = false
  ) {
    var collections: [String: [AnyObject]] = [:]
    for connection in element.child("connections")?.children ?? [] {
      if outletsOnly, !connection.name.hasPrefix("outlet") { continue }
      switch connection.name {
      case "outlet":
        guard let name = connection["property"],
          let target = connection["destination"].flatMap({ objects[$0] })
        else { continue }
        if !NibClasses.set(target, name, of: object), !NibOutlets.set(target, name, of: object) {
          NibTrouble.unset(name, of: object, connection, in: objects.file)
        }
      case "outletCollection":
        guard let name = connection["property"],
          let target = connection["destination"].flatMap({ objects[$0] })
        else { continue }
        if name == "gestureRecognizers", let view = object as? UIView,
          let one = target as? UIGestureRecognizer
        {
          view.addGestureRecognizer(one)
        } else {
          collections[name, default: []].append(target)
        }
      case "action": connectAction(connection, of: object, objects)
      case "segue": NibSegues.prepare(connection, of: object, objects: objects)
      default: continue
      }
    }
    for (name, targets) in collections.sorted(by: { $0.key < $1.key }) {
      if !NibClasses.set(targets, name, of: object) {
        NibTrouble.unset(name, of: object, element, in: objects.file)
      }
    }
  }

  private static let events: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
    "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
    "valueChanged": .valueChanged, "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged,
    "editingDidEnd": .editingDidEnd, "editingDidEndOnExit": .editingDidEndOnExit,
    "primaryActionTriggered": .primaryActionTriggered,
  ]

  private static func connectAction(_ connection: MarkupElement, of object: AnyObject, _ objects: NibObjects)
  {
    guard let name = connection["selector"],
      let target = (connection["destination"] ?? connection["target"]).flatMap({ objects[$0] })
    else { return }
    guard let action = NibClasses.action(name, of: target) else {
      NibTrouble.unknownAction(name, of: target, connection, in: objects.file)
      return
    }
    switch object {
    case let control as UIControl:
      let event = connection["eventType"].flatMap { events[$0] } ?? .primaryActionTriggered
      control.addTarget(target, action: action, for: event)
    case let item as UIBarButtonItem: (item.target, item.action) = (target, action)
    case let recognizer as UIGestureRecognizer: recognizer.addTarget(target, action: action)
    default: NibTrouble.unknownAction(name, of: object, connection, in: objects.file)
    }
  }
}
