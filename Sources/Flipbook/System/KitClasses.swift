import Foundation

/// Returns a class by its name: one of UIKit's or Core Animation's, also of those that are private on a device and have
/// their name here, or else what Foundation finds.
public func NSClassFromString(_ aClassName: String) -> AnyClass? {
  for module in ["FlipbookUIKit", "FlipbookLayers"] {
    let mangled = "\(module.count)\(module)\(aClassName.utf8.count)\(aClassName)C"
    if let type = _typeByName(mangled) as? AnyClass { return type }
  }
  return Foundation.NSClassFromString(aClassName)
}
