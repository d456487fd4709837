import SwiftSyntax

/// Methods that a protocol of the scene's own leaves open by `@objc optional`. Without Objective-C every type has them:
/// those that return nothing or an optional get one that does nothing or returns nil, and are called without a question mark.
final class OptionalMethods: SyntaxVisitor {
  /// Their names without labels.
  private(set) var names: Set<String> = []
  private(set) var edits: [SourceEdit] = []

  init(tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    var defaults: [String] = []
    let access = node.modifiers.first { ["public", "private", "fileprivate"].contains($0.name.text) }
    for member in node.memberBlock.members {
      guard let method = member.decl.as(FunctionDeclSyntax.self),
        let optional = method.modifiers.first(where: { $0.name.text == "optional" }), Self.isPlain(method)
      else { continue }
      names.insert(method.name.text)
      edits.append(
        SourceEdit(range: SourceFixer.range(of: optional), text: String(repeating: " ", count: 8)))
      let word = access?.name.text == "public" ? "public " : ""
      let body = method.signature.returnClause?.type.is(OptionalTypeSyntax.self) == true ? "{ nil }" : "{}"
      defaults.append(
        "\(word)func \(method.name.text)\(method.signature.trimmedDescription.replacing("\n", with: " ")) \(body)"
      )
    }
    if !defaults.isEmpty {
      let end = node.endPositionBeforeTrailingTrivia.utf8Offset
      edits.append(
        SourceEdit(
          range: end..<end, text: "; extension \(node.name.text) { \(defaults.joined(separator: "; ")) }"))
    }
    return .skipChildren
  }

  /// Whether a method returns nothing or an optional, and throws and awaits nothing.
  private static func isPlain(_ method: FunctionDeclSyntax) -> Bool {
    let type = method.signature.returnClause?.type
    let result = type?.trimmedDescription ?? "Void"
    return (["Void", "()"].contains(result) || type?.is(OptionalTypeSyntax.self) == true)
      && method.signature.effectSpecifiers == nil
  }
}
