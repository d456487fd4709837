import SwiftSyntax

extension SourceFixer {
  /// Takes a call of a method that a protocol of the scene's leaves open and that is there for sure, `source!.height!(row)`:
  /// its answer is, then. Returns whether the node is one.
  func forced(_ node: FunctionCallExprSyntax) -> Bool {
    guard let called = node.calledExpression.as(ForceUnwrapExprSyntax.self),
      let member = called.expression.as(MemberAccessExprSyntax.self),
      answeredMethods.contains(member.declName.baseName.text)
    else { return false }
    blank(called.exclamationMark)
    let end = Self.range(of: node).upperBound
    edits.append(SourceEdit(range: end..<end, text: "!"))
    return true
  }
}
