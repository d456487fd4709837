import SwiftSyntax

/// Walks a scene file and notes its types, what they inherit, and its imports.
///
/// A type is a clip when it names `Clip` among what it inherits, in its declaration or in an extension, or
/// names a type, protocol or alias of the file that does.
final class ClipFinder: SyntaxVisitor {
  struct Import {
    var module: String
    var range: Range<Int>
  }

  private struct Declaration {
    var name: String
    var line: Int
    var conditions: [String]
    var isGeneric: Bool
  }

  private(set) var imports: [Import] = []
  private var declarations: [Declaration] = []
  /// What each name of the file is declared to inherit or to stand for.
  private var inherited: [String: [String]] = [:]
  private var outerNames: [String] = []
  private var outerGenerics: [Bool] = []
  private var conditions: [String] = []
  private let converter: SourceLocationConverter

  init(tree: SourceFileSyntax) {
    converter = SourceLocationConverter(fileName: "", tree: tree)
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  /// The clips in the order of the file.
  func clips(generic: Bool) -> [FoundClip] {
    var names: Set<String> = ["Clip", "Flipbook.Clip"]
    var grew = true
    while grew {
      grew = false
      for (name, parents) in inherited where !names.contains(name) && parents.contains(where: names.contains)
      {
        names.insert(name)
        grew = true
      }
    }
    var seen: Set<String> = []
    return declarations.compactMap { found in
      guard found.isGeneric == generic, names.contains(found.name) else { return nil }
      // One name may be declared in two branches of an `#if`; each then has its own conditions.
      guard seen.insert("\(found.name) \(found.conditions)").inserted else { return nil }
      return FoundClip(name: found.name, line: found.line, conditions: found.conditions)
    }
  }

  // MARK: Types

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.name, node.genericParameterClause, node.inheritanceClause)
  }
  override func visitPost(_ node: StructDeclSyntax) { leave() }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.name, node.genericParameterClause, node.inheritanceClause)
  }
  override func visitPost(_ node: ClassDeclSyntax) { leave() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.name, node.genericParameterClause, node.inheritanceClause)
  }
  override func visitPost(_ node: EnumDeclSyntax) { leave() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.inheritanceClause, for: qualified(node.name.text))
    return .skipChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    inherited[qualified(node.name.text), default: []] += parts(of: node.initializer.value)
    return .skipChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.trimmedDescription
    note(node.inheritanceClause, for: qualified(name))
    outerNames.append(name)
    outerGenerics.append(node.genericWhereClause != nil)
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

  // Types inside functions can't be named from outside.
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  // MARK: Imports and conditions

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    if let module = node.path.first?.name.text { imports.append(Import(module: module, range: start..<end)) }
    return .skipChildren
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    var earlier: [String] = []
    for clause in node.clauses {
      let condition = clause.condition?.trimmedDescription
      conditions.append(
        (earlier.map { "!(\($0))" } + (condition.map { ["(\($0))"] } ?? [])).joined(separator: " && "))
      if let elements = clause.elements { walk(elements) }
      conditions.removeLast()
      if let condition { earlier.append(condition) }
    }
    return .skipChildren
  }

  // MARK: Helpers

  private func enter(
    _ node: some DeclSyntaxProtocol, _ name: TokenSyntax, _ generics: GenericParameterClauseSyntax?,
    _ inheritance: InheritanceClauseSyntax?
  ) -> SyntaxVisitorContinueKind {
    let full = qualified(name.text)
    note(inheritance, for: full)
    let location = converter.location(for: name.positionAfterSkippingLeadingTrivia)
    let isGeneric = generics != nil || outerGenerics.contains(true)
    declarations.append(
      Declaration(name: full, line: location.line, conditions: conditions, isGeneric: isGeneric))
    outerNames.append(name.text)
    outerGenerics.append(generics != nil)
    return .visitChildren
  }

  private func leave() {
    outerNames.removeLast()
    outerGenerics.removeLast()
  }

  private func note(_ clause: InheritanceClauseSyntax?, for name: String) {
    guard let clause else { return }
    inherited[name, default: []] += clause.inheritedTypes.flatMap { parts(of: $0.type) }
  }

  /// The names a type expression is made of: `A & B` gives both, attributes fall away.
  private func parts(of type: TypeSyntax) -> [String] {
    if let composition = type.as(CompositionTypeSyntax.self) {
      return composition.elements.flatMap { parts(of: $0.type) }
    }
    if let attributed = type.as(AttributedTypeSyntax.self) { return parts(of: attributed.baseType) }
    let name = type.trimmedDescription
    return outerNames.isEmpty ? [name] : [name, qualified(name)]
  }

  private func qualified(_ name: String) -> String { (outerNames + [name]).joined(separator: ".") }
}
