import SwiftSyntax

/// The types of a scene's files: what they inherit from, which members they have and which they override.
final class ClassHierarchy: SyntaxVisitor {
  /// The members of a type in one place: its declaration or an extension.
  struct Place {
    /// The type with the types around it: `A.In`.
    var type: String
    /// Its functions, with their labels, and its variables: `b(c:_:)`, `d`.
    var members: Set<String>
    /// The number of the file.
    var file: Int
  }

  /// The classes by name, with the types around them, and the number of the file of each.
  private(set) var classes: [String: Int] = [:]
  private(set) var places: [Place] = []
  /// The names in a type's inheritance clauses, by its own name alone.
  private var parents: [String: Set<String>] = [:]
  /// The members that a type overrides, by its own name alone.
  private var overrides: [String: Set<String>] = [:]
  private var outerNames: [String] = []
  private var file = 0

  init(trees: [SourceFileSyntax]) {
    super.init(viewMode: .sourceAccurate)
    for (index, tree) in trees.enumerated() {
      file = index
      walk(tree)
    }
  }

  /// The members that a type overrides itself, in extensions too.
  func overridden(by type: String) -> Set<String> { overrides[Self.ownName(type)] ?? [] }

  /// Whether a class below a type overrides one of its members.
  func overrides(_ member: String, of type: String) -> Bool {
    let name = Self.ownName(type)
    return overrides.contains { $0.value.contains(member) && $0.key != name && inherits($0.key, from: name) }
  }

  /// Whether a type inherits from another or conforms to it, through others too.
  func inherits(_ type: String, from base: String) -> Bool {
    var open = [Self.ownName(type)]
    var seen: Set<String> = []
    while let next = open.popLast() {
      if next == base { return true }
      guard seen.insert(next).inserted else { continue }
      open += parents[next] ?? []
    }
    return false
  }

  private static func ownName(_ type: String) -> String {
    type.split(separator: ".").last.map(String.init) ?? type
  }

  /// The name of a member with its labels; nil for other declarations.
  static func name(of member: DeclSyntax) -> String? {
    if let method = member.as(FunctionDeclSyntax.self) { return name(of: method) }
    return member.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription
  }

  static func name(of method: FunctionDeclSyntax) -> String {
    method.name.text + "("
      + method.signature.parameterClause.parameters.map { "\($0.firstName.text):" }.joined()
      + ")"
  }

  private func enter(_ name: String, _ inherited: InheritanceClauseSyntax?, _ block: MemberBlockSyntax) {
    outerNames.append(name)
    let own = Self.ownName(name)
    for type in inherited?.inheritedTypes ?? [] {
      let names = type.type.trimmedDescription.split { "&, ".contains($0) }
      parents[own, default: []].formUnion(names.map { Self.ownName(String($0)) })
    }
    var members: Set<String> = []
    for member in block.members {
      guard let name = Self.name(of: member.decl) else { continue }
      members.insert(name)
      let modifiers =
        member.decl.as(FunctionDeclSyntax.self)?.modifiers
        ?? member.decl.as(VariableDeclSyntax.self)?.modifiers
      if modifiers?.contains(where: { $0.name.text == "override" }) == true {
        overrides[own, default: []].insert(name)
      }
    }
    places.append(Place(type: outerNames.joined(separator: "."), members: members, file: file))
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.inheritanceClause, node.memberBlock)
    classes[outerNames.joined(separator: ".")] = file
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) { outerNames.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.inheritanceClause, node.memberBlock)
    return .visitChildren
  }
  override func visitPost(_ node: StructDeclSyntax) { outerNames.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.inheritanceClause, node.memberBlock)
    return .visitChildren
  }
  override func visitPost(_ node: EnumDeclSyntax) { outerNames.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.trimmedDescription, node.inheritanceClause, node.memberBlock)
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { outerNames.removeLast() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    for type in node.inheritanceClause?.inheritedTypes ?? [] {
      parents[node.name.text, default: []].insert(Self.ownName(type.type.trimmedDescription))
    }
    return .skipChildren
  }

  // Types inside functions can't be extended.
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
