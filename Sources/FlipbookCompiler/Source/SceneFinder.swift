import SwiftSyntax

/// Walks a scene file and notes its types, what they inherit, its previews and its imports.
///
/// A type is a clip, a view or an app when it names `Clip`, `View` or `App` among what it inherits, in its
/// declaration or in an extension, or names a type, protocol or alias of the file that does.
final class SceneFinder: SyntaxVisitor {
  struct Import {
    var module: String
    var range: Range<Int>
    var line: Int
    /// Whether it names a part of the module, as `import struct SwiftUI.Color` and `import UIKit.UIAccessibility` do.
    var isPart: Bool
    /// Whether public declarations may use its types, where imports are internal by default.
    var isPublic: Bool
  }

  struct Declaration {
    var name: String
    var line: Int
    var conditions: [String]
    var isGeneric: Bool
    var needed: [String]
    var arguments: [(label: String, type: TypeSyntax?, isBinding: Bool)] = []
    /// The names that its code mentions.
    var mentions: Set<String>
    /// Whether a call without arguments makes one, of a class or an enumeration.
    var isMadeFromNothing = true
    /// Whether the file outside of the types around can't name it.
    var isHidden = false
  }

  private(set) var imports: [Import] = []
  private(set) var edits: [SourceEdit] = []
  private(set) var declarations: [Declaration] = []
  private var previews: [FoundScene] = []
  /// The first case without values of each enumeration.
  private var enumerations: [String: String] = [:]
  /// The inherited types or the aliased type of each name of the file.
  private(set) var inherited: [String: [String]] = [:]
  /// Makes the names of preview types differ between files.
  private let previewPrefix: String
  private var outerNames: [String] = []
  private var outerGenerics: [Bool] = []
  /// Whether a type around is hidden from the rest of the file.
  private var outerHidden: [Bool] = []
  private var conditions: [String] = []
  private let converter: SourceLocationConverter

  init(tree: SourceFileSyntax, previewPrefix: String = "") {
    self.previewPrefix = previewPrefix
    converter = SourceLocationConverter(fileName: "", tree: tree)
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  /// The types that scenes can be made from, in the order of the file.
  var scenes: [FoundScene] { scenes(among: [self]) }

  /// The types that scenes can be made from in this file, where conformances and uses of its types may be in others.
  func scenes(among files: [SceneFinder]) -> [FoundScene] {
    let kinds = SceneKinds(files)
    var seen: Set<String> = []
    var found: [FoundScene] = []
    for declaration in declarations where !declaration.isHidden {
      guard let kind = kinds.kind(of: declaration.name) else { continue }
      // One name may be declared in two branches of an `#if`; each then has its own conditions.
      guard seen.insert("\(declaration.name) \(declaration.conditions)").inserted else { continue }
      var scene = FoundScene(
        kind: kind, name: declaration.name, line: declaration.line, conditions: declaration.conditions)
      scene.isGeneric = declaration.isGeneric
      if kind == .view {
        scene.needed = declaration.isMadeFromNothing ? declaration.needed : ["one of its cases"]
        if declaration.isMadeFromNothing {
          scene.sample = SampleValue.arguments(declaration.arguments, enumerations: enumerations)
        }
        let last = declaration.name.split(separator: ".").last.map(String.init) ?? declaration.name
        scene.isOutermost = !files.flatMap(\.declarations).contains { other in
          other.name != declaration.name && kinds.views.contains(other.name) && other.mentions.contains(last)
        }
      }
      if kind == .controller || kind == .uiView {
        if !declaration.isMadeFromNothing { scene.needed = ["what its initialisers ask for"] }
        let last = declaration.name.split(separator: ".").last.map(String.init) ?? declaration.name
        scene.isOutermost = !files.flatMap(\.declarations).contains { other in
          other.name != declaration.name && other.mentions.contains(last)
            && (kinds.classes.contains(other.name) || kinds.views.contains(other.name))
        }
      }
      if kind == .previewProvider { scene.shows = declaration.mentions }
      found.append(scene)
    }
    return (found + previews).sorted { $0.line < $1.line }
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
    let kind = enter(node, node.name, node.genericParameterClause, node.inheritanceClause)
    declarations[declarations.count - 1].isMadeFromNothing = node.isMadeAsUIKit
    declarations[declarations.count - 1].mentions = MentionCollector.names(in: node.memberBlock.members)
    return kind
  }
  override func visitPost(_ node: ClassDeclSyntax) { leave() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    blankEntryPoint(node.attributes)
    let cases = node.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }.flatMap(
      \.elements)
    if let first = cases.first(where: { $0.parameterClause == nil }) {
      enumerations[node.name.text] = first.name.text
      enumerations[qualified(node.name.text)] = first.name.text
    }
    let kind = enter(node, node.name, node.genericParameterClause, node.inheritanceClause)
    declarations[declarations.count - 1].isMadeFromNothing = node.memberBlock.members.contains {
      $0.decl.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters.isEmpty == true
    }
    return kind
  }
  override func visitPost(_ node: EnumDeclSyntax) { leave() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    record(node.inheritanceClause, for: qualified(node.name.text))
    return .skipChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    inherited[qualified(node.name.text), default: []] += parts(of: node.initializer.value)
    return .skipChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.trimmedDescription
    record(node.inheritanceClause, for: qualified(name))
    outerNames.append(name)
    outerGenerics.append(node.genericWhereClause != nil)
    outerHidden.append(false)
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
    let typeName = "_FlipbookPreview\(previewPrefix)\(number)"
    let start = node.positionAfterSkippingLeadingTrivia
    guard
      let preview = PreviewMacro(start: start, arguments: arguments, closure: closure, typeName: typeName)
    else { return }
    edits += preview.edits
    var found = FoundScene(
      kind: .previewMacro(type: typeName),
      name: preview.title ?? (number == 1 ? "Preview" : "Preview \(number)"),
      line: converter.location(for: start).line, conditions: conditions)
    found.shows = MentionCollector.names(in: node)
    found.modifiers = preview.modifiers
    found.traits = preview.traits
    found.hasState = preview.hasState
    previews.append(found)
  }

