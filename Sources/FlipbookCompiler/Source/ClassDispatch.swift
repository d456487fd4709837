import SwiftSyntax

/// Lets a class of the scene override a member that an extension gives to one of the library's classes with `@objc`, as
/// Objective-C does.
///
/// The override becomes a member of another name, and the one that it overrides begins with a question for the class
/// and a use of that. An override that names `super` is left alone.
final class ClassDispatch: SyntaxVisitor {
  private struct Member {
    var type: String
    /// The name, with the labels of a method.
    var signature: String
    var node: DeclSyntax
    var override: DeclModifierSyntax?
  }

  private var bases: [Member] = []
  private var overrides: [Member] = []
  private var classes: Set<String> = []

  init(tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    classes.insert(node.name.text)
    overrides += Self.members(of: node.memberBlock, type: node.name.text) { $1 != nil }
    return .skipChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.genericWhereClause == nil else { return .skipChildren }
    let isExposed = Self.isExposed(node.attributes)
    bases += Self.members(of: node.memberBlock, type: node.extendedType.trimmedDescription) {
      $1 == nil && (isExposed || Self.isExposed($0))
    }
    return .skipChildren
  }

  // Types inside functions can't be extended.
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private static func isExposed(_ attributes: AttributeListSyntax) -> Bool {
    attributes.contains {
      let name = $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription
      return name == "objc" || name == "objcMembers"
    }
  }

  private static func members(
    of block: MemberBlockSyntax, type: String, where fits: (AttributeListSyntax, DeclModifierSyntax?) -> Bool
  ) -> [Member] {
    block.members.compactMap { member in
      let (name, attributes, modifiers): (String, AttributeListSyntax, DeclModifierListSyntax)
      if let method = member.decl.as(FunctionDeclSyntax.self), method.body != nil {
        let labels = method.signature.parameterClause.parameters.map { "\($0.firstName.text):" }.joined()
        (name, attributes, modifiers) = (
          "\(method.name.text)(\(labels))", method.attributes, method.modifiers
        )
      } else if let property = member.decl.as(VariableDeclSyntax.self), property.bindings.count == 1,
        let binding = property.bindings.first, binding.accessorBlock != nil
      {
        (name, attributes, modifiers) = (
          binding.pattern.trimmedDescription, property.attributes, property.modifiers
        )
      } else {
        return nil
      }
      let override = modifiers.first { $0.name.text == "override" }
      return fits(attributes, override)
        ? Member(type: type, signature: name, node: member.decl, override: override) : nil
    }
  }

  var edits: [SourceEdit] {
    overrides.flatMap { member -> [SourceEdit] in
      guard let override = member.override,
        !member.node.tokens(viewMode: .sourceAccurate).contains(where: { $0.text == "super" }),
        let base = bases.first(where: { $0.signature == member.signature && !classes.contains($0.type) }),
        let name = Self.name(of: member.node)
      else { return [] }
      let other = "_\(member.type)_\(name.text)"
      let forwards = Self.forwards(of: base.node, to: member.type, as: other)
      guard !forwards.isEmpty else { return [] }
      return [
        SourceEdit(range: SourceFixer.range(of: override), text: ""),
        SourceEdit(range: SourceFixer.range(of: name), text: other),
      ] + forwards
    }
  }

  private static func name(of node: DeclSyntax) -> TokenSyntax? {
    if let method = node.as(FunctionDeclSyntax.self) { return method.name }
    return node.as(VariableDeclSyntax.self)?.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?
      .identifier
  }

  /// The questions at the beginnings of the bodies of a member.
  private static func forwards(of node: DeclSyntax, to type: String, as name: String) -> [SourceEdit] {
    func edit(_ brace: TokenSyntax, _ text: String) -> SourceEdit {
      let start = brace.endPositionBeforeTrailingTrivia.utf8Offset
      return SourceEdit(range: start..<start, text: text)
    }
    func question(_ use: String, _ statements: CodeBlockItemListSyntax, returns: Bool) -> String {
      let forward = " if let own = self as? \(type) { \(use) };"
      return returns && isExpression(statements) ? forward + " return" : forward
    }
    if let method = node.as(FunctionDeclSyntax.self), let body = method.body {
      let call = ExtensionDispatch.call(of: method, as: name, on: "own")
      let returns = method.signature.returnClause != nil
      return [edit(body.leftBrace, question("return \(call)", body.statements, returns: returns))]
    }
    guard let block = node.as(VariableDeclSyntax.self)?.bindings.first?.accessorBlock else { return [] }
    if case .getter(let statements) = block.accessors {
      return [edit(block.leftBrace, question("return own.\(name)", statements, returns: true))]
    }
    guard case .accessors(let accessors) = block.accessors else { return [] }
    return accessors.compactMap { accessor in
      guard let body = accessor.body else { return nil }
      switch accessor.accessorSpecifier.text {
      case "get": return edit(body.leftBrace, question("return own.\(name)", body.statements, returns: true))
      case "set":
        let value = accessor.parameters?.name.text ?? "newValue"
        return edit(
          body.leftBrace, question("own.\(name) = \(value); return", body.statements, returns: false))
      default: return nil
      }
    }
  }

  /// Whether a body is one expression, which is its value.
  private static func isExpression(_ statements: CodeBlockItemListSyntax) -> Bool {
    guard statements.count == 1, case .expr(let result)? = statements.first?.item else { return false }
    return !result.is(IfExprSyntax.self) && !result.is(SwitchExprSyntax.self)
  }
}
