import SwiftSyntax

/// Collects what code uses by name: types and values, members, and calls that only their labels distinguish.
final class FileUses: SyntaxVisitor {
  /// Names that are looked up from the place outwards.
  private(set) var names: Set<String> = []
  /// Names after a dot.
  private(set) var members: Set<String> = []
  /// Names before a dot that begin with a capital: types or modules.
  private(set) var bases: Set<String> = []
  private(set) var calls: Set<CallShape> = []
  private(set) var subscripts: Set<CallShape> = []

  init(tree: some SyntaxProtocol) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id {
      members.insert(node.baseName.plain)
    } else {
      names.insert(node.baseName.plain)
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.base?.as(DeclReferenceExprSyntax.self)?.baseName.plain { bases.insert(base) }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.plain)
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    members.insert(node.name.plain)
    bases.insert(node.baseType.trimmedDescription)
    return .visitChildren
  }

  override func visit(_ node: KeyPathPropertyComponentSyntax) -> SyntaxVisitorContinueKind {
    members.insert(node.declName.baseName.plain)
    return .visitChildren
  }

  override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.operator.text)
    return .visitChildren
  }

  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.operator.text)
    return .visitChildren
  }

  override func visit(_ node: PostfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.operator.text)
    return .visitChildren
  }

  override func visit(_ node: OperatorDeclSyntax) -> SyntaxVisitorContinueKind {
    // Its group may be declared elsewhere.
    if let group = node.operatorPrecedenceAndTypes?.precedenceGroup { names.insert(group.text) }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let trailing = (node.trailingClosure == nil ? 0 : 1) + node.additionalTrailingClosures.count
    let labels = node.arguments.map { $0.label?.plain ?? "_" }
    if let callee = Self.madeType(node.calledExpression) {
      calls.insert(
        CallShape(callee: callee.isEmpty ? nil : callee, labels: labels, trailingClosures: trailing))
    }
    return .visitChildren
  }

  /// The type that a call makes, empty where it is not written; nil for a call of a function.
  private static func madeType(_ expression: ExprSyntax) -> String? {
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      return reference.baseName.plain.first?.isUppercase == true ? reference.baseName.plain : nil
    }
    if let special = expression.as(GenericSpecializationExprSyntax.self) {
      return madeType(special.expression)
    }
    if expression.is(ArrayExprSyntax.self) { return "Array" }
    if expression.is(DictionaryExprSyntax.self) { return "Dictionary" }
    guard let access = expression.as(MemberAccessExprSyntax.self) else { return nil }
    let name = access.declName.baseName.plain
    guard name == "init" else { return name.first?.isUppercase == true ? name : nil }
    return access.base.flatMap(madeType) ?? ""
  }

  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    subscripts.insert(
      CallShape(
        callee: nil, labels: node.arguments.map { $0.label?.plain ?? "_" },
        trailingClosures: node.trailingClosure == nil ? 0 : 1))
    return .visitChildren
  }

  override func visit(_ node: ExpressionSegmentSyntax) -> SyntaxVisitorContinueKind {
    // "\(value, style: .short)" calls a function of this name.
    if node.expressions.count > 1 || node.expressions.first?.label != nil {
      members.insert("appendInterpolation")
    }
    return .visitChildren
  }
}
