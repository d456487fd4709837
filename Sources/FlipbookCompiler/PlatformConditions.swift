import SwiftSyntax

/// Has `#if os(iOS)` hold, since scenes written for a phone are what Flipbook shows.
enum PlatformConditions {
  /// What to put in place of the questions for the phone's system in a condition.
  static func edits(in condition: ExprSyntax) -> [SourceEdit] {
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(condition)
    return finder.ranges.map {
      SourceEdit(range: $0, text: "true" + String(repeating: " ", count: $0.count - 4))
    }
  }

  /// The text of a condition with edits done.
  static func text(of condition: ExprSyntax, edits: [SourceEdit]) -> String {
    let start = condition.positionAfterSkippingLeadingTrivia.utf8Offset
    let moved = edits.map {
      SourceEdit(range: $0.range.lowerBound - start..<$0.range.upperBound - start, text: $0.text)
    }
    return SourceEdit.apply(moved, to: condition.trimmedDescription)
  }

  private final class Finder: SyntaxVisitor {
    var ranges: [Range<Int>] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if node.calledExpression.trimmedDescription == "os",
        node.arguments.first?.expression.trimmedDescription == "iOS"
      {
        ranges.append(
          node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
        )
      }
      return .visitChildren
    }
  }
}
