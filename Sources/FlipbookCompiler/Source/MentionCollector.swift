import SwiftSyntax

/// Collects the names that code mentions.
final class MentionCollector: SyntaxVisitor {
  private(set) var names: Set<String> = []

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.baseName.text)
    return .visitChildren
  }

  static func names(in node: some SyntaxProtocol) -> Set<String> {
    let collector = MentionCollector(viewMode: .sourceAccurate)
    collector.walk(node)
    return collector.names
  }
}
