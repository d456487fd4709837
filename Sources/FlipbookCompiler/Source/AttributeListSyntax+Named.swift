import SwiftSyntax

extension AttributeListSyntax {
  /// The first attribute of a name, with or without its module before it.
  func attribute(named name: String, module: String? = nil) -> AttributeSyntax? {
    lazy.compactMap { $0.as(AttributeSyntax.self) }.first {
      let written = $0.attributeName.trimmedDescription
      return written == name || module.map { written == "\($0).\(name)" } ?? false
    }
  }
}
