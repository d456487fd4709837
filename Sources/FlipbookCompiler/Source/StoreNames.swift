import SwiftSyntax

/// Gives `Transaction` its module in files that import StoreKit. All of Apple's modules are Flipbook's here, and SwiftUI has a
/// type of that name too.
final class StoreNames: SyntaxVisitor {
  private(set) var edits: [SourceEdit] = []

  init(tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  private func qualify(_ token: TokenSyntax) {
    guard token.text == "Transaction" else { return }
    let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
    edits.append(SourceEdit(range: start..<start, text: "StoreKit."))
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    qualify(node.name)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    // A name after a dot is a member of another type.
    if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id { qualify(node.baseName) }
    return .visitChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
