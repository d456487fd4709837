import SwiftSyntax

/// Collects the names of types, values and members that code uses.
final class UsedNames: SyntaxVisitor {
  private(set) var names: Set<String> = []

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.baseName.text)
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: KeyPathPropertyComponentSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.declName.baseName.text)
    return .visitChildren
  }

  override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.operator.text)
    return .visitChildren
  }

  static func names(in node: some SyntaxProtocol) -> Set<String> {
    let collector = UsedNames(viewMode: .sourceAccurate)
    collector.walk(node)
    return collector.names
  }
}
