import SwiftSyntax

/// Messages to any object: `target?.perform(action, with: self)`, where the target is an `AnyObject`.
enum ObjectMessage {
  private static let names: Set<String> = ["perform", "performSelector", "responds", "isMember", "isKind"]
  /// The names whose answer is a condition.
  private static let conditions: Set<String> = ["responds", "isMember", "isKind"]

  /// The edits that send such a message to an object of Foundation's; none for other members.
  static func edits(for node: MemberAccessExprSyntax) -> [SourceEdit] {
    guard names.contains(node.declName.baseName.text), let base = node.base else { return [] }
    let inner =
      base.as(OptionalChainingExprSyntax.self)?.expression ?? base.as(ForceUnwrapExprSyntax.self)?.expression
      ?? base
    let name: String
    if let variable = inner.as(DeclReferenceExprSyntax.self) {
      name = variable.baseName.text
    } else if let member = inner.as(MemberAccessExprSyntax.self), member.base?.trimmedDescription == "self" {
      name = member.declName.baseName.text
    } else {
      return []
    }
    let declared = Declared(name)
    declared.walk(node.root)
    guard declared.isAnyObject, !declared.isOther else { return [] }
    let text = "(\(inner.trimmedDescription) as? NSObject)?"
    guard conditions.contains(node.declName.baseName.text),
      let call = node.parent?.as(FunctionCallExprSyntax.self)
    else { return [SourceEdit(range: SourceFixer.range(of: base), text: text)] }
    // The answer is a condition.
    let end = SourceFixer.range(of: call).upperBound
    return [
      SourceEdit(range: SourceFixer.range(of: base), text: "(" + text),
      SourceEdit(range: end..<end, text: " == true)"),
    ]
  }

  /// Whether all variables and parameters of a name in a file are any objects.
  private final class Declared: SyntaxVisitor {
    private let name: String
    private(set) var isAnyObject = false
    private(set) var isOther = false

    init(_ name: String) {
      self.name = name
      super.init(viewMode: .sourceAccurate)
    }

    private func record(_ type: TypeSyntax?) {
      guard let type else { return }
      if ["AnyObject", "AnyObject?", "AnyObject!"].contains(type.trimmedDescription) {
        isAnyObject = true
      } else {
        isOther = true
      }
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
      if node.pattern.trimmedDescription == name { record(node.typeAnnotation?.type) }
      return .visitChildren
    }

    /// The items of constraints are any objects.
    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
      guard node.pattern.trimmedDescription == name,
        let value = node.initializer?.value.as(MemberAccessExprSyntax.self),
        ["firstItem", "secondItem"].contains(value.declName.baseName.text)
      else { return .visitChildren }
      isAnyObject = true
      return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
      if (node.secondName ?? node.firstName).text == name { record(node.type) }
      return .visitChildren
    }
  }
}
