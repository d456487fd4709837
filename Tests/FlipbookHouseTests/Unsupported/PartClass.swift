/// A class that holds a part of the members of the only class that inherits from it: members that may be overridden can't
/// stand in an extension, and a file should not be longer than 500 lines.
enum PartClass {
  private static let wholes = ["LayerBackedResponder": "UIView", "LayerModel": "CALayer"]

  /// The class whose members those of a class are, as scenes see them.
  static func whole(of name: String) -> String { wholes[name] ?? name }
}
