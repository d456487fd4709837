import SwiftSyntax

/// Lets a method of an extension override one of another extension, as Objective-C does.
///
/// Neither of the classes is the scene's. The override becomes a method of another name, and the method that it
/// overrides begins with a question for the class and a call of that. An override that calls `super` is left alone.
final class ExtensionDispatch: SyntaxVisitor {
  private struct Method {
    var type: String
    /// Its name with its labels.
    var signature: String
    var node: FunctionDeclSyntax
    var override: DeclModifierSyntax?
  }

  private var methods: [Method] = []
  private var classes: Set<String> = []

  init(tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    classes.insert(node.name.text)
    return .skipChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.genericWhereClause == nil else { return .skipChildren }
    for member in node.memberBlock.members {
      guard let method = member.decl.as(FunctionDeclSyntax.self), method.body != nil else { continue }
      let labels = method.signature.parameterClause.parameters.map { "\($0.firstName.text):" }.joined()
      methods.append(
        Method(
          type: node.extendedType.trimmedDescription, signature: "\(method.name.text)(\(labels))",
          node: method,
          override: method.modifiers.first { $0.name.text == "override" }))
    }
    return .skipChildren
  }

  // Types inside functions can't be extended.
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  var edits: [SourceEdit] {
    methods.flatMap { method -> [SourceEdit] in
      guard let override = method.override, !classes.contains(method.type),
        !method.node.tokens(viewMode: .sourceAccurate).contains(where: { $0.text == "super" }),
        let base = methods.first(where: {
          $0.override == nil && $0.signature == method.signature && $0.type != method.type
        }), let body = base.node.body
      else { return [] }
      let start = body.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
      let name = "_\(method.type.replacing(".", with: "_"))_\(method.node.name.text)"
      return [
        SourceEdit(range: SourceFixer.range(of: override), text: ""),
        SourceEdit(range: SourceFixer.range(of: method.node.name), text: name),
        SourceEdit(range: start..<start, text: Self.forward(base.node, to: method.type, as: name)),
      ]
    }
  }

  private static func forward(_ method: FunctionDeclSyntax, to type: String, as name: String) -> String {
    let forward = " if let own = self as? \(type) { return \(call(of: method, as: name, on: "own")) };"
    return returnsImplicitly(method) ? forward + " return" : forward
  }

  /// A call of a method under another name, with its own parameters as arguments.
  static func call(of method: FunctionDeclSyntax, as name: String, on base: String = "self") -> String {
    let effects = method.signature.effectSpecifiers
    let calls =
      (effects?.throwsClause == nil ? "" : "try ") + (effects?.asyncSpecifier == nil ? "" : "await ")
    return "\(calls)\(base).\(name)(\(arguments(of: method)))"
  }

  /// The parameters of a method as arguments of a call.
  static func arguments(of method: FunctionDeclSyntax) -> String {
    method.signature.parameterClause.parameters.map { parameter in
      let name = (parameter.secondName ?? parameter.firstName).text
      let mark = parameter.type.trimmedDescription.hasPrefix("inout ") ? "&" : ""
      return parameter.firstName.text == "_" ? mark + name : "\(parameter.firstName.text): \(mark)\(name)"
    }.joined(separator: ", ")
  }

  /// Whether the result is the only expression of the body, which it is no more beside another statement.
  private static func returnsImplicitly(_ method: FunctionDeclSyntax) -> Bool {
    guard method.signature.returnClause != nil, let body = method.body?.statements, body.count == 1,
      case .expr(let result)? = body.first?.item
    else { return false }
    // A condition as the only statement has returns of its own more often than values.
    return !result.is(IfExprSyntax.self) && !result.is(SwitchExprSyntax.self)
  }
}
