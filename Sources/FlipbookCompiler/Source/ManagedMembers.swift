import SwiftSyntax

/// Gives members that are declared `@NSManaged` what Core Data and Core Animation make of them as an app runs: properties
/// that look their values up by name, and methods that change a relation.
final class ManagedMembers: SyntaxVisitor {
  private(set) var edits: [SourceEdit] = []

  init(tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  /// The body of a property of a managed object or a layer, which both keep values by names.
  static func accessors(_ name: String) -> String {
    "{ get { _managedValue(\"\(name)\") } set { _setManagedValue(newValue, \"\(name)\") } }"
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.attributes.attribute(named: "NSManaged") != nil else { return .visitChildren }
    for binding in node.bindings where binding.accessorBlock == nil && binding.typeAnnotation != nil {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
      let end = binding.endPositionBeforeTrailingTrivia.utf8Offset
      edits.append(SourceEdit(range: end..<end, text: " " + Self.accessors(name.filter { $0 != "`" })))
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.attributes.attribute(named: "NSManaged") != nil, node.body == nil else {
      return .visitChildren
    }
    let name = node.name.text
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    let value = node.signature.parameterClause.parameters.last.map { ($0.secondName ?? $0.firstName).text }
    for (prefix, adds) in [("addTo", true), ("removeFrom", false)] where name.hasPrefix(prefix) {
      guard let value else { break }
      let key = Self.lowered(String(name.dropFirst(prefix.count)))
      edits.append(
        SourceEdit(range: end..<end, text: " { _changeManaged(\"\(key)\", adds: \(adds), \(value)) }"))
      return .visitChildren
    }
    // Methods by the place in an ordered relation.
    edits.append(SourceEdit(range: end..<end, text: " {}"))
    return .visitChildren
  }

  /// A name with a small first letter.
  static func lowered(_ name: String) -> String { name.prefix(1).lowercased() + name.dropFirst() }
}
