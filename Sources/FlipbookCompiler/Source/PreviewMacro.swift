import SwiftSyntax

/// A `#Preview` of a scene file, and what is compiled in its place: a view of the same lines.
struct PreviewMacro {
  var title: String?
  var edits: [SourceEdit]

  /// Nil when the macro has no closure.
  init?(
    start: AbsolutePosition, arguments: LabeledExprListSyntax, closure: ClosureExprSyntax?, typeName: String
  ) {
    let list = Array(arguments)
    guard let closure = closure ?? list.last?.expression.as(ClosureExprSyntax.self) else { return nil }
    if let first = list.first, first.label == nil,
      let literal = first.expression.as(StringLiteralExprSyntax.self)
    {
      title = literal.representedLiteralValue
    }

    let opening = closure.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
    let stored = closure.statements.prefix { Self.previewable(in: $0) != nil }
    edits = [
      SourceEdit(
        range: start.utf8Offset..<opening,
        text: "struct \(typeName): Flipbook.View {" + (stored.isEmpty ? Self.bodyStart : "")),
      SourceEdit(range: Self.range(of: closure.rightBrace), text: "}}}"),
    ]
    for statement in stored {
      if let attribute = Self.previewable(in: statement) {
        edits.append(SourceEdit(range: Self.range(of: attribute), text: ""))
      }
    }
    if let last = stored.last {
      let end = last.endPositionBeforeTrailingTrivia.utf8Offset
      edits.append(SourceEdit(range: end..<end, text: (last.semicolon == nil ? ";" : "") + Self.bodyStart))
    }
  }

  private static let bodyStart = " var body: some Flipbook.View { Flipbook._previewContent {"

  /// The `@Previewable` of a declaration, which makes it a property of the view.
  private static func previewable(in statement: CodeBlockItemSyntax) -> AttributeSyntax? {
    statement.item.as(VariableDeclSyntax.self)?.attributes.lazy
      .compactMap { $0.as(AttributeSyntax.self) }
      .first { $0.attributeName.trimmedDescription == "Previewable" }
  }

  private static func range(of node: some SyntaxProtocol) -> Range<Int> {
    node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
  }
}
