import FlipbookDrawing
import Foundation

/// Constraints of documents.
@MainActor
enum NibConstraints {
  private static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY,
    "baseline": .lastBaseline, "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline,
    "leftMargin": .leftMargin, "rightMargin": .rightMargin, "topMargin": .topMargin,
    "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
    "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
  ]

  private static let relations: [String: NSLayoutConstraint.Relation] = [
    "greaterThanOrEqual": .greaterThanOrEqual, "lessThanOrEqual": .lessThanOrEqual,
  ]

  /// Adds the constraints of an element `constraints` that a view holds.
  static func add(_ element: MarkupElement, to owner: UIView, objects: NibObjects) {
    let excluded = element.parent.map { NibVariations.excluded("constraints", of: $0) } ?? []
    for child in element.children where child.name == "constraint" {
      guard let constraint = constraint(child, of: owner, objects) else { continue }
      objects.adopt(constraint, child)
      if child["placeholder"] == "YES" || child["id"].map(excluded.contains) == true { continue }
      constraint.isActive = true
    }
  }

  private static func constraint(_ element: MarkupElement, of owner: UIView, _ objects: NibObjects)
    -> NSLayoutConstraint?
  {
    guard let first = element["firstAttribute"].flatMap({ attributes[$0] }) else { return nil }
    var firstItem: AnyObject = owner
    if let id = element["firstItem"] {
      guard let found = objects[id] else { return nil }
      firstItem = found
    }
    var secondItem: AnyObject?
    if let id = element["secondItem"] {
      guard let found = objects[id] else { return nil }
      secondItem = found
    }
    let second = element["secondAttribute"].flatMap { attributes[$0] } ?? .notAnAttribute
    let constant =
      NibVariations.value("constant", of: element).flatMap(Double.init) ?? element.number("constant")
    let constraint = NSLayoutConstraint(
      item: firstItem, attribute: first,
      relatedBy: element["relation"].flatMap { relations[$0] } ?? .equal, toItem: secondItem,
      attribute: secondItem == nil ? .notAnAttribute : second, multiplier: multiplier(of: element),
      constant: constant ?? standardConstant(element, firstItem, secondItem, in: owner))
    if let priority = element.number("priority") {
      constraint.priority = UILayoutPriority(rawValue: Float(priority))
    }
    constraint.identifier = element["identifier"]
    return constraint
  }

  /// A factor: a number, or the relation of two lengths as in `16:9` and `1:1`.
  private static func multiplier(of element: MarkupElement) -> CGFloat {
    guard let text = element["multiplier"] else { return 1 }
    let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" }).map(String.init)
    if parts.count == 2, let first = Double(parts[0]), let second = Double(parts[1]), second != 0 {
      return first / second
    }
    return Double(text) ?? 1
  }

  /// The constant of a constraint with the standard space: 8 points between siblings, 20 to a superview and its guides.
  private static func standardConstant(
    _ element: MarkupElement, _ first: AnyObject, _ second: AnyObject?, in owner: UIView
  ) -> CGFloat {
    guard element["symbolic"] == "YES" else { return 0 }
    let isToOwner = [first, second].contains { $0 === owner || $0 is UILayoutGuide }
    return isToOwner ? 20 : 8
  }
}