  // MARK: Imports and conditions

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    if let module = node.path.first?.name.text {
      imports.append(
        Import(
          module: module, range: start..<end,
          line: converter.location(for: node.positionAfterSkippingLeadingTrivia).line,
          isPart: node.path.count > 1, isPublic: node.modifiers.contains { $0.name.text == "public" }))
    }
    return .skipChildren
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for (clause, condition) in PlatformConditions.clauses(of: node) {
      conditions.append(condition)
      if let elements = clause.elements { walk(elements) }
      conditions.removeLast()
    }
    return .skipChildren
  }

  // MARK: Helpers

  private func enter(
    _ node: some DeclSyntaxProtocol, _ name: TokenSyntax, _ generics: GenericParameterClauseSyntax?,
    _ inheritance: InheritanceClauseSyntax?, members: MemberBlockItemListSyntax? = nil
  ) -> SyntaxVisitorContinueKind {
    let full = qualified(name.text)
    record(inheritance, for: full)
    let location = converter.location(for: name.positionAfterSkippingLeadingTrivia)
    let isGeneric = generics != nil || outerGenerics.contains(true)
    let stored = members.map { StoredProperties(members: $0) }
    let isPrivate = node.asProtocol((any WithModifiersSyntax).self)?.modifiers
      .contains { $0.name.text == "private" }
    let isHidden = outerHidden.contains(true) || (isPrivate == true && !outerNames.isEmpty)
    declarations.append(
      Declaration(
        name: full, line: location.line, conditions: conditions, isGeneric: isGeneric,
        needed: stored?.needed ?? [], arguments: stored?.arguments ?? [],
        mentions: members.map { MentionCollector.names(in: $0) } ?? [], isHidden: isHidden))
    outerNames.append(name.text)
    outerGenerics.append(generics != nil)
    outerHidden.append(isHidden)
    return .visitChildren
  }

  private func leave() {
    outerNames.removeLast()
    outerGenerics.removeLast()
    outerHidden.removeLast()
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

  private func record(_ clause: InheritanceClauseSyntax?, for name: String) {
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
