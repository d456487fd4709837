import FlipbookDrawing
import FlipbookLayers
import Foundation

/// Attributes that a document sets by their names, `userDefinedRuntimeAttributes`.
@MainActor
enum NibAttributes {
  static func apply(_ element: MarkupElement, to object: AnyObject, objects: NibObjects) {
    guard let list = element.child("userDefinedRuntimeAttributes") else { return }
    for attribute in list.children {
      guard let path = attribute["keyPath"] else { continue }
      let value = value(of: attribute, in: objects.file)
      if !set(value, path, of: object) {
        NibTrouble.unset(path, of: object, attribute, in: objects.file)
      }
    }
  }

  private static func set(_ value: Any?, _ path: String, of object: AnyObject) -> Bool {
    if NibClasses.set(value, path, of: object) { return true }
    guard let view = object as? UIView else { return false }
    if path.hasPrefix("layer.") {
      let key = String(path.dropFirst("layer.".count))
      if NibClasses.set(value, key, of: view.layer) { return true }
      return setLayer(value, key, of: view.layer)
    }
    switch (path, value) {
    case ("clipsToBounds", let number as NSNumber): view.clipsToBounds = number.boolValue
    case ("hidden", let number as NSNumber), ("isHidden", let number as NSNumber):
      view.isHidden = number.boolValue
    case ("alpha", let number as NSNumber): view.alpha = number.doubleValue
    case ("tag", let number as NSNumber): view.tag = number.intValue
    case ("backgroundColor", let color as UIColor): view.backgroundColor = color
    case ("tintColor", let color as UIColor): view.tintColor = color
    case ("accessibilityIdentifier", let text as String): view.accessibilityIdentifier = text
    case ("accessibilityLabel", let text as String): view.accessibilityLabel = text
    default: return false
    }
    return true
  }

  private static func setLayer(_ value: Any?, _ key: String, of layer: CALayer) -> Bool {
    switch (key, value) {
    case ("cornerRadius", let number as NSNumber): layer.cornerRadius = number.doubleValue
    case ("borderWidth", let number as NSNumber): layer.borderWidth = number.doubleValue
    case ("borderColor", let color as UIColor): layer.borderColor = color.cgColor
    case ("masksToBounds", let number as NSNumber): layer.masksToBounds = number.boolValue
    case ("shadowRadius", let number as NSNumber): layer.shadowRadius = number.doubleValue
    case ("shadowOpacity", let number as NSNumber): layer.shadowOpacity = number.floatValue
    case ("shadowOffset", let size as CGSize): layer.shadowOffset = size
    case ("shadowColor", let color as UIColor): layer.shadowColor = color.cgColor
    case ("zPosition", let number as NSNumber): layer.zPosition = number.doubleValue
    default: return false
    }
    return true
  }

  private static func value(of attribute: MarkupElement, in file: NibFile) -> Any? {
    switch attribute["type"] {
    case "boolean": return NSNumber(value: attribute["value"] == "YES")
    case "number":
      let number = attribute.keyed("value")?.number("value") ?? attribute.number("value") ?? 0
      return NSNumber(value: number)
    case "color": return NibColors.color("value", of: attribute, in: file)
    case "image": return NibTexts.image("value", of: attribute, in: file)
    case "point": return attribute.keyed("value")?.point
    case "size": return attribute.keyed("value")?.size
    case "rect": return attribute.keyed("value")?.rect
    case "string": return attribute.string("value")
    default: return nil
    }
  }
}
