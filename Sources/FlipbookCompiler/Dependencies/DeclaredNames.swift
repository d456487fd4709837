import SwiftParser
import SwiftSyntax

/// The names that a text gives to other files at its top, and the types that it extends. Members of its own types come and
/// go with them.
struct DeclaredNames {
  private(set) var names: Set<String> = []
  /// The last parts of their names.
  private(set) var extended: Set<String> = []

  init(_ source: String) {
    for statement in Parser.parse(source: source).statements { add(Syntax(statement.item)) }
  }

  private mutating func add(_ node: Syntax) {
    if let found = node.as(ExtensionDeclSyntax.self) {
      let type = found.extendedType.trimmedDescription.prefix { $0 != "<" }
      extended.formUnion(type.split(separator: ".").last.map { [String($0)] } ?? [])
    } else if let found = node.as(VariableDeclSyntax.self) {
      names.formUnion(found.bindings.map { $0.pattern.trimmedDescription })
    } else if let found = node.as(IfConfigDeclSyntax.self) {
      for clause in found.clauses {
        for item in clause.elements?.as(CodeBlockItemListSyntax.self) ?? [] { add(Syntax(item.item)) }
      }
    } else if let found = node.asProtocol((any NamedDeclSyntax).self) {
      names.insert(found.name.text.replacing("`", with: ""))
    } else if let found = node.as(OperatorDeclSyntax.self) {
      names.insert(found.name.text)
    }
  }
}
