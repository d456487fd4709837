import SwiftSyntax

/// SwiftData's macros, whose plug-ins only Apple has: `@Model`, `@Query`, `@ModelActor`, `#Unique` and `#Index`.
///
/// A model becomes an observed class with a record of its own. A property that holds models notifies those when it changes.
final class ModelMacros: SyntaxVisitor {
  private(set) var edits: [SourceEdit] = []
  private let models: ModelFacts

  init(tree: SourceFileSyntax, models: ModelFacts) {
    self.models = models
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let mark = ModelClasses.mark(node.attributes, "Model") else { return .visitChildren }
    edits.append(SourceEdit(range: SourceFixer.range(of: mark), text: "@Observable"))
    conform(
      to: "SwiftData.PersistentModel", node.inheritanceClause,
      after: node.genericParameterClause?.endPositionBeforeTrailingTrivia
        ?? node.name.endPositionBeforeTrailingTrivia)
    var relations: [String] = []
    var unique: [String] = []
    for variable in node.memberBlock.members.compactMap({ $0.decl.as(VariableDeclSyntax.self) }) {
      if isUnique(variable), let name = variable.bindings.first?.pattern.trimmedDescription {
        unique.append("AnyHashable(self.\(name))")
      }
      removeMarks(of: variable)
      makeVariable(variable)
      if let relation = observe(variable, of: node.name.text) { relations.append(relation) }
    }
    var members = "@ObservationIgnored public let _$record = SwiftData.ModelRecord();"
    if !relations.isEmpty {
      members +=
        " public var _$relations: [any SwiftData.ModelRelating] { "
        + "[\(relations.joined(separator: ", "))] };"
    }
    if !unique.isEmpty {
      members += " public var _$uniqueValues: [AnyHashable] { [\(unique.joined(separator: ", "))] };"
    }
    insert(" \(members)", after: node.memberBlock.leftBrace)
    return .visitChildren
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let mark = ModelClasses.mark(node.attributes, "ModelActor") else { return .visitChildren }
    edits.append(SourceEdit(range: SourceFixer.range(of: mark), text: ""))
    conform(
      to: "SwiftData.ModelActor", node.inheritanceClause, after: node.name.endPositionBeforeTrailingTrivia)
    let hasOwn = node.memberBlock.members.contains { $0.decl.is(InitializerDeclSyntax.self) }
    let start =
      hasOwn
      ? ""
      : " public init(modelContainer: SwiftData.ModelContainer) { self.modelContainer = modelContainer; "
        + "self.modelContext = SwiftData.ModelContext(modelContainer) };"
    insert(
      " public nonisolated let modelContainer: SwiftData.ModelContainer; "
        + "public let modelContext: SwiftData.ModelContext;" + start, after: node.memberBlock.leftBrace)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    // The type of the list alone doesn't determine which models a query fetches.
    guard let mark = ModelClasses.mark(node.attributes, "Query"),
      mark.attributeName.as(IdentifierTypeSyntax.self)?.genericArgumentClause == nil,
      let type = node.bindings.first?.typeAnnotation?.type
    else { return .visitChildren }
    let part = ModelClasses.element(of: type).trimmedDescription
    // A list under a name of its own says what it holds.
    let element = part == type.trimmedDescription ? "\(part).Element" : part
    let wrapper = "SwiftData.Query<\(element), \(type.trimmedDescription)>"
    // As the macro does: whatever the property is, the structure's own initializer is seen by all that see the structure.
    if node.attributes.count == 1, node.bindings.count == 1, let binding = node.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    {
      let end = mark.endPositionBeforeTrailingTrivia.utf8Offset
      let place = binding.endPositionBeforeTrailingTrivia.utf8Offset
      let start = mark.atSign.positionAfterSkippingLeadingTrivia.utf8Offset
      let opening = mark.leftParen?.positionAfterSkippingLeadingTrivia.utf8Offset ?? end
      let text = "private(set) var _\(name): \(wrapper) = .init" + (mark.leftParen == nil ? "()" : "")
      edits += [
        SourceEdit(range: start..<opening, text: text), SourceEdit(range: end..<end, text: ";"),
        SourceEdit(range: place..<place, text: " { _\(name).wrappedValue }"),
      ]
      return .visitChildren
    }
    edits.append(
      SourceEdit(
        range: SourceFixer.range(of: mark.attributeName),
        text: wrapper))
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard ["Unique", "Index"].contains(node.macroName.text) else { return .visitChildren }
    edits.append(SourceEdit(range: SourceFixer.range(of: node), text: ""))
    return .skipChildren
  }

  // MARK: Properties

  private func isUnique(_ variable: VariableDeclSyntax) -> Bool {
    guard let mark = ModelClasses.mark(variable.attributes, "Attribute"),
      case .argumentList(let arguments) = mark.arguments
    else { return false }
    return arguments.contains { $0.expression.trimmedDescription.hasSuffix(".unique") }
  }

  private func removeMarks(of variable: VariableDeclSyntax) {
    for name in ["Attribute", "Relationship", "Transient"] {
      guard let mark = ModelClasses.mark(variable.attributes, name) else { continue }
      edits.append(SourceEdit(range: SourceFixer.range(of: mark), text: ""))
    }
  }

  /// A constant of a model with a value of its own is stored by the macro, and an initializer may set it all the same.
  private func makeVariable(_ variable: VariableDeclSyntax) {
    guard variable.bindingSpecifier.tokenKind == .keyword(.let),
      variable.bindings.contains(where: { $0.initializer != nil }),
      !variable.modifiers.contains(where: { ["static", "class"].contains($0.name.text) })
    else { return }
    edits.append(SourceEdit(range: SourceFixer.range(of: variable.bindingSpecifier), text: "var"))
  }

  /// Makes a property that holds models notify them when it changes.
  ///
  /// - Returns: The relation as an expression; nil for a property of values.
  private func observe(_ variable: VariableDeclSyntax, of owner: String) -> String? {
    guard let binding = ModelClasses.storedBinding(of: variable),
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let relation = models.relation(name, of: owner)
    else { return nil }
    let rule = relation.rule.map { ", rule: \($0)" } ?? ""
    let inverse = models.inverse(of: relation).map { ", inverse: SwiftData.ModelInverse(\($0))" } ?? ""
    func made(_ value: String) -> String { "SwiftData.ModelRelation(self, \(value)\(rule)\(inverse))" }
    let end = binding.endPositionBeforeTrailingTrivia.utf8Offset
    edits.append(
      SourceEdit(
        range: end..<end,
        text: " { didSet { \(made("self.\(name)")).replace(\(made("oldValue"))) } }"))
    return made("self.\(name)")
  }

  // MARK: Declarations

  private func conform(
    to name: String, _ clause: InheritanceClauseSyntax?, after place: AbsolutePosition
  ) {
    let end = (clause?.endPositionBeforeTrailingTrivia ?? place).utf8Offset
    edits.append(SourceEdit(range: end..<end, text: clause == nil ? ": \(name)" : ", \(name)"))
  }

  private func insert(_ text: String, after token: TokenSyntax) {
    let end = token.endPositionBeforeTrailingTrivia.utf8Offset
    edits.append(SourceEdit(range: end..<end, text: text))
  }
}
