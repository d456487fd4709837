import SwiftSyntax

/// What names of a module's declarations stand for: sets and dictionaries, or something with an order.
///
/// Types are reported by what is written: an annotation, or an initial value that says its type. That is less than the
/// compiler knows, and enough to find loops over them.
struct DeclaredNames {
  /// How often a name was declared as each.
  struct Count {
    var unordered = 0
    var other = 0

    /// Whether all of its declarations are sets or dictionaries.
    var isUnordered: Bool { unordered > 0 && other == 0 }
  }

  /// The members of each type, by the type's name.
  private(set) var members: [String: [String: Bool]] = [:]
  /// All members, whatever their type.
  private(set) var anywhere: [String: Count] = [:]
  /// The names of the members' types, by the name of the type they are in.
  private(set) var memberTypes: [String: [String: String]] = [:]
  /// Functions, by what they return.
  private(set) var functions: [String: Count] = [:]
  /// Names of types that are sets or dictionaries.
  var aliases: Set<String> = []

  mutating func add(_ name: String, isUnordered: Bool, of own: String?, to type: String?) {
    if let type {
      members[type, default: [:]][name] = isUnordered
      memberTypes[type, default: [:]][name] = own
    }
    anywhere[name, default: Count()].unordered += isUnordered ? 1 : 0
    anywhere[name, default: Count()].other += isUnordered ? 0 : 1
  }

  mutating func add(function name: String, isUnordered: Bool) {
    functions[name, default: Count()].unordered += isUnordered ? 1 : 0
    functions[name, default: Count()].other += isUnordered ? 0 : 1
  }

  /// Whether a type as it is written is a set or a dictionary.
  func isUnordered(_ type: TypeSyntax) -> Bool {
    if type.is(DictionaryTypeSyntax.self) { return true }
    if let optional = type.as(OptionalTypeSyntax.self) { return isUnordered(optional.wrappedType) }
    if let some = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return isUnordered(some.wrappedType) }
    if let attributed = type.as(AttributedTypeSyntax.self) { return isUnordered(attributed.baseType) }
    if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return isUnordered(only.type)
    }
    if let name = type.as(IdentifierTypeSyntax.self)?.name.text {
      return name == "Set" || name == "Dictionary" || aliases.contains(name)
    }
    if let name = type.as(MemberTypeSyntax.self)?.name.text { return aliases.contains(name) }
    return false
  }
}

/// Gathers the declarations of the files it walks.
final class DeclarationCollector: SyntaxVisitor {
  private(set) var names = DeclaredNames()
  private var types: [String] = []
  private var depthInFunctions = 0

  init() { super.init(viewMode: .sourceAccurate) }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    if names.isUnordered(node.initializer.value) { names.aliases.insert(node.name.text) }
    return .skipChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: ActorDeclSyntax) { types.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: ProtocolDeclSyntax) { types.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.lastName)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

  private func enter(_ name: String) -> SyntaxVisitorContinueKind {
    types.append(name)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let type = node.signature.returnClause?.type
    names.add(function: node.name.text, isUnordered: type.map(names.isUnordered) ?? false)
    depthInFunctions += 1
    return .visitChildren
  }
  override func visitPost(_ node: FunctionDeclSyntax) { depthInFunctions -= 1 }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    depthInFunctions += 1
    return .visitChildren
  }
  override func visitPost(_ node: InitializerDeclSyntax) { depthInFunctions -= 1 }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: EnumCaseParameterSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    // What is local is known where it is used.
    guard depthInFunctions == 0 else { return .skipChildren }
    for binding in node.bindings {
      for (name, isUnordered) in binding.names(names) {
        names.add(name, isUnordered: isUnordered, of: binding.typeName, to: types.last)
      }
    }
    return .visitChildren
  }
}

extension TypeSyntax {
  /// The name of a type without those around it, its arguments, and whether it is optional.
  var lastName: String {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.lastName }
    if let some = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return some.wrappedType.lastName }
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.lastName }
    if let name = self.as(IdentifierTypeSyntax.self)?.name.text { return name }
    if let name = self.as(MemberTypeSyntax.self)?.name.text { return name }
    return trimmedDescription
  }
}

extension PatternBindingSyntax {
  /// The name of the type that an annotation or an initializer says; nil where neither does.
  var typeName: String? {
    if let type = typeAnnotation?.type { return type.lastName }
    return initializer?.value.constructedType
  }

  /// The names that a binding declares, and whether each is a set or a dictionary.
  func names(_ known: DeclaredNames, _ classify: (ExprSyntax) -> Bool = { _ in false }) -> [(String, Bool)] {
    if let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
      if let type = typeAnnotation?.type { return [(name, known.isUnordered(type))] }
      guard let value = initializer?.value else { return [(name, false)] }
      return [(name, value.makesUnordered(known) || classify(value))]
    }
    guard let tuple = pattern.as(TuplePatternSyntax.self) else { return [] }
    let types = typeAnnotation?.type.as(TupleTypeSyntax.self).map { Array($0.elements) }
    let values = initializer?.value.as(TupleExprSyntax.self).map { Array($0.elements) }
    return tuple.elements.enumerated().compactMap { index, element in
      guard let name = element.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return nil }
      if let types, index < types.count { return (name, known.isUnordered(types[index].type)) }
      if let values, index < values.count {
        let value = values[index].expression
        return (name, value.makesUnordered(known) || classify(value))
      }
      return (name, false)
    }
  }
}

extension ExprSyntax {
  /// The type that an expression such as `Row(…)` makes a value of; nil for other expressions.
  var constructedType: String? {
    guard let call = self.as(FunctionCallExprSyntax.self) else { return nil }
    let callee = call.calledExpression
    let name =
      callee.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? callee.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    return name.flatMap { $0.first?.isUppercase == true ? $0 : nil }
  }

  /// Whether an expression makes a set or a dictionary and says so: `Set(…)`, `[Key: Value]()`, `[:]`.
  func makesUnordered(_ known: DeclaredNames) -> Bool {
    if self.is(DictionaryExprSyntax.self) { return true }
    if let cast = self.as(AsExprSyntax.self) { return known.isUnordered(cast.type) }
    if let attempt = self.as(TryExprSyntax.self) { return attempt.expression.makesUnordered(known) }
    if let macro = self.as(FunctionCallExprSyntax.self) {
      let callee = macro.calledExpression
      if callee.is(DictionaryExprSyntax.self) { return true }
      if let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.text {
        return name == "Set" || name == "Dictionary" || known.aliases.contains(name)
      }
      if let generic = callee.as(GenericSpecializationExprSyntax.self)?.expression {
        let name = generic.as(DeclReferenceExprSyntax.self)?.baseName.text
        return name == "Set" || name == "Dictionary"
      }
    }
    return false
  }
}
