import SwiftSyntax

/// Finds the classes that are marked `@Model`.
final class ModelClasses: SyntaxVisitor {
  private var found: [ClassDeclSyntax] = []

  static func classes(in tree: SourceFileSyntax) -> [ClassDeclSyntax] {
    let visitor = ModelClasses(viewMode: .sourceAccurate)
    visitor.walk(tree)
    return visitor.found
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    if Self.mark(node.attributes, "Model") != nil { found.append(node) }
    return .visitChildren
  }

  /// An attribute of SwiftData's, with or without the module.
  static func mark(_ attributes: AttributeListSyntax, _ name: String) -> AttributeSyntax? {
    attributes.attribute(named: name, module: "SwiftData")
  }

  /// The one binding of a stored variable of an object; nil for others.
  static func storedBinding(of variable: VariableDeclSyntax) -> PatternBindingSyntax? {
    guard variable.bindingSpecifier.text == "var", variable.bindings.count == 1,
      let binding = variable.bindings.first, binding.accessorBlock == nil,
      !variable.modifiers.contains(where: { ["static", "class", "lazy"].contains($0.name.text) })
    else { return nil }
    return binding
  }

  /// The type of the values in an optional, a list, or a list that may be nil; else the type itself.
  static func element(of type: TypeSyntax) -> TypeSyntax {
    if let optional = type.as(OptionalTypeSyntax.self) { return element(of: optional.wrappedType) }
    if let list = type.as(ArrayTypeSyntax.self) { return list.element }
    guard let named = type.as(IdentifierTypeSyntax.self), ["Array", "Optional"].contains(named.name.text),
      let inner = named.genericArgumentClause?.arguments.first?.argument.as(TypeSyntax.self)
    else { return type }
    return named.name.text == "Optional" ? element(of: inner) : inner
  }
}
