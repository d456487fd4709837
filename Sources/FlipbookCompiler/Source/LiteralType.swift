import SwiftSyntax

/// Infers the type of a value from its text alone.
enum LiteralType {
  static func name(_ value: ExprSyntax) -> String? {
    if value.is(IntegerLiteralExprSyntax.self) { return "Int" }
    if value.is(FloatLiteralExprSyntax.self) { return "Double" }
    if value.is(StringLiteralExprSyntax.self) { return "String" }
    if value.is(BooleanLiteralExprSyntax.self) { return "Bool" }
    if let prefixed = value.as(PrefixOperatorExprSyntax.self), prefixed.operator.text == "-" {
      return name(prefixed.expression)
    }
    // `Theme(…)` and `Theme.dark`: a type's name begins with a capital.
    let base =
      value.as(FunctionCallExprSyntax.self)?.calledExpression
      ?? value.as(MemberAccessExprSyntax.self)?.base
    guard let base else { return nil }
    let text = base.trimmedDescription
    if let last = text.split(separator: ".").last?.first, last.isUppercase { return text }
    return value.is(FunctionCallExprSyntax.self) ? name(base) : nil
  }
}
