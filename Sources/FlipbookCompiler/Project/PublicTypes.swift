import SwiftParser
import SwiftSyntax

/// The types at the top of files that other modules see.
enum PublicTypes {
  /// Those of a file.
  static func names(in source: String) -> Set<String> {
    guard source.contains("public") || source.contains("open") else { return [] }
    var names: Set<String> = []
    for statement in Parser.parse(source: source).statements {
      guard let name = named(statement.item) else { continue }
      names.insert(name)
    }
    return names
  }

  private static func named(_ item: CodeBlockItemSyntax.Item) -> String? {
    guard case .decl(let declaration) = item,
      let modifiers = declaration.asProtocol(WithModifiersSyntax.self)?.modifiers,
      modifiers.contains(where: { $0.name.text == "public" || $0.name.text == "open" })
    else { return nil }
    if let alias = declaration.as(TypeAliasDeclSyntax.self) { return alias.name.text }
    guard declaration.asProtocol(DeclGroupSyntax.self) != nil else { return nil }
    return declaration.asProtocol(NamedDeclSyntax.self)?.name.text
  }
}
