import SwiftSyntax

/// Finds a file's own classes of layers, and what they need where there is no Objective-C: a way to copy themselves, and a
/// way to be made from their class alone.
final class LayerSubclasses: SyntaxVisitor {
  private struct Found {
    var name: String
    var parents: [String]
    var node: ClassDeclSyntax
    /// Whether it can be named outside the types around it.
    var isVisible: Bool
  }

  private static let layers: Set<String> = [
    "CALayer", "CAShapeLayer", "CATextLayer", "CAGradientLayer", "CAReplicatorLayer", "CAEmitterLayer",
    "CATransformLayer", "CAScrollLayer", "CATiledLayer",
  ]

  private var classes: [Found] = []
  private var outerNames: [String] = []

  init(tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  private var found: [Found] {
    var names = Self.layers
    var result: [Found] = []
    var grew = true
    while grew {
      grew = false
      for candidate in classes
      where candidate.parents.contains(where: names.contains)
        && !result.contains(where: { $0.node == candidate.node })
      {
        result.append(candidate)
        names.insert(candidate.name)
        grew = true
      }
    }
    return result
  }

  /// The classes that can be made without arguments, by name.
  var makeable: [String] { found.filter { $0.isVisible && $0.node.isMadeFromNothing }.map(\.name) }

  /// The edits that add their initialisers to the file.
  var edits: [SourceEdit] {
    found.filter(\.node.copiesAsLayer).map { layer in
      let brace = layer.node.memberBlock.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
      let name = layer.node.name.text
      let isPublic = layer.node.modifiers.contains { ["public", "open"].contains($0.name.text) }
      return SourceEdit(
        range: brace..<brace,
        text:
          " \(isPublic ? "public " : "")override func _presentationCopy() -> CALayer { \(name)(layer: self) };"
      )
    }
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let isHidden = node.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
    classes.append(
      Found(
        name: (outerNames + [node.name.text]).joined(separator: "."),
        parents: node.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? [], node: node,
        isVisible: node.genericParameterClause == nil && (outerNames.isEmpty || !isHidden)))
    outerNames.append(node.name.text)
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) { outerNames.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    outerNames.append(node.name.text)
    return .visitChildren
  }
  override func visitPost(_ node: StructDeclSyntax) { outerNames.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    outerNames.append(node.name.text)
    return .visitChildren
  }
  override func visitPost(_ node: EnumDeclSyntax) { outerNames.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    outerNames.append(node.extendedType.trimmedDescription)
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { outerNames.removeLast() }

  // Types inside functions can't be named from outside.
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension ClassDeclSyntax {
  /// The initialisers that are no conveniences, without that for archives.
  fileprivate var designated: [InitializerDeclSyntax] {
    memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }.filter { initialiser in
      !initialiser.modifiers.contains { $0.name.text == "convenience" }
        && initialiser.labels != ["coder"]
    }
  }

  /// Whether a call without arguments makes one: it declares such an initialiser, or inherits all.
  var isMadeFromNothing: Bool {
    let all = memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
    let needsNothing = all.contains { initialiser in
      initialiser.optionalMark == nil && initialiser.signature.effectSpecifiers == nil
        && !initialiser.modifiers.contains { $0.name.text == "private" }
        && initialiser.signature.parameterClause.parameters.allSatisfy { $0.defaultValue != nil }
    }
    return needsNothing || designated.isEmpty
  }

  /// Whether one can be made as a copy of a layer.
  fileprivate var copiesAsLayer: Bool {
    designated.isEmpty || designated.contains { $0.labels == ["layer"] }
  }

  /// Whether one can be made as UIKit's classes are: with a frame, from no nib file, or from nothing.
  var isMadeAsUIKit: Bool {
    isMadeFromNothing || designated.contains { $0.labels == ["frame"] || $0.labels == ["nibName", "bundle"] }
  }
}

extension InitializerDeclSyntax {
  fileprivate var labels: [String] { signature.parameterClause.parameters.map { $0.firstName.text } }
}
