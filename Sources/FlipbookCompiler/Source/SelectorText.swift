import SwiftSyntax

/// The replacement of `#selector(…)`: a selector that holds the method itself, since there is no Objective-C to look
/// its name up.
enum SelectorText {
  static func text(for argument: LabeledExprSyntax, in node: some SyntaxProtocol) -> String {
    let written = argument.expression.trimmedDescription.replacing("\"", with: "")
    if let label = argument.label?.text {
      return "Selector(\"\(accessor(label, of: argument.expression))\")"
    }
    if let asked = AskedMethods.name(askedBy: node) {
      return "Selector.asking(\"\(written)\", { $0 is any \(AskedMethods.protocolName(asked)) })"
    }
    var method = written
    if let member = argument.expression.as(MemberAccessExprSyntax.self) {
      if let base = member.base?.trimmedDescription, ["self", "Self"].contains(base),
        let owner = owner(of: Syntax(node))
      {
        method = "\(owner).\(member.declName.trimmedDescription)"
      }
    } else if let owner = owner(of: Syntax(node)) {
      method = "\(owner).\(written)"
    }
    return "Selector.method(\"\(written)\", \(method))"
  }

  /// The name that Objective-C has for a property's accessor: the property's own for its getter.
  private static func accessor(_ label: String, of property: ExprSyntax) -> String {
    let name =
      property.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? property.trimmedDescription
    return label == "setter" ? "set\(name.prefix(1).uppercased())\(name.dropFirst()):" : name
  }

  /// The name of the type around a node.
  private static func owner(of node: Syntax) -> String? {
    var place = node.parent
    while let current = place {
      if let found = current.as(ClassDeclSyntax.self) { return found.name.text }
      if let found = current.as(StructDeclSyntax.self) { return found.name.text }
      if let found = current.as(ExtensionDeclSyntax.self) { return found.extendedType.trimmedDescription }
      place = current.parent
    }
    return nil
  }
}
