/// An element of an XML document.
final class MarkupElement {
  let name: String
  let attributes: [String: String]
  /// The line at which it begins, from 1.
  let line: Int
  private(set) var children: [MarkupElement] = []
  private(set) weak var parent: MarkupElement?
  /// The text between its own tags, without that of its children.
  var text = ""

  init(name: String, attributes: [String: String], line: Int) {
    (self.name, self.attributes, self.line) = (name, attributes, line)
  }

  func add(_ child: MarkupElement) {
    children.append(child)
    child.parent = self
  }

  subscript(attribute: String) -> String? { attributes[attribute] }

  /// The first child of a name; nil for none.
  func child(_ name: String) -> MarkupElement? { children.first { $0.name == name } }

  /// The first child with a value for the attribute `key`, which Interface Builder names properties by.
  func keyed(_ key: String, _ name: String? = nil) -> MarkupElement? {
    children.first { $0["key"] == key && (name == nil || $0.name == name) }
  }

  /// The value of an attribute as a number; nil where there is none.
  func number(_ attribute: String) -> Double? {
    attributes[attribute].flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
  }

  /// The value of an attribute that is `YES` or `NO`; nil where there is none.
  func bool(_ attribute: String) -> Bool? { attributes[attribute].map { $0 == "YES" } }
}
