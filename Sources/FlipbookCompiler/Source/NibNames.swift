import SwiftSyntax

/// Finds the classes of a file that documents of Interface Builder's may name, with their outlets, actions and attributes,
/// and writes down what such documents call them: names can't be looked up where there is no Objective-C.
final class NibNames: SyntaxVisitor {
  private struct Found {
    /// The name with the types around it.
    var name: String
    var conditions: [String]
    /// Where its members begin, as a UTF-8 offset.
    var place: Int
    var entries: [String]
    var isExtension: Bool
    /// The further arguments of the call that registers the class.
    var arguments = ""
    /// The type whose extension the class is declared in; nil outside of extensions.
    var extended: String?
  }

  private var found: [Found] = []
  private var outerNames: [String] = []
  private var extended: [String] = []
  /// The types of the file without parameters. Whether one of another file has parameters isn't known.
  private var plainTypes: Set<String> = []
  private var isHidden = [false]
  private var conditions: [String] = []
  private let number: Int

  /// - Parameter number: The file's number among those of the scene.
  init(tree: SourceFileSyntax, number: Int) {
    self.number = number
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  /// Whether a file may have something for such documents.
  static func mayConcern(_ source: String) -> Bool { source.contains("class ") || source.contains("@IB") }

  private func tableName(isExtension: Bool) -> String { isExtension ? "_NibTable\(number)" : "_NibTable" }

  /// The first mention of each type in the file, with the entries of all of them.
  private lazy var merged: [Found] = {
    var result: [Found] = []
    for one in found where one.extended.map(plainTypes.contains) ?? true {
      let index = result.firstIndex { $0.name == one.name && $0.conditions == one.conditions }
      guard let index else {
        result.append(one)
        continue
      }
      if result[index].isExtension, !one.isExtension {
        result[index].place = one.place
        result[index].arguments = one.arguments
        result[index].isExtension = false
      }
      result[index].entries += one.entries
    }
    return result
  }()

  /// The edits that add the tables of names to the types.
  var edits: [SourceEdit] {
    merged.filter { !$0.entries.isEmpty }.map { one in
      let table = tableName(isExtension: one.isExtension)
      let entries = one.entries.joined(separator: ", ")
      return SourceEdit(
        range: one.place..<one.place,
        text:
          " @MainActor enum \(table) { static var entries: [Flipbook._NibEntry] { [\(entries)] } };")
    }
  }

  /// The statements that register the classes.
  var registrations: [String] {
    merged.flatMap { one in
      var lines: [String] = []
      if !one.isExtension { lines.append("Flipbook.NibClasses.register(\(one.name).self\(one.arguments))") }
      if !one.entries.isEmpty {
        let table = tableName(isExtension: one.isExtension)
        lines.append("Flipbook.NibClasses.register(\(one.name).self) { \(one.name).\(table).entries }")
      }
      if lines.isEmpty || one.conditions.isEmpty { return lines }
      return ["#if \(one.conditions.joined(separator: " && "))"] + lines + ["#endif"]
    }
  }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let isPrivate = node.modifiers.contains { $0.name.text == "private" } && !outerNames.isEmpty
    enter(node.name.text, isHidden: isPrivate || node.genericParameterClause != nil)
    guard isHidden.last == false, node.inheritanceClause != nil else { return .visitChildren }
    add(node.memberBlock, type: node.name.text, isExtension: false)
    found[found.count - 1].arguments = Self.arguments(node, name: outerNames.joined(separator: "."))
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) { leave() }

  /// Classes of objects that documents have beside views and controllers.
  private static let plainClasses: Set<String> = ["NSObject", "UIPercentDrivenInteractiveTransition"]

  /// A class's own name for Objective-C, and for a plain object the way to make one.
  private static func arguments(_ node: ClassDeclSyntax, name: String) -> String {
    var result = ""
    if let alias = node.attributes.attribute(named: "objc")?.arguments?.trimmedDescription, !alias.isEmpty {
      result += ", alias: \"\(alias)\""
    }
    let parent = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
    if let parent, plainClasses.contains(parent), node.isMadeFromNothing { result += ", make: { \(name)() }" }
    return result
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.trimmedDescription
    enter(name, isHidden: node.genericWhereClause != nil || name.contains("<"), isDeclared: false)
    if isHidden.last == false { add(node.memberBlock, type: name, isExtension: true) }
    extended.append(name)
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) {
    extended.removeLast()
    leave()
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, isHidden: node.genericParameterClause != nil)
    return .visitChildren
  }
  override func visitPost(_ node: StructDeclSyntax) { leave() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, isHidden: node.genericParameterClause != nil)
    return .visitChildren
  }
  override func visitPost(_ node: EnumDeclSyntax) { leave() }

  // Types inside functions can't be named from outside.
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private func enter(_ name: String, isHidden hides: Bool, isDeclared: Bool = true) {
    isHidden.append(hides || isHidden.last == true)
    outerNames.append(name)
    if isDeclared, isHidden.last == false { plainTypes.insert(outerNames.joined(separator: ".")) }
  }

  private func leave() {
    isHidden.removeLast()
    outerNames.removeLast()
  }

  private func add(_ block: MemberBlockSyntax, type: String, isExtension: Bool) {
    let entries = NibMembers(block, type: type).entries
    guard !isExtension || !entries.isEmpty else { return }
    found.append(
      Found(
        name: outerNames.joined(separator: "."), conditions: conditions,
        place: block.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset, entries: entries,
        isExtension: isExtension, extended: extended.last))
  }

  // MARK: Conditions

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for (clause, condition) in PlatformConditions.clauses(of: node) {
      conditions.append(condition)
      if let elements = clause.elements { walk(elements) }
      conditions.removeLast()
    }
    return .skipChildren
  }
}
