import SwiftSyntax

/// Has `#if os(iOS)` and `#if targetEnvironment(simulator)` hold, since scenes written for a phone are what Flipbook shows,
/// without a camera and its like.
enum PlatformConditions {
  /// The edits that make a condition's checks for the phone's system true.
  static func edits(in condition: ExprSyntax) -> [SourceEdit] {
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(condition)
    return finder.ranges.map {
      SourceEdit(range: $0, text: "true" + String(repeating: " ", count: max(0, $0.count - 4)))
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

  /// The clauses of an `#if`, each with the whole condition under which its code is there.
  static func clauses(of node: IfConfigDeclSyntax) -> [(clause: IfConfigClauseSyntax, condition: String)] {
    var earlier: [String] = []
    return node.clauses.map { clause in
      let own = clause.condition.map { text(of: $0, edits: edits(in: $0)) }
      defer { if let own { earlier.append(own) } }
      return (
        clause, (earlier.map { "!(\($0))" } + (own.map { ["(\($0))"] } ?? [])).joined(separator: " && ")
      )
    }
  }

  /// Whether a condition surely holds.
  static func isTrue(_ condition: ExprSyntax) -> Bool { value(of: condition) == true }

  /// Whether a condition surely doesn't hold.
  static func isFalse(_ condition: ExprSyntax) -> Bool { value(of: condition) == false }

  /// Nil where only a compiler can decide.
  private static func value(of condition: ExprSyntax) -> Bool? {
    if let call = condition.as(FunctionCallExprSyntax.self) {
      let argument = call.arguments.first?.expression.trimmedDescription ?? ""
      switch call.calledExpression.trimmedDescription {
      case "os": return ["iOS", "Linux"].contains(argument)
      case "targetEnvironment": return argument == "simulator"
      case "canImport":
        return ["SwiftUI", "UIKit", "Foundation", "Combine"].contains(argument) || hidden.contains(argument)
          ? true : ["AppKit", "WatchKit", "Cocoa"].contains(argument) ? false : nil
      default: return nil
      }
    }
    if let negated = condition.as(PrefixOperatorExprSyntax.self), negated.operator.text == "!" {
      return value(of: negated.expression).map { !$0 }
    }
    if let group = condition.as(TupleExprSyntax.self), let only = group.elements.first,
      group.elements.count == 1
    {
      return value(of: only.expression)
    }
    if let name = condition.as(DeclReferenceExprSyntax.self) {
      return name.baseName.text == "DEBUG" ? true : nil
    }
    guard let sequence = condition.as(SequenceExprSyntax.self) else { return nil }
    let parts = Array(sequence.elements)
    let operators = Set(parts.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text })
    let values = parts.filter { !$0.is(BinaryOperatorExprSyntax.self) }.map { value(of: $0) }
    if operators == ["||"] {
      return values.contains(true) ? true : values.allSatisfy { $0 == false } ? false : nil
    }
    if operators == ["&&"] {
      return values.contains(false) ? false : values.allSatisfy { $0 == true } ? true : nil
    }
    return nil
  }

  /// Modules of a phone's whose names are there, though not under the module's own.
  private static let hidden = ParsedScene.coveredModules.subtracting([
    "FoundationEssentials", "FoundationNetworking", "Glibc", "XCPlayground",
  ]).union(["CoreText"])

  private final class Finder: SyntaxVisitor {
    var ranges: [Range<Int>] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      let argument = node.arguments.first?.expression.trimmedDescription
      switch (node.calledExpression.trimmedDescription, argument) {
      case ("os", "iOS"), ("targetEnvironment", "simulator"): ranges.append(SourceFixer.range(of: node))
      default: break
      }
      if node.calledExpression.trimmedDescription == "canImport",
        let module = node.arguments.first?.expression.trimmedDescription,
        PlatformConditions.hidden.contains(module)
      {
        ranges.append(SourceFixer.range(of: node))
      }
      return .visitChildren
    }
  }
}
