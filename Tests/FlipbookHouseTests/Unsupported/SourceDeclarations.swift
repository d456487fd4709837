import SwiftParser
import SwiftSyntax

/// What one source file declares in public and may do nothing with, and the names that its code reads.
final class SourceDeclarations: SyntaxVisitor {
  struct Declaration: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      /// A function that returns `self` and does nothing else.
      case identity
      /// A function without a statement, or an initializer that keeps nothing of what it is given.
      case empty
      /// A function without a statement that subclasses may override.
      case openEmpty
      /// A stored property.
      case stored
      /// Any other function or initializer.
      case other
    }

    var kind: Kind
    /// The types around it and its name: `UIButton.Configuration.buttonSize`.
    var name: String
    var labels: [String]
    var line: Int
    /// The names that it passes to `unsupported`.
    var reports: [String]
  }

  private(set) var declarations: [Declaration] = []
  private(set) var reads: Set<String> = []
  private(set) var protocols: Set<String> = []
  /// The public types at the top of the file.
  private(set) var topTypes: Set<String> = []
  private var types: [(name: String, isPublic: Bool, isProtocol: Bool)] = []
  private let converter: SourceLocationConverter

  init(source: String) {
    let tree = Parser.parse(source: source)
    converter = SourceLocationConverter(fileName: "", tree: tree)
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  // MARK: Types

  private func noteType(_ name: String, _ modifiers: DeclModifierListSyntax) {
    if types.isEmpty, Self.isPublic(modifiers) { topTypes.insert(name) }
  }

  private func enter(
    _ name: String, isPublic: Bool = false, isProtocol: Bool = false
  ) -> SyntaxVisitorContinueKind {
    types.append((name, isPublic, isProtocol))
    return .visitChildren
  }

  private static func isPublic(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { ["public", "open"].contains($0.name.text) && $0.detail == nil }
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    noteType(node.name.text, node.modifiers)
    return enter(PartClass.whole(of: node.name.text))
  }
  override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    noteType(node.name.text, node.modifiers)
    return enter(node.name.text)
  }
  override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    noteType(node.name.text, node.modifiers)
    return enter(node.name.text)
  }
  override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    noteType(node.name.text, node.modifiers)
    return enter(node.name.text)
  }
  override func visitPost(_ node: ActorDeclSyntax) { types.removeLast() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    protocols.insert(node.name.text)
    noteType(node.name.text, node.modifiers)
    return enter(node.name.text, isProtocol: true)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { types.removeLast() }

  /// The members of a public extension are public without saying so.
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.trimmedDescription, isPublic: Self.isPublic(node.modifiers))
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

  private func isVisible(_ modifiers: DeclModifierListSyntax) -> Bool {
    types.last?.isProtocol != true && (Self.isPublic(modifiers) || types.last?.isPublic == true)
  }

  private func add(
    _ kind: Declaration.Kind, _ name: String, _ labels: [String], _ node: some SyntaxProtocol
  ) {
    let place = converter.location(for: node.positionAfterSkippingLeadingTrivia)
    declarations.append(
      Declaration(
        kind: kind, name: (types.map(\.name) + [name]).joined(separator: "."), labels: labels,
        line: place.line, reports: Self.reports(in: node)))
  }

  // MARK: Functions

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard isVisible(node.modifiers), let body = node.body else { return .visitChildren }
    let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
    let text = body.statements.trimmedDescription
    // What is open or overrides is there for subclasses.
    let isFixed = !node.modifiers.contains { ["open", "override"].contains($0.name.text) }
    let kind: Declaration.Kind =
      text == "self" || text == "return self"
      ? .identity : text.isEmpty ? (isFixed ? .empty : .openEmpty) : .other
    add(kind, node.name.text, labels, node)
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    guard isVisible(node.modifiers) else { return .visitChildren }
    let parameters = node.signature.parameterClause.parameters
    // An initializer that keeps nothing of what it is given.
    let isEmpty = !parameters.isEmpty && node.body?.statements.isEmpty == true
    // Archives are not read.
    let isArchive = parameters.first?.firstName.text == "coder"
    add(
      isEmpty && !isArchive ? .empty : .other, "init", parameters.map(\.firstName.text), node)
    return .visitChildren
  }

  // MARK: Properties

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    // What only the package sets is there to be read by scenes.
    let isClosed = node.modifiers.contains { $0.detail?.detail.text == "set" }
    let isShared = node.modifiers.contains { ["static", "class"].contains($0.name.text) }
    guard node.bindingSpecifier.text == "var", isVisible(node.modifiers), !isClosed, !isShared,
      !types.isEmpty
    else { return .visitChildren }
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
      var isStored = true
      if let block = binding.accessorBlock {
        isStored = false
        if case .accessors(let list) = block.accessors {
          isStored = list.allSatisfy { ["didSet", "willSet"].contains($0.accessorSpecifier.text) }
        }
      }
      add(isStored ? .stored : .other, name, [], node)
    }
    return .visitChildren
  }

  // MARK: Reads

  /// Whether an expression is the target of an assignment: the first of three before operators are folded.
  private static func isAssigned(_ node: some ExprSyntaxProtocol) -> Bool {
    guard let list = node.parent?.as(ExprListSyntax.self) else { return false }
    let parts = Array(list)
    guard let index = parts.firstIndex(where: { $0.id == node.id }), index + 1 < parts.count else {
      return false
    }
    return parts[index + 1].is(AssignmentExprSyntax.self)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if !Self.isAssigned(node) { reads.insert(node.declName.baseName.text) }
    if let base = node.base { walk(base) }
    return .skipChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if !Self.isAssigned(node) { reads.insert(node.baseName.text) }
    return .skipChildren
  }

  override func visit(_ node: KeyPathPropertyComponentSyntax) -> SyntaxVisitorContinueKind {
    reads.insert(node.declName.baseName.text)
    return .visitChildren
  }

  /// A property that is read to be reported has no other reader for it.
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    Self.isReport(node) ? .skipChildren : .visitChildren
  }

  // MARK: Reports

  fileprivate static func isReport(_ node: FunctionCallExprSyntax) -> Bool {
    if let plain = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      return plain.baseName.text == "unsupported"
    }
    let member = node.calledExpression.as(MemberAccessExprSyntax.self)
    return member?.declName.baseName.text == "unsupported"
  }

  private static func reports(in node: some SyntaxProtocol) -> [String] {
    let finder = ReportFinder(viewMode: .sourceAccurate)
    finder.walk(node)
    return finder.names
  }
}

/// Collects the names that a declaration passes to `unsupported`.
private final class ReportFinder: SyntaxVisitor {
  var names: [String] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if SourceDeclarations.isReport(node),
      let text = node.arguments.first?.expression.as(StringLiteralExprSyntax.self)
    {
      names.append(text.representedLiteralValue ?? "")
    }
    return .visitChildren
  }
}
