import Flipbook
import FlipbookDiagnostics
import SwiftParser
import SwiftSyntax

/// Finds the uses in one file. Names are looked up without types, so what the scene declares itself is left out.
final class UnsupportedScan: SyntaxVisitor {
  private(set) var uses: [UnsupportedUse] = []
  private let declared: Set<String>
  private let mentioned: Set<String>
  private let converter: SourceLocationConverter
  private let index: NameIndex?

  private static let byMember = Dictionary(grouping: UnsupportedRegister.all.names, by: \.member)
  /// Types whose members have names that other types often have.
  private static let mentionedOwners: Set<String> = ["Logger"]
  /// Types whose members scenes call on their views.
  private static let callOwners: Set<String> = ["View", "Text", "Image", "ForEach", "ToolbarContent"]

  /// - Parameters:
  ///   - declared: The names that the files of the scene declare.
  ///   - index: All that Flipbook has; nil where only lines of properties are wanted.
  init(source: String, declared: Set<String>, index: NameIndex? = nil) {
    self.index = index
    let tree = Parser.parse(source: source)
    self.declared = declared
    mentioned = UsedNames.names(in: tree)
    converter = SourceLocationConverter(fileName: "", tree: tree)
    super.init(viewMode: .sourceAccurate)
    walk(tree)
    // Of a chain of calls the last is met first.
    uses.sort { ($0.line, $0.column) < ($1.line, $1.column) }
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let labels =
      node.arguments.map { $0.label?.text ?? "_" } + node.additionalTrailingClosures.map(\.label.text)
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
      addCall(member.declName, labels, isBare: false)
      if ["environment", "transformEnvironment"].contains(member.declName.baseName.text) {
        addEnvironment(node.arguments.first?.expression)
      }
    } else if let plain = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      addCall(plain, labels, isBare: true)
    }
    return .visitChildren
  }

  override func visit(_ node: ExprListSyntax) -> SyntaxVisitorContinueKind {
    // `a.b = c` is a list of three before operators are folded.
    let parts = Array(node)
    for (target, sign) in zip(parts, parts.dropFirst()) where sign.is(AssignmentExprSyntax.self) {
      if let member = target.as(MemberAccessExprSyntax.self) {
        addProperty(member.declName)
      } else if let plain = target.as(DeclReferenceExprSyntax.self) {
        addProperty(plain)
      }
    }
    return .visitChildren
  }

  private func addCall(_ node: DeclReferenceExprSyntax, _ labels: [String], isBare: Bool) {
    let candidates = candidates(node.baseName.text).filter { name in
      if name.effect == .partly, name.labels.isEmpty, name.owner != name.member { return false }
      if isBare, !name.owner.isEmpty, name.owner != "View", name.owner != name.member { return false }
      if name.owner == "Scene", !isInApp(node) { return false }
      return name.labels.allSatisfy(labels.contains)
    }
    // The most exact: by its labels, and as a member of views rather than of other types.
    let best = candidates.max { Self.rank($0) < Self.rank($1) }
    if let best { add(best, node, isProperty: false) }
  }

  private static func rank(_ name: UnsupportedName) -> Int {
    name.labels.count * 2 + (callOwners.contains(name.owner) ? 1 : 0)
  }

  private func addProperty(_ node: DeclReferenceExprSyntax) {
    let found = candidates(node.baseName.text).first {
      !Self.callOwners.contains($0.owner) && $0.owner != "Scene" && $0.labels.isEmpty
    }
    if let found { add(found, node, isProperty: true) }
  }

  /// Values of the environment that are set by key path.
  private func addEnvironment(_ expression: ExprSyntax?) {
    guard let path = expression?.as(KeyPathExprSyntax.self), path.components.count == 1,
      let property = path.components.first?.component.as(KeyPathPropertyComponentSyntax.self),
      !declared.contains(property.declName.baseName.text),
      let found = Self.byMember[property.declName.baseName.text]?.first(where: {
        $0.owner == "EnvironmentValues"
      })
    else { return }
    add(found, property.declName, isProperty: true)
  }

  private func candidates(_ member: String) -> [UnsupportedName] {
    guard !declared.contains(member), let names = Self.byMember[member] else { return [] }
    return names.filter { name in
      if mentioned.contains(name.owner) || Self.callOwners.contains(name.owner) { return true }
      if Self.mentionedOwners.contains(name.owner) { return false }
      // A member that another type has in full is taken for that type's.
      let owners = index?.own.filter { !$0.key.isEmpty && $0.value.contains(member) }.keys
      return owners?.allSatisfy { owner in names.contains { $0.owner == owner } } ?? true
    }
  }

  /// Whether code is in an app or a scene of windows.
  private func isInApp(_ node: some SyntaxProtocol) -> Bool {
    var place: Syntax? = Syntax(node)
    while let current = place {
      if let type = current.asProtocol((any DeclGroupSyntax).self), let clause = type.inheritanceClause,
        clause.inheritedTypes.contains(where: { ["App", "Scene"].contains($0.type.trimmedDescription) })
      {
        return true
      }
      place = current.parent
    }
    return false
  }

  private func add(_ name: UnsupportedName, _ node: some SyntaxProtocol, isProperty: Bool) {
    let place = converter.location(for: node.positionAfterSkippingLeadingTrivia)
    uses.append(
      UnsupportedUse(name: name, line: place.line, column: place.column, isProperty: isProperty))
  }
}
