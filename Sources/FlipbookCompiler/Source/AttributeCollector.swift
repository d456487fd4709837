import SwiftSyntax

/// Collects the attributes of a file.
final class AttributeCollector: SyntaxVisitor {
  private var found: [AttributeSyntax] = []

  static func attributes(in tree: SourceFileSyntax) -> [AttributeSyntax] {
    let collector = AttributeCollector(viewMode: .sourceAccurate)
    collector.walk(tree)
    return collector.found
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    found.append(node)
    return .visitChildren
  }
}
