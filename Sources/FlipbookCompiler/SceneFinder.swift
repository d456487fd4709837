import SwiftSyntax

/// Walks a scene file and notes its types, what they inherit, its previews and its imports.
///
/// A type is a clip, a view or an app when it names `Clip`, `View` or `App` among what it inherits, in its
/// declaration or in an extension, or names a type, protocol or alias of the file that does.
final class SceneFinder: SyntaxVisitor {
  struct Import {
    var module: String
    var range: Range<Int>
  }

  private struct Declaration {
    var name: String
    var line: Int
    var conditions: [String]
    var isGeneric: Bool
    var needed: [String]
    /// What its code mentions.
    var mentions: Set<String>
  }

  private(set) var imports: [Import] = []
  private(set) var edits: [SourceEdit] = []
  private var declarations: [Declaration] = []
  private var previews: [FoundScene] = []
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

  /// What scenes can be made from, in the order of the file.
  var scenes: [FoundScene] {
    let clips = names(inheriting: ["Clip", "Flipbook.Clip"])
    let apps = names(inheriting: ["App", "SwiftUI.App", "Flipbook.App"])
    let providers = names(inheriting: ["PreviewProvider", "SwiftUI.PreviewProvider"])
    let views = names(inheriting: ["View", "SwiftUI.View", "Flipbook.View"])
    var seen: Set<String> = []
    var found: [FoundScene] = []
    for declaration in declarations {
      let kind: FoundScene.Kind
      if clips.contains(declaration.name) {
        kind = .clip
      } else if apps.contains(declaration.name) {
        kind = .app
      } else if providers.contains(declaration.name) {
        kind = .previewProvider
      } else if views.contains(declaration.name) {
        kind = .view
      } else {
        continue
      }
      // One name may be declared in two branches of an `#if`; each then has its own conditions.
      guard seen.insert("\(declaration.name) \(declaration.conditions)").inserted else { continue }
      var scene = FoundScene(
        kind: kind, name: declaration.name, line: declaration.line, conditions: declaration.conditions)
      scene.isGeneric = declaration.isGeneric
      if kind == .view {
        scene.needed = declaration.needed
        let last = declaration.name.split(separator: ".").last.map(String.init) ?? declaration.name
        scene.isOutermost = !declarations.contains { other in
          other.name != declaration.name && views.contains(other.name) && other.mentions.contains(last)
        }
      }
      found.append(scene)
    }
    return (found + previews).sorted { $0.line < $1.line }
  }

  private func names(inheriting roots: Set<String>) -> Set<String> {
    var names = roots
    var grew = true
    while grew {
      grew = false
      for (name, parents) in inherited where !names.contains(name) && parents.contains(where: names.contains)
      {
        names.insert(name)
        grew = true
      }
    }
    return names
  }

  // MARK: Types

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    blankEntryPoint(node.attributes)
    return enter(
      node, node.name, node.genericParameterClause, node.inheritanceClause, members: node.memberBlock.members)
  }
  override func visitPost(_ node: StructDeclSyntax) { leave() }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    blankEntryPoint(node.attributes)
    return enter(node, node.name, node.genericParameterClause, node.inheritanceClause)
  }
  override func visitPost(_ node: ClassDeclSyntax) { leave() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    blankEntryPoint(node.attributes)
    return enter(node, node.name, node.genericParameterClause, node.inheritanceClause)
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

  // MARK: Previews

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    addPreview(node, name: node.macroName, arguments: node.arguments, closure: node.trailingClosure)
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    addPreview(node, name: node.macroName, arguments: node.arguments, closure: node.trailingClosure)
    return .skipChildren
  }

  private func addPreview(
    _ node: some SyntaxProtocol, name: TokenSyntax, arguments: LabeledExprListSyntax,
    closure: ClosureExprSyntax?
  ) {
    guard name.text == "Preview", outerNames.isEmpty else { return }
    let number = previews.count + 1
    let typeName = "_FlipbookPreview\(number)"
    let start = node.positionAfterSkippingLeadingTrivia
    guard
      let preview = PreviewMacro(start: start, arguments: arguments, closure: closure, typeName: typeName)
    else { return }
    edits += preview.edits
    previews.append(
      FoundScene(
        kind: .previewMacro(type: typeName),
        name: preview.title ?? (number == 1 ? "Preview" : "Preview \(number)"),
        line: converter.location(for: start).line, conditions: conditions))
  }

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
      var condition: String?
      if let expression = clause.condition {
        let asked = PlatformConditions.edits(in: expression)
        edits += asked
        condition = PlatformConditions.text(of: expression, edits: asked)
      }
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
    _ inheritance: InheritanceClauseSyntax?, members: MemberBlockItemListSyntax? = nil
  ) -> SyntaxVisitorContinueKind {
    let full = qualified(name.text)
    note(inheritance, for: full)
    let location = converter.location(for: name.positionAfterSkippingLeadingTrivia)
    let isGeneric = generics != nil || outerGenerics.contains(true)
    declarations.append(
      Declaration(
        name: full, line: location.line, conditions: conditions, isGeneric: isGeneric,
        needed: members.map { StoredProperties(members: $0).needed } ?? [],
        mentions: members.map { MentionCollector.names(in: $0) } ?? []))
    outerNames.append(name.text)
    outerGenerics.append(generics != nil)
    return .visitChildren
  }

  private func leave() {
    outerNames.removeLast()
    outerGenerics.removeLast()
  }

  /// Takes `@main` and its older kin away: the program starts in Flipbook's own main file.
  private func blankEntryPoint(_ attributes: AttributeListSyntax) {
    for case .attribute(let attribute) in attributes
    where ["main", "UIApplicationMain", "NSApplicationMain"].contains(
      attribute.attributeName.trimmedDescription)
    {
      let start = attribute.positionAfterSkippingLeadingTrivia.utf8Offset
      let end = attribute.endPositionBeforeTrailingTrivia.utf8Offset
      edits.append(SourceEdit(range: start..<end, text: String(repeating: " ", count: end - start)))
    }
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
