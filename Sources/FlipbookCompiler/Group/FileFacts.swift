import FlipbookScenes
import SwiftParser
import SwiftSyntax

/// What a file of a folder declares, extends and mentions, by which the files are chosen that a view needs.
struct FileFacts {
  struct Extension {
    /// The name of the type that is extended, without the types around it.
    var type: String
    var members: Set<String> = []
    var addsConformance: Bool
  }

  var part: SceneFile.Part
  /// Names at the top of the file, private ones left out.
  var declared: Set<String> = []
  var extensions: [Extension] = []
  /// Every name that its code uses.
  var mentions: Set<String>
  var imports: Set<String> = []
  /// Types that conform to `View`, as far as the file alone tells.
  var views: Set<String> = []
  var previewTitles: Set<String> = []
  var apps: Set<String> = []
  /// Whether it starts or attends the app in UIKit's way.
  var isDelegate = false
  /// Whether it has statements at the top that only a script may have.
  var isScript = false

  private static let testModules: Set<String> = [
    "XCTest", "Testing", "PackageDescription", "PackagePlugin", "ViewInspector", "SnapshotTesting",
  ]
  private static let delegates: Set<String> = [
    "UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate", "NSApplicationDelegate",
    "WKExtensionDelegate", "WKApplicationDelegate",
  ]

  /// Whether it belongs to the app, not to its tests or its package.
  var isSource: Bool { imports.isDisjoint(with: Self.testModules) && !isScript }

  init(_ part: SceneFile.Part) {
    self.part = part
    let tree = Parser.parse(source: part.source)
    mentions = UsedNames.names(in: tree)
    add(tree.statements)
  }

  private mutating func add(_ statements: CodeBlockItemListSyntax) {
    for statement in statements {
      switch statement.item {
      case .decl(let declaration): add(declaration)
      case .expr(let expression):
        guard let macro = expression.as(MacroExpansionExprSyntax.self) else {
          isScript = isScript || !expression.trimmedDescription.hasPrefix("PlaygroundPage.")
          continue
        }
        addPreview(macro.arguments)
      default: isScript = true
      }
    }
  }

  private mutating func add(_ declaration: DeclSyntax) {
    if let node = declaration.as(ImportDeclSyntax.self) {
      if let module = node.path.first?.name.text { imports.insert(module) }
    } else if let node = declaration.as(IfConfigDeclSyntax.self) {
      for case .statements(let statements) in node.clauses.compactMap(\.elements) { add(statements) }
    } else if let node = declaration.as(MacroExpansionDeclSyntax.self) {
      addPreview(node.arguments)
    } else if let node = declaration.as(ExtensionDeclSyntax.self) {
      var found = Extension(
        type: Self.last(node.extendedType.trimmedDescription), addsConformance: node.inheritanceClause != nil)
      for member in node.memberBlock.members { found.members.formUnion(Self.names(of: member.decl)) }
      extensions.append(found)
      note(node.inheritanceClause, found.type)
    } else if !Self.isPrivate(declaration) {
      let names = Self.names(of: declaration)
      declared.formUnion(names)
      if let name = names.first, let group = declaration.asProtocol((any DeclGroupSyntax).self) {
        note(group.inheritanceClause, name)
      }
    }
  }

  private mutating func note(_ clause: InheritanceClauseSyntax?, _ name: String) {
    for type in clause?.inheritedTypes ?? [] {
      let parent = Self.last(type.type.trimmedDescription)
      if ["View", "Clip", "PreviewProvider"].contains(parent) { views.insert(name) }
      if parent == "App" { apps.insert(name) }
      if Self.delegates.contains(parent) { isDelegate = true }
    }
  }

  private mutating func addPreview(_ arguments: LabeledExprListSyntax) {
    if let title = arguments.first?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue {
      previewTitles.insert(title)
    }
  }

  private static func last(_ name: String) -> String {
    let plain = name.prefix { $0 != "<" }
    return plain.split(separator: ".").last.map(String.init) ?? name
  }

  private static func isPrivate(_ declaration: DeclSyntax) -> Bool {
    guard let modified = declaration.asProtocol((any WithModifiersSyntax).self) else { return false }
    return modified.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
  }

  /// The names that a declaration brings.
  private static func names(of declaration: DeclSyntax) -> [String] {
    if let named = declaration.asProtocol((any NamedDeclSyntax).self) { return [named.name.text] }
    if let variable = declaration.as(VariableDeclSyntax.self) {
      return variable.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }
    }
    if let cases = declaration.as(EnumCaseDeclSyntax.self) { return cases.elements.map(\.name.text) }
    return []
  }
}

/// Collects the names of types, values and members that code uses.
final class UsedNames: SyntaxVisitor {
  private(set) var names: Set<String> = []

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.baseName.text)
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: KeyPathPropertyComponentSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.declName.baseName.text)
    return .visitChildren
  }

  override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.operator.text)
    return .visitChildren
  }

  static func names(in node: some SyntaxProtocol) -> Set<String> {
    let collector = UsedNames(viewMode: .sourceAccurate)
    collector.walk(node)
    return collector.names
  }
}
