import FlipbookScenes
import SwiftParser
import SwiftSyntax

/// The names that a file of a folder declares, extends and uses, by which the files are chosen that a view needs.
struct FileFacts {
  struct Extension {
    /// The names of the type that is extended, from the outermost in.
    var type: [String]
    /// Whether the type is written with a module of the system's, as `SwiftUI.Font` is: the folder may have one of its name.
    var isOfSystem: Bool {
      type.count > 1 && type.first.map(QualifiedNames.systemModules.contains) == true
    }
    var members: Set<MemberSignature> = []
    /// The protocols that it has the type conform to.
    var protocols: [String] = []
  }

  var part: SceneFile.Part
  /// Types and values at the top of the file: each name is there once in a module.
  var declared: Set<String> = []
  /// Those of them that are another name of a type.
  var aliases: Set<String> = []
  /// The same that are private to the file.
  var ownNames: Set<String> = []
  /// Functions and operators at the top of the file.
  var functions: Set<MemberSignature> = []
  var extensions: [Extension] = []
  /// The names that its code uses.
  let uses: FileUses
  var imports: Set<String> = []
  /// Types that conform to `View`, as far as the file alone shows.
  var views: Set<String> = []
  var previewTitles: Set<String> = []
  var apps: Set<String> = []
  /// Whether it sees another module's inside, as tests do.
  var isTest = false
  /// Whether it starts or attends the app in UIKit's way.
  var isDelegate = false
  /// Whether it has statements at the top that only a script may have.
  var isScript = false
  /// Whether such statements say what a playground shows.
  var isPlayground = false

  private static let testModules: Set<String> = [
    "XCTest", "Testing", "PackageDescription", "PackagePlugin", "ViewInspector", "SnapshotTesting",
  ]
  private static let delegates: Set<String> = [
    "UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate", "NSApplicationDelegate",
    "WKExtensionDelegate", "WKApplicationDelegate",
  ]

  /// Whether it belongs to the app, not to its tests or its package.
  var isSource: Bool {
    !isTest && imports.isDisjoint(with: Self.testModules) && (!isScript || isPlayground)
  }

  init(_ part: SceneFile.Part) {
    self.part = part
    let tree = Parser.parse(source: part.source)
    uses = FileUses(tree: tree)
    add(tree.statements)
  }

  /// - Parameter isConditional: Whether the statements count under a condition alone.
  private mutating func add(_ statements: CodeBlockItemListSyntax, isConditional: Bool = false) {
    for statement in statements {
      switch statement.item {
      case .decl(let declaration): add(declaration, isConditional: isConditional)
      case .expr(let expression):
        guard let macro = expression.as(MacroExpansionExprSyntax.self) else {
          let isPage = PlaygroundScript.isPage(statement)
          isPlayground = isPlayground || isPage
          isScript = isScript || !isPage
          continue
        }
        addPreview(macro.arguments)
      default: isScript = true
      }
    }
  }

  private mutating func add(_ declaration: DeclSyntax, isConditional: Bool) {
    if let node = declaration.as(ImportDeclSyntax.self) {
      add(node, isConditional: isConditional)
    } else if let node = declaration.as(IfConfigDeclSyntax.self) {
      for case .statements(let statements) in node.clauses.compactMap(\.elements) {
        add(statements, isConditional: true)
      }
    } else if let node = declaration.as(MacroExpansionDeclSyntax.self) {
      addPreview(node.arguments)
    } else if let node = declaration.as(ExtensionDeclSyntax.self) {
      var found = Extension(type: Self.names(node.extendedType.trimmedDescription))
      if !Self.isPrivate(declaration) {
        for member in node.memberBlock.members {
          found.members.formUnion(MemberSignature.all(of: member.decl))
        }
      }
      found.protocols =
        node.inheritanceClause?.inheritedTypes.map { Self.last($0.type.trimmedDescription) } ?? []
      extensions.append(found)
      record(node.inheritanceClause, found.type.last ?? "")
    } else if Self.isPrivate(declaration) {
      if let named = declaration.asProtocol((any NamedDeclSyntax).self) { ownNames.insert(named.name.plain) }
    } else if declaration.is(FunctionDeclSyntax.self) {
      functions.formUnion(MemberSignature.all(of: declaration))
    } else {
      let names = MemberSignature.all(of: declaration).map(\.name)
      declared.formUnion(names)
      if declaration.is(TypeAliasDeclSyntax.self) { aliases.formUnion(names) }
      if let name = names.first, let group = declaration.asProtocol((any DeclGroupSyntax).self) {
        record(group.inheritanceClause, name)
      }
    }
  }

  /// A file that imports a module of tests where that is there is no test.
  private mutating func add(_ node: ImportDeclSyntax, isConditional: Bool) {
    guard let module = node.path.first?.name.text else { return }
    if !isConditional || !Self.testModules.contains(module) { imports.insert(module) }
    let marks = node.attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
    isTest = isTest || !isConditional && marks.contains("testable")
  }

  private mutating func record(_ clause: InheritanceClauseSyntax?, _ name: String) {
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

  /// `Outer.Inner<Item>` as its names; `[Item]` as `Array`.
  private static func names(_ type: String) -> [String] {
    if type.hasPrefix("[") { return [type.contains(":") ? "Dictionary" : "Array"] }
    if type.hasSuffix("?") { return ["Optional"] }
    return type.prefix { $0 != "<" }.split(separator: ".").map { $0.filter { $0 != "`" } }
  }

  private static func last(_ name: String) -> String {
    let words = name.split(separator: " ").last.map(String.init) ?? name
    return names(words).last ?? name
  }

  private static func isPrivate(_ declaration: DeclSyntax) -> Bool {
    guard let modified = declaration.asProtocol((any WithModifiersSyntax).self) else { return false }
    return modified.modifiers.contains {
      ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil
    }
  }
}
