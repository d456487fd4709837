import FlipbookLayers
import Foundation

/// The value of a property; nil inside for none.
struct NamedValue {
  let base: AnyHashable?

  /// Returns a property by its name, or by several with dots between them; nil where none can be compared.
  @MainActor
  static func value(of object: NSObject, _ keyPath: String) -> NamedValue? {
    if let layer = object as? CALayer, LayerKey(keyPath) != nil || keyPath.contains(".") {
      return wrap(layer.value(forKeyPath: keyPath))
    }
    let parts = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    guard let first = parts.first, let found = own(object, first) else { return nil }
    guard parts.count > 1 else { return wrap(found) }
    return (found as? NSObject).flatMap { value(of: $0, parts[1]) }
  }

  private static func wrap(_ value: Any?) -> NamedValue? {
    guard let value else { return NamedValue(base: nil) }
    // An optional on the way is unwrapped.
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional { return wrap(mirror.children.first?.value) }
    return (value as? AnyHashable).map { NamedValue(base: $0) }
  }

  @MainActor
  private static func own(_ object: NSObject, _ name: String) -> Any? {
    if let view = object as? UIView, let value = ofView(view, name) { return value }
    switch (object, name) {
    case (let recognizer as UIGestureRecognizer, "state"): return recognizer.state.rawValue
    case (let controller as UIViewController, "title"): return controller.title as Any
    default: return stored(object, name)
    }
  }

  @MainActor
  private static func ofView(_ view: UIView, _ name: String) -> Any? {
    switch (view, name) {
    case (_, "frame"): return view.frame
    case (_, "bounds"): return view.bounds
    case (_, "center"): return view.center
    case (_, "alpha"): return view.alpha
    case (_, "hidden"), (_, "isHidden"): return view.isHidden
    case (_, "transform"): return view.transform
    case (_, "backgroundColor"): return view.backgroundColor as Any
    case (_, "layer"): return view.layer
    case (let scroll as UIScrollView, "contentOffset"): return scroll.contentOffset
    case (let scroll as UIScrollView, "contentSize"): return scroll.contentSize
    case (let scroll as UIScrollView, "contentInset"): return scroll.contentInset
    case (let scroll as UIScrollView, "panGestureRecognizer"): return scroll.panGestureRecognizer
    case (let control as UIControl, "highlighted"), (let control as UIControl, "isHighlighted"):
      return control.isHighlighted
    case (let control as UIControl, "selected"), (let control as UIControl, "isSelected"):
      return control.isSelected
    case (let control as UIControl, "enabled"), (let control as UIControl, "isEnabled"):
      return control.isEnabled
    case (let label as UILabel, "text"): return label.text as Any
    case (let field as UITextField, "text"): return field.text as Any
    default: return nil
    }
  }

  /// Returns the property that the scene's own class stores under a name.
  private static func stored(_ object: NSObject, _ name: String) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let one = mirror {
      if let child = one.children.first(where: { $0.label == name }) { return child.value }
      mirror = one.superclassMirror
    }
    return nil
  }
}
