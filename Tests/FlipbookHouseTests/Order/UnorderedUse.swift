import SwiftSyntax

/// A place that depends on the order of a set or a dictionary.
struct UnorderedUse: Hashable, CustomStringConvertible {
  var file: String
  var line: Int
  /// The line itself, without the space around it.
  var text: String

  var description: String { "\(file):\(line): \(text)" }
}

/// Finds loops and calls that depend on the order of a set or a dictionary.
///
/// A loop whose order does not matter says why in a comment on its line or the line above that begins with
/// `Any order:`.
final class UnorderedUseFinder: SyntaxVisitor {
  private let file: String
  private let names: DeclaredNames
  private let places: SourceLocationConverter
  private let lines: [Substring]
  private var types: [String] = []
  /// The local names of the functions and closures around.
  private var scopes: [[String: Bool]] = [[:]]
  /// The types of local names, as far as they are written.
  private var localTypes: [[String: String]] = [[:]]
  private(set) var uses: [UnorderedUse] = []

  /// Calls on a set or dictionary whose result, or whose effects, have an order.
  private static let ordered: Set<String> = [
    "map", "compactMap", "flatMap", "forEach", "reduce", "enumerated", "prefix", "dropFirst", "dropLast",
    "suffix", "joined", "reversed", "popFirst", "randomElement", "makeIterator", "removeFirst", "split",
    "lazy",
    "min", "max",
  ]
  /// Calls on a set or dictionary that give another.
  private static let unordered: Set<String> = [
    "filter", "mapValues", "compactMapValues", "merging", "union", "intersection", "subtracting",
    "symmetricDifference", "keys", "values",
  ]
  /// What makes the order of what it is called on or given of no account.
  private static let forgetting: Set<String> = [
    "sorted", "contains", "count", "isEmpty", "allSatisfy", "Set", "Dictionary", "formUnion", "subtract",
    "formIntersection", "union", "subtracting", "intersection", "isSubset", "isSuperset", "isDisjoint",
    "merge", "merging",
  ]

