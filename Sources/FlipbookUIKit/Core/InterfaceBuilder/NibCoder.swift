import Foundation

/// Stands for the archive that a document of Interface Builder's is compiled to: `init(coder:)` of UIKit's classes reads an
/// object's values from the object's element.
final class NibCoder: NSCoder {
  let element: MarkupElement
  let objects: NibObjects

  init(_ element: MarkupElement, _ objects: NibObjects) {
    (self.element, self.objects) = (element, objects)
  }

  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
}

extension NSCoder {
  /// The coder of a document of Interface Builder's; nil for other archives.
  var nib: NibCoder? { self as? NibCoder }
}
