import FlipbookScenes
import SwiftSyntax

/// Finds the props that a file reads: calls such as `Props.current.string("name", default: "Nobody")`, and subscripts.
///
/// Names that are worked out can't be found by looking; a file with such a call, or one that reads the props as a whole,
/// may read any.
final class PropFinder: SyntaxVisitor {
  private static let kinds: [String: DeclaredProp.Kind] = [
    "bool": .boolean, "int": .integer, "double": .number, "string": .text, "doubles": .numbers,
    "strings": .texts,
  ]

  private var props = DeclaredProps()

  static func props(of tree: SourceFileSyntax, source: String) -> DeclaredProps {
    // Most files read none.
    guard source.contains("Props") else { return DeclaredProps() }
    let finder = PropFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    return finder.props
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base else {
      return .visitChildren
    }
    let name = member.declName.baseName.text
    if name == "decode", Self.isProps(base) { props.isOpen = true }
    guard let kind = Self.kinds[name], let first = node.arguments.first, first.label == nil,
      node.arguments.dropFirst().allSatisfy({ $0.label?.text == "default" })
    else { return .visitChildren }
    if let name = Self.text(of: first.expression) {
      // On one line, as it is shown.
      let fallback = node.arguments.dropFirst().first?.expression.trimmedDescription.split(
        whereSeparator: \.isWhitespace
      ).joined(separator: " ")
      props.add(DeclaredProp(name: name, kind: kind, fallback: fallback.map { String($0.prefix(200)) }))
    } else if Self.isProps(base) {
      props.isOpen = true
    }
    return .visitChildren
  }

  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard Self.isProps(node.calledExpression), let first = node.arguments.first else { return .visitChildren }
    if let name = Self.text(of: first.expression) {
      props.add(DeclaredProp(name: name, kind: .any))
    } else {
      props.isOpen = true
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.declName.baseName.text == "values", let base = node.base, Self.isProps(base) {
      props.isOpen = true
    }
    return .visitChildren
  }

  /// Whether an expression is the props of the run, as far as its spelling says.
  private static func isProps(_ expression: ExprSyntax) -> Bool {
    let text = expression.trimmedDescription
    return text.hasSuffix("Props.current") || text == "props" || text.hasSuffix(".props")
  }

  /// The text of a literal without anything to fill in; nil for other expressions.
  private static func text(of expression: ExprSyntax) -> String? {
    guard let literal = expression.as(StringLiteralExprSyntax.self), literal.segments.count == 1,
      let segment = literal.segments.first?.as(StringSegmentSyntax.self)
    else { return nil }
    return segment.content.text
  }
}
