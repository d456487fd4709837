import FlipbookLayerScenes
import FlipbookScenes
import SwiftSyntax

/// Finds the props that a file reads: calls such as `Props.current.string("name", default: "Nobody")`, and subscripts.
///
/// Names that are worked out can't be found by looking; a file with such a call, or one that reads the props as a whole,
/// may read any.
final class PropFinder: SyntaxVisitor {
  private static let kinds: [String: DeclaredProp.Kind] = [
    "bool": .boolean, "int": .integer, "double": .number, "string": .text, "doubles": .numbers,
    "strings": .texts, "color": .color, "date": .date, "picture": .picture,
  ]
  private static let labels: Set = ["default", "in", "of", "description"]

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
      node.arguments.dropFirst().allSatisfy({ Self.labels.contains($0.label?.text ?? "") })
    else { return .visitChildren }
    if let name = Self.text(of: first.expression) {
      var prop = DeclaredProp(name: name, kind: kind)
      for argument in node.arguments.dropFirst() {
        Self.read(argument.expression, argument.label?.text ?? "", into: &prop)
      }
      props.add(prop)
    } else if Self.isProps(base) {
      props.isOpen = true
    }
    return .visitChildren
  }

  /// Takes what an argument says where it is a literal.
  private static func read(_ expression: ExprSyntax, _ label: String, into prop: inout DeclaredProp) {
    switch label {
    case "default":
      // On one line, as it is shown.
      let line = expression.trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      prop.fallback = String(line.prefix(200))
    case "in":
      let ends = expression.trimmedDescription.split(separator: "...").map {
        Double($0.filter { $0 != "_" && !$0.isWhitespace })
      }
      if ends.count == 2, let low = ends[0], let high = ends[1] { (prop.minimum, prop.maximum) = (low, high) }
    case "of":
      let texts = expression.as(ArrayExprSyntax.self)?.elements.map { text(of: $0.expression) } ?? []
      let known = texts.compactMap { $0.map { JSONNode.Value.string($0).json } }
      if !known.isEmpty, known.count == texts.count { prop.values = known }
    default: prop.description = text(of: expression)
    }
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
