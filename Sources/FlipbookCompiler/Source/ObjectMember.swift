import SwiftSyntax

/// Members of values that Objective-C finds on any object: `(change?[.newKey] as AnyObject).cgPointValue`.
enum ObjectMember {
  /// The members that ``AnyObjectValue`` of UIKit's has.
  private static let names: Set<String> = [
    "cgPointValue", "cgSizeValue", "cgRectValue", "cgVectorValue", "cgAffineTransformValue",
    "uiEdgeInsetsValue", "doubleValue",
    "floatValue", "intValue", "integerValue", "boolValue", "value", "object", "isEqual",
  ]

  /// The edits that ask a value in place of an object for such a member; none for other members.
  static func edits(for node: MemberAccessExprSyntax) -> [SourceEdit] {
    guard names.contains(node.declName.baseName.text), let tuple = node.base?.as(TupleExprSyntax.self),
      tuple.elements.count == 1,
      let sequence = tuple.elements.first?.expression.as(SequenceExprSyntax.self)
    else { return [] }
    let parts = Array(sequence.elements)
    guard parts.count == 3, let cast = parts[1].as(UnresolvedAsExprSyntax.self),
      cast.questionOrExclamationMark == nil, parts[2].trimmedDescription == "AnyObject"
    else { return [] }
    let start = SourceFixer.range(of: tuple).lowerBound
    let end = SourceFixer.range(of: cast).lowerBound..<SourceFixer.range(of: parts[2]).upperBound
    return [
      SourceEdit(range: start..<start, text: "AnyObjectValue"), SourceEdit(range: end, text: ""),
    ]
  }
}