  init(_ tree: SourceFileSyntax, file: String, names: DeclaredNames) {
    self.file = file
    self.names = names
    places = SourceLocationConverter(fileName: file, tree: tree)
    lines = tree.description.split(separator: "\n", omittingEmptySubsequences: false)
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  // MARK: Names

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

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    open()
    return .visitChildren
  }
  override func visitPost(_ node: CodeBlockSyntax) { close() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    open()
    declare(node.signature.parameterClause.parameters)
    return .visitChildren
  }
  override func visitPost(_ node: FunctionDeclSyntax) { close() }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    open()
    declare(node.signature.parameterClause.parameters)
    return .visitChildren
  }
  override func visitPost(_ node: InitializerDeclSyntax) { close() }

  private func open() {
    scopes.append([:])
    localTypes.append([:])
  }

  private func close() {
    scopes.removeLast()
    localTypes.removeLast()
  }

  private func declare(_ parameters: FunctionParameterListSyntax) {
    for parameter in parameters {
      let name = (parameter.secondName ?? parameter.firstName).text
      scopes[scopes.count - 1][name] = names.isUnordered(parameter.type)
      localTypes[scopes.count - 1][name] = parameter.type.lastName
    }
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    open()
    switch node.signature?.parameterClause {
    case .simpleInput(let list): for one in list { scopes[scopes.count - 1][one.name.text] = false }
    case .parameterClause(let clause):
      for one in clause.parameters {
        let name = (one.secondName ?? one.firstName).text
        scopes[scopes.count - 1][name] = one.type.map(names.isUnordered) ?? false
      }
    default: break
    }
    return .visitChildren
  }
  override func visitPost(_ node: ClosureExprSyntax) { close() }

  override func visitPost(_ node: PatternBindingSyntax) {
    guard scopes.count > 1 else { return }
    for (name, isUnordered) in node.names(names, isUnordered) {
      // The type first: the initial value may be another of this name.
      localTypes[scopes.count - 1][name] =
        node.typeName ?? node.initializer.flatMap { typeName(of: $0.value) }
      scopes[scopes.count - 1][name] = isUnordered
    }
  }

  override func visitPost(_ node: OptionalBindingConditionSyntax) {
    guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return }
    let isIt = node.initializer.map { isUnordered($0.value) } ?? isUnorderedName(name)
    scopes[scopes.count - 1][name] = node.typeAnnotation.map { names.isUnordered($0.type) } ?? isIt
  }

  private func isUnorderedName(_ name: String) -> Bool {
    for scope in scopes.reversed() { if let known = scope[name] { return known } }
    for type in types.reversed() { if let known = names.members[type]?[name] { return known } }
    return names.anywhere[name]?.isUnordered ?? false
  }

  /// The name of an expression's type, as far as it is written somewhere.
  private func typeName(of expression: ExprSyntax) -> String? {
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      if name == "self" || name == "Self" { return types.last }
      for (scope, own) in zip(scopes, localTypes).reversed() where scope[name] != nil { return own[name] }
      for type in types.reversed() { if let known = names.memberTypes[type]?[name] { return known } }
      return names.members[name] == nil ? nil : name
    }
    if let member = expression.as(MemberAccessExprSyntax.self) {
      guard let base = member.base.flatMap(typeName) else { return nil }
      return names.memberTypes[base]?[member.declName.baseName.text]
    }
    if let chain = expression.as(OptionalChainingExprSyntax.self) { return typeName(of: chain.expression) }
    if let forced = expression.as(ForceUnwrapExprSyntax.self) { return typeName(of: forced.expression) }
    return expression.constructedType
  }

  // MARK: Expressions

  /// Whether an expression is a set, a dictionary, or its keys or values.
  private func isUnordered(_ expression: ExprSyntax) -> Bool {
    if expression.makesUnordered(names) { return true }
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text { return isUnorderedName(name) }
    if let member = expression.as(MemberAccessExprSyntax.self) { return isUnordered(member) }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
        let name = member.declName.baseName.text
        if Self.unordered.contains(name), let base = member.base { return isUnordered(base) }
        return names.functions[name]?.isUnordered ?? false
      }
      if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
        return names.functions[name]?.isUnordered ?? false
      }
      return false
    }
    if let chain = expression.as(OptionalChainingExprSyntax.self) { return isUnordered(chain.expression) }
    if let forced = expression.as(ForceUnwrapExprSyntax.self) { return isUnordered(forced.expression) }
    if let attempt = expression.as(TryExprSyntax.self) { return isUnordered(attempt.expression) }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return isUnordered(tuple.elements.first!.expression)
    }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      // `a ?? [:]`, `flag ? a : b`.
      guard let first = sequence.elements.first else { return false }
      let isChoice = sequence.elements.contains {
        $0.is(UnresolvedTernaryExprSyntax.self)
          || $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "??"
      }
      return isChoice && (isUnordered(first) || sequence.elements.last.map(isUnordered) == true)
    }
    return false
  }

  private func isUnordered(_ member: MemberAccessExprSyntax) -> Bool {
    let name = member.declName.baseName.text
    if name == "keys" || name == "values" { return member.base.map(isUnordered) ?? false }
    guard let base = member.base else { return false }
    if let type = typeName(of: base), let known = names.members[type]?[name] { return known }
    return names.anywhere[name]?.isUnordered ?? false
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    if isUnordered(node.sequence) { record(Syntax(node)) }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard let base = node.base, isUnordered(base) else { return .visitChildren }
    let name = node.declName.baseName.text
    if Self.ordered.contains(name) || name == "first" || name == "startIndex",
      !isForgotten(Syntax(node))
    {
      record(Syntax(node))
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    // `Array(set)`, `array += dictionary.values`.
    let callee = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    if callee == "Array" || callee == "zip", node.arguments.contains(where: { isUnordered($0.expression) }),
      !isForgotten(Syntax(node))
    {
      record(Syntax(node))
    }
    return .visitChildren
  }

  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    if node.label?.text == "contentsOf", isUnordered(node.expression) { record(Syntax(node)) }
    return .visitChildren
  }

  /// Whether what is made of an expression has no order again.
  private func isForgotten(_ node: Syntax) -> Bool {
    var node = node
    while let parent = node.parent {
      if let member = parent.as(MemberAccessExprSyntax.self), member.base.map(Syntax.init) == node {
        if Self.forgetting.contains(member.declName.baseName.text) { return true }
      } else if parent.is(LabeledExprSyntax.self) || parent.is(LabeledExprListSyntax.self) {
        // An argument: of what?
        if let call =
          (parent.parent?.as(FunctionCallExprSyntax.self)
            ?? parent.parent?.parent?.as(FunctionCallExprSyntax.self))
        {
          let callee = call.calledExpression
          let name =
            callee.as(DeclReferenceExprSyntax.self)?.baseName.text
            ?? callee.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
          if Self.forgetting.contains(name) { return true }
          if name != "Array" { return false }
        }
      } else if !parent.is(FunctionCallExprSyntax.self) && !parent.is(OptionalChainingExprSyntax.self)
        && !parent.is(ForceUnwrapExprSyntax.self) && !parent.is(TryExprSyntax.self)
      {
        return false
      }
      node = parent
    }
    return false
  }

  private func record(_ node: Syntax) {
    let line = places.location(for: node.positionAfterSkippingLeadingTrivia).line
    let near = lines[max(0, line - 2)..<min(lines.count, line)]
    guard !near.contains(where: { $0.contains("// Any order: ") }) else { return }
    let text = lines[line - 1].trimmingPrefix { $0 == " " }
    uses.append(UnorderedUse(file: file, line: line, text: String(text)))
  }
}
