import SwiftParser
import SwiftSyntax

/// The names that parts of a file give to others: whoever mentions one was compiled with what is gone.
final class CutNames: SyntaxVisitor {
  private(set) var names: Set<String> = []

  /// The names that a text declares, at any depth, and the types that it extends.
  static func names(in text: String) -> Set<String> {
    let visitor = CutNames(viewMode: .sourceAccurate)
    visitor.walk(Parser.parse(source: text))
    return visitor.names
  }

  private func add(_ name: String) -> SyntaxVisitorContinueKind {
    names.insert(name)
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name.text) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name.text) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name.text) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name.text) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name.text) }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name.text) }
  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind { add(node.name.text) }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .skipChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.extendedType.trimmedDescription.split(separator: ".").last.map(String.init) ?? "")
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text { names.insert(name) }
    return .skipChildren
  }
}
