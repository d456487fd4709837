import SwiftSyntax

/// A function, an initialiser, a subscript, a value or a nested type, as far as overloads need it.
struct MemberSignature: Hashable {
  struct Parameter: Hashable {
    /// `_` for none.
    var label: String
    /// As it is written; functions of one name may differ in it alone.
    var type: String
    var mayBeLeftOut: Bool
    var isVariadic: Bool
  }

  /// Without backticks; `init` and `subscript` for those.
  var name: String
  /// Nil for what has none, such as values.
  var parameters: [Parameter]?
  var isStatic = false

  var isOperator: Bool { name.first.map { !$0.isLetter && $0 != "_" } ?? false }
  /// The words that the types of its parameters are written with.
  var typeNames: [String] {
    (parameters ?? []).flatMap {
      $0.type.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    }
  }

  /// The members that a declaration adds; none for one that only its file can use.
  static func all(of declaration: DeclSyntax) -> [MemberSignature] {
    if let modified = declaration.asProtocol((any WithModifiersSyntax).self),
      modified.modifiers.contains(where: {
        ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil
      })
    {
      return []
    }
    let isStatic =
      declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers
      .contains { ["static", "class"].contains($0.name.text) } ?? false
    if let node = declaration.as(FunctionDeclSyntax.self) {
      let parameters = parameters(of: node.signature.parameterClause)
      return [MemberSignature(name: node.name.plain, parameters: parameters, isStatic: isStatic)]
    }
    if let node = declaration.as(InitializerDeclSyntax.self) {
      return [MemberSignature(name: "init", parameters: parameters(of: node.signature.parameterClause))]
    }
    if let node = declaration.as(SubscriptDeclSyntax.self) {
      var found = parameters(of: node.parameterClause)
      // The label of a subscript's parameter counts only where it is written twice.
      for (index, parameter) in node.parameterClause.parameters.enumerated() where parameter.secondName == nil
      {
        found[index].label = "_"
      }
      return [MemberSignature(name: "subscript", parameters: found, isStatic: isStatic)]
    }
    if let node = declaration.as(VariableDeclSyntax.self) {
      return node.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.plain }
        .map { MemberSignature(name: $0, isStatic: isStatic) }
    }
    if let node = declaration.as(EnumCaseDeclSyntax.self) {
      return node.elements.map { MemberSignature(name: $0.name.plain, isStatic: true) }
    }
    if let node = declaration.as(OperatorDeclSyntax.self) { return [MemberSignature(name: node.name.text)] }
    if let node = declaration.as(IfConfigDeclSyntax.self) {
      return node.clauses.flatMap { clause -> [MemberSignature] in
        guard case .decls(let members) = clause.elements else { return [] }
        return members.flatMap { all(of: $0.decl) }
      }
    }
    if let named = declaration.asProtocol((any NamedDeclSyntax).self) {
      return [MemberSignature(name: named.name.plain, isStatic: true)]
    }
    return []
  }

  private static func parameters(of clause: FunctionParameterClauseSyntax) -> [Parameter] {
    clause.parameters.map {
      Parameter(
        label: $0.firstName.plain, type: $0.type.trimmedDescription, mayBeLeftOut: $0.defaultValue != nil,
        isVariadic: $0.ellipsis != nil)
    }
  }

  /// Whether a call by these labels may mean it.
  func accepts(_ call: CallShape) -> Bool {
    guard let parameters else { return false }
    var rest = parameters[...]
    for label in call.labels {
      while let next = rest.first, next.label != label {
        guard next.mayBeLeftOut || next.isVariadic else { return false }
        rest.removeFirst()
      }
      guard let next = rest.first else { return false }
      if !next.isVariadic { rest.removeFirst() }
    }
    return rest.count { !$0.mayBeLeftOut && !$0.isVariadic } <= call.trailingClosures
  }
}

extension TokenSyntax {
  /// The name without the marks that keep it from being a keyword.
  var plain: String { text.filter { $0 != "`" } }
}
