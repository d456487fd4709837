import SwiftParser
import SwiftSyntax

/// Finds the names of a file that nothing declares: neither its own group of files nor any module that it sees.
///
/// Names are resolved one by one, without types. So all are found, however many stand in one expression, and what
/// follows from a missing one is not taken for another; a member that some other type has is left to the compiler.
final class NameScan: SyntaxVisitor {
  struct Use {
    var name: String
    var kind: MissingName.Kind
    var node: Syntax
  }

  private(set) var uses: [Use] = []
  /// Everything that the file gives a name to, wherever.
  private(set) var declared: Set<String> = []
  /// The types that it extends.
  private(set) var extended: Set<String> = []
  /// The types that it names with nothing before or after them, which a module's name can't be.
  private(set) var bareTypes: Set<String> = []
  /// The modules it imports.
  private(set) var modules: Set<String> = []
  let tree: SourceFileSyntax

  init(source: String) {
    tree = Parser.parse(source: source)
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  private static let compilerNames: Set<String> = [
    "self", "Self", "super", "init", "subscript", "callAsFunction", "dynamicCallable", "_", "Any",
    "AnyObject", "Type", "Protocol", "some", "any", "Void", "Never", "newValue", "oldValue", "error",
    "unsafe",
  ]
  private static let compilerAttributes: Set<String> = [
    "available", "escaping", "autoclosure", "discardableResult", "objc", "objcMembers", "nonobjc", "main",
    "UIApplicationMain", "NSApplicationMain", "resultBuilder", "propertyWrapper", "dynamicMemberLookup",
    "dynamicCallable", "frozen", "inlinable", "inline", "usableFromInline", "unknown", "testable",
    "preconcurrency", "convention", "Sendable", "unchecked", "retroactive", "nonisolated", "MainActor",
    "globalActor", "IBAction", "IBOutlet", "IBDesignable", "IBInspectable", "NSManaged", "Entry",
    "Animatable",
    "AnimatableIgnored", "Previewable", "Observable", "ObservationIgnored", "ObservationTracked",
    "warn_unqualified_access",
    "_exported", "_implementationOnly", "_silgen_name", "_spi", "_disfavoredOverload", "specialize",
    "section",
    "used", "concurrent", "isolated", "attached", "freestanding", "transparent", "noescape", "differentiable",
    "NSCopying", "_cdecl", "_optimize", "_implements", "implementation", "abi", "lifetime", "safe", "unsafe",
    "rethrows",
    "GKInspectable", "IBSegueAction", "requires_stored_property_inits", "_dynamicReplacement", "_marker",
    "extensible",
  ]
  /// Parameters of the standard library's types, which extensions name.
  private static let ownParameters: Set<String> = [
    "Wrapped", "Element", "Key", "Value", "Success", "Failure", "Bound", "Pointee", "Base", "Elements",
    "Root", "Unit",
    "UnitType", "Input", "Output", "Content", "Label", "Data", "ID",
  ]
  private static let compilerMacros: Set<String> = [
    "Preview", "selector", "keyPath", "colorLiteral", "imageLiteral", "fileLiteral", "file", "fileID",
    "filePath", "line", "column", "function", "dsohandle", "available", "unavailable", "warning", "error",
    "externalMacro", "isolation", "Predicate", "Expression", "_hasSymbol",
  ]

  /// The names that are missing, in the order of the file.
  ///
  /// - Parameter known: Whether another file of the group declares a name.
  func missing(in index: NameIndex, alsoDeclared known: Set<String> = []) -> [(
    name: MissingName, node: Syntax
  )] {
    let converter = SourceLocationConverter(fileName: "", tree: tree)
    let found = uses.compactMap { use -> (name: MissingName, node: Syntax)? in
      let name = use.name.first == "$" || use.name.first == "_" ? String(use.name.dropFirst()) : use.name
      let plain = name.filter { $0 != "`" }
      guard !plain.isEmpty, Int(plain) == nil, !Self.compilerNames.contains(plain), !declared.contains(plain),
        !known.contains(plain), !modules.contains(plain), !index.has(plain), !index.has(use.name)
      else { return nil }
      if use.kind == .attribute, Self.compilerAttributes.contains(plain) || use.name.first == "_" {
        return nil
      }
      if use.kind == .type, Self.ownParameters.contains(plain) { return nil }
      if use.kind == .macro, Self.compilerMacros.contains(plain) { return nil }
      let location = converter.location(for: use.node.positionAfterSkippingLeadingTrivia)
      let nearest = index.nearest(to: plain, isMember: use.kind == .member)
      return (
        MissingName(
          name: plain, kind: use.kind, line: location.line, column: location.column, nearest: nearest),
        use.node
      )
    }
    return found.sorted { ($0.name.line, $0.name.column) < ($1.name.line, $1.name.column) }
  }

  // MARK: Uses

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    // The functions of a shader library have the names that its author gave them.
    let isShader = node.base?.trimmedDescription.hasPrefix("ShaderLibrary") == true
    if !isShader {
      uses.append(Use(name: node.declName.baseName.text, kind: .member, node: Syntax(node.declName)))
    }
    if let base = node.base { walk(base) }
    return .skipChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard case .identifier = node.baseName.tokenKind else { return .visitChildren }
    let isType = node.baseName.text.first?.isUppercase == true
    uses.append(Use(name: node.baseName.text, kind: isType ? .type : .value, node: Syntax(node)))
    return .visitChildren
  }

