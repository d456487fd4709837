import SwiftParser
import SwiftSyntax

/// The names that a file uses, as `docs/coverage/names.tsv` spells them.
final class UsedNames: SyntaxVisitor {
  private var identifiers: Set<String> = []
  private var members: Set<String> = []
  private var calledMembers: Set<String> = []
  /// Calls with their labels: `.frame(width:height:)`, `Button(action:) {}`.
  private var calls: Set<String> = []
  private var attributes: Set<String> = []
  private var texts: Set<String> = []
  private var extended: Set<String> = []
  private let source: String

  init(source: String) {
    self.source = source
    super.init(viewMode: .sourceAccurate)
    walk(Parser.parse(source: source))
  }

  /// Whether the file uses a name of a kind.
  func uses(_ kind: String, _ name: String) -> Bool {
    let plain = String(name.drop { $0 == "." }.prefix { $0 != "(" && $0 != " " })
    switch kind {
    // `Color {}` counts the bodies of properties too, `isEmpty` those of conditions.
    case "overload": return calls.contains(name) || name.hasSuffix(" {}") && source.contains(name.dropLast())
    case "member call", "member value": return members.contains(name)
    case "SF symbol": return texts.contains(name)
    case "attribute": return attributes.contains(String(name.dropFirst()))
    case "hash directive": return source.contains(name)
    case "nested type": return source.contains(name)
    case "animation factory":
      return name.hasPrefix(".") ? members.contains(plain) : calledMembers.contains(plain)
    case "transition kind" where name.hasSuffix("extension"): return extended.contains(plain)
    default:
      let last = plain.split(separator: ".").last.map(String.init) ?? plain
      return identifiers.contains(last) || members.contains(last) || source.contains("import \(last)")
        || ["os", "canImport", "DEBUG"].contains(last) && source.contains(last)
    }
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    members.insert(node.declName.baseName.text)
    return .visitChildren
  }

  override func visit(_ node: KeyPathPropertyComponentSyntax) -> SyntaxVisitorContinueKind {
    members.insert(node.declName.baseName.text)
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    var name: String?
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
      calledMembers.insert(member.declName.baseName.text)
      name = "." + member.declName.baseName.text
    } else if let plain = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      name = plain.baseName.text
    }
    if let name {
      let labels = node.arguments.map { "\($0.label?.text ?? "_"):" }.joined()
      let closure = node.trailingClosure == nil ? "" : " {}"
      let hasList = node.leftParen != nil
      calls.insert(name + (hasList ? "(\(labels))" : "") + closure)
      // `VStack() {}` and `VStack {}` are distinguished in some rows, and are one to the compiler.
      if labels.isEmpty, !closure.isEmpty { calls.insert(name + closure) }
    }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    identifiers.insert(node.baseName.text)
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    identifiers.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    identifiers.insert(node.name.text)
    members.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    attributes.insert(node.attributeName.trimmedDescription)
    return .visitChildren
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    if let text = node.representedLiteralValue { texts.insert(text) }
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    extended.insert(node.extendedType.trimmedDescription)
    return .visitChildren
  }
}
