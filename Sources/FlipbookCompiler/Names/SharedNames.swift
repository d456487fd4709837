import SwiftParser
import SwiftSyntax

/// The names that a file gives to others of its module: at its top, and as members of types and extensions.
final class SharedNames: SyntaxVisitor {
  private(set) var names: Set<String> = []

  init(_ source: String) {
    super.init(viewMode: .sourceAccurate)
    walk(Parser.parse(source: source))
  }

  private func add(_ name: String, _ modifiers: DeclModifierListSyntax) {
    guard
      !modifiers.contains(where: { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil })
    else { return }
    names.insert(name.replacing("`", with: ""))
  }

  // Declarations in functions, closures and accessors are local to them.
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings { add(binding.pattern.trimmedDescription, node.modifiers) }
    return .skipChildren
  }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name.text, node.modifiers)
    return .skipChildren
  }
  override func visitPost(_ node: EnumCaseElementSyntax) {
    names.insert(node.name.text.replacing("`", with: ""))
  }
  override func visitPost(_ node: StructDeclSyntax) { add(node.name.text, node.modifiers) }
  override func visitPost(_ node: ClassDeclSyntax) { add(node.name.text, node.modifiers) }
  override func visitPost(_ node: EnumDeclSyntax) { add(node.name.text, node.modifiers) }
  override func visitPost(_ node: ActorDeclSyntax) { add(node.name.text, node.modifiers) }
  override func visitPost(_ node: ProtocolDeclSyntax) { add(node.name.text, node.modifiers) }
  override func visitPost(_ node: TypeAliasDeclSyntax) { add(node.name.text, node.modifiers) }
  override func visitPost(_ node: AssociatedTypeDeclSyntax) { add(node.name.text, node.modifiers) }
}