  override func visit(_ node: KeyPathPropertyComponentSyntax) -> SyntaxVisitorContinueKind {
    uses.append(Use(name: node.declName.baseName.text, kind: .member, node: Syntax(node.declName)))
    return .skipChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.is(AttributeSyntax.self) != true {
      uses.append(Use(name: node.name.text, kind: .type, node: Syntax(node)))
      if node.parent?.is(MemberTypeSyntax.self) != true { bareTypes.insert(node.name.text) }
    }
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    uses.append(Use(name: node.name.text, kind: .type, node: Syntax(node)))
    return .visitChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription.prefix { $0 != "<" }
    if let last = name.split(separator: ".").last {
      uses.append(Use(name: String(last), kind: .attribute, node: Syntax(node.attributeName)))
      if Self.compilerAttributes.contains(String(last)) {
        // `@available(iOS 15, *)` and its kin name no values.
        if last != "Entry" { return .skipChildren }
      }
    }
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    visitMacro(node.macroName, node.trailingClosure)
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    visitMacro(node.macroName, node.trailingClosure)
  }

  private func visitMacro(_ name: TokenSyntax, _ closure: ClosureExprSyntax?) -> SyntaxVisitorContinueKind {
    uses.append(Use(name: name.text, kind: .macro, node: Syntax(name)))
    if name.text == "Preview" {
      // A preview's traits are left out.
      if let closure { walk(closure) }
      return closure == nil ? .visitChildren : .skipChildren
    }
    return name.text == "selector" ? .skipChildren : .visitChildren
  }

  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  /// Of `#if` only what the compiler takes; the conditions themselves name no values.
  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for clause in node.clauses {
      if let condition = clause.condition, PlatformConditions.isFalse(condition) { continue }
      if let elements = clause.elements { walk(elements) }
      if let condition = clause.condition, PlatformConditions.isTrue(condition) { break }
    }
    return .skipChildren
  }

  // MARK: Declarations

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    for part in node.path { modules.insert(part.name.text) }
    return .skipChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) {
    extended.insert(node.extendedType.trimmedDescription)
  }
  override func visitPost(_ node: StructDeclSyntax) { declared.insert(node.name.plainText) }
  override func visitPost(_ node: ClassDeclSyntax) { declared.insert(node.name.plainText) }
  override func visitPost(_ node: EnumDeclSyntax) { declared.insert(node.name.plainText) }
  override func visitPost(_ node: ActorDeclSyntax) { declared.insert(node.name.plainText) }
  override func visitPost(_ node: ProtocolDeclSyntax) { declared.insert(node.name.plainText) }
  override func visitPost(_ node: TypeAliasDeclSyntax) { declared.insert(node.name.plainText) }
  override func visitPost(_ node: AssociatedTypeDeclSyntax) { declared.insert(node.name.plainText) }
  override func visitPost(_ node: GenericParameterSyntax) { declared.insert(node.name.plainText) }
  override func visitPost(_ node: FunctionDeclSyntax) { declared.insert(node.name.plainText) }
  override func visitPost(_ node: MacroDeclSyntax) { declared.insert(node.name.plainText) }
  override func visitPost(_ node: EnumCaseElementSyntax) { declared.insert(node.name.plainText) }
  override func visitPost(_ node: IdentifierPatternSyntax) { declared.insert(node.identifier.plainText) }
  override func visitPost(_ node: ClosureShorthandParameterSyntax) { declared.insert(node.name.plainText) }
  override func visitPost(_ node: ClosureCaptureSyntax) { declared.insert(node.name.plainText) }
  override func visitPost(_ node: PrecedenceGroupDeclSyntax) { declared.insert(node.name.plainText) }
  override func visitPost(_ node: TupleTypeElementSyntax) {
    for token in [node.firstName, node.secondName] { if let token { declared.insert(token.plainText) } }
  }
  override func visitPost(_ node: LabeledExprSyntax) {
    // The elements of a tuple may be asked for by their labels.
    if node.parent?.parent?.is(TupleExprSyntax.self) == true, let label = node.label {
      declared.insert(label.plainText)
    }
  }
  override func visitPost(_ node: FunctionParameterSyntax) {
    declared.insert(node.firstName.plainText)
    if let second = node.secondName { declared.insert(second.plainText) }
  }
  override func visitPost(_ node: ClosureParameterSyntax) {
    declared.insert(node.firstName.plainText)
    if let second = node.secondName { declared.insert(second.plainText) }
  }
  override func visitPost(_ node: EnumCaseParameterSyntax) {
    if let name = node.firstName { declared.insert(name.plainText) }
  }
  override func visitPost(_ node: AccessorParametersSyntax) { declared.insert(node.name.plainText) }
}

extension TokenSyntax {
  /// The name without the marks that keep it from being a keyword.
  fileprivate var plainText: String { text.filter { $0 != "`" } }
}
