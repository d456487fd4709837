import SwiftSyntax

/// Moves methods that an extension overrides into their class.
///
/// With Objective-C an extension may override what a superclass has; without it only the class itself may. The text of
/// such a member is compiled at the end of its class, under the lines it has in the file.
final class ExtensionOverrides: SyntaxVisitor {
  /// Stands for the path of the file in ``move(in:edits:)``'s text, until it is known.
  static let pathMark = "\u{1}path\u{1}"

  private struct Class {
    var name: String
    /// The offset of the brace that ends it.
    var end: Int
  }

  private var classes: [Class] = []
  private var outerNames: [String] = []
  private var members: [(type: String, range: Range<Int>)] = []

  init(tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    outerNames.append(node.name.text)
    classes.append(
      Class(
        name: outerNames.joined(separator: "."),
        end: node.memberBlock.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset))
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) { outerNames.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let type = node.extendedType.trimmedDescription
    outerNames.append(type)
    // What holds for some types alone has its place in the extension.
    guard node.genericWhereClause == nil else { return .skipChildren }
    for member in node.memberBlock.members {
      let modifiers: DeclModifierListSyntax? =
        member.decl.as(FunctionDeclSyntax.self)?.modifiers
        ?? member.decl.as(VariableDeclSyntax.self)?.modifiers
      guard modifiers?.contains(where: { $0.name.text == "override" }) == true else { continue }
      members.append((type, SourceFixer.range(of: member.decl)))
    }
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { outerNames.removeLast() }

  // Types inside functions can't be extended.
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  /// The edits of a file with those that move members added, and done to what is moved.
  func move(in source: String, edits: [SourceEdit]) -> [SourceEdit] {
    let bytes = Array(source.utf8)
    func line(_ offset: Int) -> Int { bytes[..<offset].count { $0 == UInt8(ascii: "\n") } + 1 }
    var edits = edits
    var arrivals: [Int: String] = [:]
    for member in members {
      guard let target = classes.first(where: { $0.name == member.type }) else { continue }
      let own = edits.filter { member.range.contains($0.range.lowerBound) }
      edits.removeAll { member.range.contains($0.range.lowerBound) }
      let text = SourceEdit.apply(
        own.map {
          SourceEdit(
            range: ($0.range.lowerBound - member.range.lowerBound)..<($0.range.upperBound
              - member.range.lowerBound),
            text: $0.text)
        }, to: String(decoding: bytes[member.range], as: UTF8.self))
      edits.append(SourceEdit(range: member.range, text: ""))
      arrivals[target.end, default: ""] +=
        "\n#sourceLocation(file: \"\(Self.pathMark)\", line: \(line(member.range.lowerBound)))\n\(text)"
    }
    for (end, text) in arrivals {
      edits.append(
        SourceEdit(
          range: end..<end,
          text: "\(text)\n#sourceLocation(file: \"\(Self.pathMark)\", line: \(line(end)))\n"))
    }
    return edits
  }
}
