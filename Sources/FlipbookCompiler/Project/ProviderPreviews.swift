import SwiftParser
import SwiftSyntax

/// The previews of the `PreviewProvider`s of a file, as far as their code shows: each statement is one, a `Group` is those
/// inside, and a loop over a list that is written out is one for each.
final class ProviderPreviews: SyntaxVisitor {
  struct Preview: Equatable {
    /// The value of `previewDisplayName`; nil for none.
    var title: String?
  }

  /// By the provider's name.
  private(set) var previews: [String: [Preview]] = [:]
  private var outer: [String] = []

  init(source: String) {
    super.init(viewMode: .sourceAccurate)
    walk(Parser.parse(source: source))
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    outer.append(node.name.text)
    return .visitChildren
  }
  override func visitPost(_ node: StructDeclSyntax) { outer.removeLast() }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    outer.append(node.name.text)
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) { outer.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    outer.append(node.name.text)
    return .visitChildren
  }
  override func visitPost(_ node: EnumDeclSyntax) { outer.removeLast() }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let binding = node.bindings.first, binding.pattern.trimmedDescription == "previews",
      node.modifiers.contains(where: { $0.name.text == "static" }), !outer.isEmpty,
      case .getter(let statements)? = binding.accessorBlock?.accessors
    else { return .skipChildren }
    previews[outer.joined(separator: ".")] = Self.previews(of: statements)
    return .skipChildren
  }

  private static func previews(of statements: CodeBlockItemListSyntax) -> [Preview] {
    // Code that returns its view isn't a builder's: what stands before is no preview.
    for statement in statements {
      if case .stmt(let node) = statement.item, let value = node.as(ReturnStmtSyntax.self)?.expression {
        return previews(of: value)
      }
    }
    let found = statements.flatMap { statement -> [Preview] in
      switch statement.item {
      case .expr(let expression): previews(of: expression)
      case .stmt: [Preview()]
      default: []
      }
    }
    return found.isEmpty ? [Preview()] : found
  }

  private static func previews(of expression: ExprSyntax) -> [Preview] {
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return [Preview()] }
    if let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base {
      var inner = previews(of: base)
      if access.declName.baseName.text == "previewDisplayName",
        let title = call.arguments.first?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
      {
        for index in inner.indices where inner[index].title == nil { inner[index].title = title }
      }
      return inner
    }
    let name = call.calledExpression.trimmedDescription
    if name == "Group", let closure = call.trailingClosure { return previews(of: closure.statements) }
    if name == "ForEach", let closure = call.trailingClosure,
      let list = call.arguments.first?.expression.as(ArrayExprSyntax.self)
    {
      let each = previews(of: closure.statements)
      return list.elements.flatMap { _ in each }
    }
    return [Preview()]
  }
}
