import FlipbookScenes
import SwiftParser
import SwiftSyntax

/// An asset that a file names by a member, as `Image(.logo)` does.
struct AssetReference: Hashable {
  var isColor: Bool
  /// The member, after the types it is in.
  var path: [String]
  /// The path of the file that names it.
  var file: String
  /// Counted from 1.
  var line: Int

  /// The file and the line, for messages.
  var place: String { "\(file):\(line)" }

  /// That there is no such asset: a sentence.
  var message: String {
    "There is no \(isColor ? "colour" : "image") “\(path.joined(separator: "."))” in an asset catalogue beside "
      + "the scene; \(isColor ? "it draws as clear" : "a box is drawn in its place")."
  }

  /// Those of a file, where the code alone shows that an asset is meant.
  static func find(in part: SceneFile.Part) -> [AssetReference] {
    guard
      part.source.contains("(.") || part.source.contains("resource:") || part.source.contains("image: .")
        || part.source.contains("Resource.")
    else { return [] }
    let tree = Parser.parse(source: part.source)
    let finder = Finder(path: part.path, tree: tree)
    finder.walk(tree)
    return finder.found
  }

  /// Names of UIKit's colours, which `Color(.name)` finds before any asset.
  static let systemColors: Set<String> = [
    "systemRed", "systemOrange", "systemYellow", "systemGreen", "systemMint", "systemTeal", "systemCyan",
    "systemBlue", "systemIndigo", "systemPurple", "systemPink", "systemBrown", "systemGray", "systemGray2",
    "systemGray3", "systemGray4", "systemGray5", "systemGray6", "label", "secondaryLabel", "tertiaryLabel",
    "quaternaryLabel", "placeholderText", "link", "lightText", "darkText", "systemBackground",
    "secondarySystemBackground", "tertiarySystemBackground", "systemGroupedBackground",
    "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground", "groupTableViewBackground",
    "systemFill", "secondarySystemFill", "tertiarySystemFill", "quaternarySystemFill", "separator",
    "opaqueSeparator", "tintColor", "black", "darkGray", "lightGray", "white", "gray", "red", "green",
    "blue", "cyan", "yellow", "magenta", "orange", "purple", "brown", "clear", "init",
  ]

  private final class Finder: SyntaxVisitor {
    let path: String
    let converter: SourceLocationConverter
    var found: [AssetReference] = []

    init(path: String, tree: SourceFileSyntax) {
      self.path = path
      converter = SourceLocationConverter(fileName: path, tree: tree)
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
        let first = node.arguments.first
      else { return .visitChildren }
      switch (name, first.label?.text, node.arguments.count) {
      case ("Image", nil, 1), ("UIImage", "resource", 1), ("ImageResource", nil, 1):
        record(first.expression, isColor: false)
      case ("UIColor", "resource", 1): record(first.expression, isColor: true)
      case ("Color", nil, 1): record(first.expression, isColor: true, skips: AssetReference.systemColors)
      case ("Label", _, _), ("Tab", _, _), ("Button", _, _):
        for argument in node.arguments where argument.label?.text == "image" {
          record(argument.expression, isColor: false)
        }
      default: break
      }
      return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      // `ImageResource.logo`, at the start of a chain.
      guard let base = node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text,
        base == "ImageResource" || base == "ColorResource"
      else { return .visitChildren }
      add([node.declName.baseName.text], isColor: base == "ColorResource", at: node)
      return .visitChildren
    }

    private func record(_ expression: ExprSyntax, isColor: Bool, skips: Set<String> = ["init"]) {
      if let sequence = expression.as(SequenceExprSyntax.self) {
        let elements = Array(sequence.elements)
        for (index, element) in elements.enumerated() {
          guard let ternary = element.as(UnresolvedTernaryExprSyntax.self) else { continue }
          record(ternary.thenExpression, isColor: isColor, skips: skips)
          if index + 1 < elements.count { record(elements[index + 1], isColor: isColor, skips: skips) }
        }
        return
      }
      if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
        let inner = tuple.elements.first?.expression
      {
        return record(inner, isColor: isColor, skips: skips)
      }
      guard let path = Self.members(expression), !skips.contains(path[0]) else { return }
      add(path, isColor: isColor, at: expression)
    }

    /// `.Icons.home` as its names; nil for anything else.
    private static func members(_ expression: ExprSyntax) -> [String]? {
      guard let access = expression.as(MemberAccessExprSyntax.self) else { return nil }
      let name = access.declName.baseName.text.filter { $0 != "`" }
      guard let base = access.base else { return [name] }
      return members(base).map { $0 + [name] }
    }

    private func add(_ names: [String], isColor: Bool, at node: some SyntaxProtocol) {
      let line = converter.location(for: node.positionAfterSkippingLeadingTrivia).line
      found.append(AssetReference(isColor: isColor, path: names, file: path, line: line))
    }
  }
}
