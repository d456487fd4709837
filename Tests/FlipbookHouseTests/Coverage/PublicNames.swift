import SwiftParser
import SwiftSyntax

/// The public types of some sources and the names of their public members.
final class PublicNames: SyntaxVisitor {
  /// By the names of the types, from the outermost in.
  private(set) var members: [String: Set<String>] = [:]
  /// Those that are declared in public, not only extended.
  private(set) var types: Set<String> = []
  private var stack: [(name: String, isPublic: Bool, opensMembers: Bool)] = []

  init() { super.init(viewMode: .sourceAccurate) }

  func add(_ source: String) { walk(Parser.parse(source: source)) }

  private static func isPublic(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { ["public", "open"].contains($0.name.text) && $0.detail == nil }
  }

  private var isInPublic: Bool { stack.allSatisfy(\.isPublic) }
  private var path: String { stack.map(\.name).joined(separator: ".") }

  private func enter(
    _ name: String, _ modifiers: DeclModifierListSyntax, opensMembers: Bool = false,
    isExtension: Bool = false
  ) -> SyntaxVisitorContinueKind {
    let isPublic = isExtension || Self.isPublic(modifiers) || stack.last?.opensMembers == true
    stack.append((name, isPublic, opensMembers || isExtension && Self.isPublic(modifiers)))
    if isPublic, !isExtension, isInPublic { types.insert(path) }
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(PartClass.whole(of: node.name.text), node.modifiers)
  }
  override func visitPost(_ node: ClassDeclSyntax) { stack.removeLast() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.modifiers)
  }
  override func visitPost(_ node: StructDeclSyntax) { stack.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.modifiers)
  }
  override func visitPost(_ node: EnumDeclSyntax) { stack.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.modifiers, opensMembers: true)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { stack.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.trimmedDescription, node.modifiers, isExtension: true)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { stack.removeLast() }

  private func record(_ name: String, _ modifiers: DeclModifierListSyntax, isOpen: Bool = false) {
    guard !stack.isEmpty, isInPublic, !name.hasPrefix("_") else { return }
    guard isOpen || Self.isPublic(modifiers) || stack.last?.opensMembers == true else { return }
    members[path, default: []].insert(name)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    record(node.name.text, node.modifiers)
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    record("init", node.modifiers)
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
      record(name, node.modifiers)
    }
    return .skipChildren
  }

  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    for element in node.elements { record(element.name.text, node.modifiers, isOpen: true) }
    return .skipChildren
  }
}
