import SwiftSyntax

/// Gives members that are declared `@NSManaged` what Core Data makes of them as an app runs: properties that look their
/// values up by name, and methods that change a relation.
final class ManagedMembers: SyntaxVisitor {
  private(set) var edits: [SourceEdit] = []

  init(tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  private static func mark(_ attributes: AttributeListSyntax) -> AttributeSyntax? {
    attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }.first {
      $0.attributeName.trimmedDescription == "NSManaged"
    }
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard Self.mark(node.attributes) != nil else { return .visitChildren }
    for binding in node.bindings where binding.accessorBlock == nil && binding.typeAnnotation != nil {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
      let key = "\"\(name.filter { $0 != "`" })\""
      let end = binding.endPositionBeforeTrailingTrivia.utf8Offset
      edits.append(
        SourceEdit(
          range: end..<end,
          text: " { get { _managedValue(\(key)) } set { setValue(newValue, forKey: \(key)) } }"))
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard Self.mark(node.attributes) != nil, node.body == nil else { return .visitChildren }
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
