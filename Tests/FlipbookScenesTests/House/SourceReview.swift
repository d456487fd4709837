import FlipbookTestSupport
import Foundation
import SwiftParser
import SwiftSyntax

/// What the sources of a target hold that the house counts.
struct SourceReview {
  /// Public declarations without a doc comment.
  private(set) var undocumented = 0
  /// Stored static variables, as `Type.name`.
  private(set) var mutableStatics: [String] = []
  /// Files with more than one type at the top that others can see.
  private(set) var filesOfSeveralTypes = 0
  /// Files of more than 500 lines.
  private(set) var longFiles: [String] = []

  /// - Parameter target: A folder of `Sources`.
  init(target: String) throws {
    let root = Repository.root.appendingPathComponent("Sources/\(target)")
    let names = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    for name in names.sorted() where name.hasSuffix(".swift") {
      let text = try String(contentsOf: root.appendingPathComponent(name), encoding: .utf8)
      let tree = Parser.parse(source: text)
      let visitor = ReviewVisitor(viewMode: .sourceAccurate)
      visitor.walk(tree)
      undocumented += visitor.undocumented
      mutableStatics += visitor.mutableStatics
      if visitor.visibleTypes > 1 { filesOfSeveralTypes += 1 }
      if text.split(separator: "\n", omittingEmptySubsequences: false).count > 501 { longFiles.append(name) }
    }
    mutableStatics.sort()
  }
}

private final class ReviewVisitor: SyntaxVisitor {
  var undocumented = 0
  var mutableStatics: [String] = []
  var visibleTypes = 0

  private func note(_ node: some DeclSyntaxProtocol, _ modifiers: DeclModifierListSyntax) {
    let words = modifiers.map(\.name.text)
    guard words.contains("public") || words.contains("open") else { return }
    let hasComment = node.leadingTrivia.contains {
      switch $0 {
      case .docLineComment, .docBlockComment: true
      default: false
      }
    }
    if !hasComment { undocumented += 1 }
  }

  private func noteType(_ node: some DeclSyntaxProtocol, _ modifiers: DeclModifierListSyntax) {
    note(node, modifiers)
    let isTop = node.parent?.parent?.parent?.is(SourceFileSyntax.self) ?? false
    let words = modifiers.map(\.name.text)
    if isTop, !words.contains("private"), !words.contains("fileprivate") { visibleTypes += 1 }
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    noteType(node, node.modifiers)
    return .visitChildren
  }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    noteType(node, node.modifiers)
    return .visitChildren
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    noteType(node, node.modifiers)
    return .visitChildren
  }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    noteType(node, node.modifiers)
    return .visitChildren
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    noteType(node, node.modifiers)
    return .visitChildren
  }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node, node.modifiers)
    return .skipChildren
  }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node, node.modifiers)
    return .skipChildren
  }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node, node.modifiers)
    return .skipChildren
  }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node, node.modifiers)
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node, node.modifiers)
    let words = node.modifiers.map(\.name.text)
    guard node.bindingSpecifier.text == "var", words.contains("static") || words.contains("class") else {
      return .skipChildren
    }
    for binding in node.bindings where isStored(binding) {
      mutableStatics.append("\(enclosing(node)).\(binding.pattern.trimmedDescription)")
    }
    return .skipChildren
  }

  private func isStored(_ binding: PatternBindingSyntax) -> Bool {
    guard let block = binding.accessorBlock else {
      return binding.initializer != nil || binding.typeAnnotation != nil
    }
    guard case .accessors(let list) = block.accessors else { return false }
    return list.allSatisfy { ["didSet", "willSet"].contains($0.accessorSpecifier.text) }
  }

  private func enclosing(_ node: some SyntaxProtocol) -> String {
    var parent = node.parent
    while let current = parent {
      if let type = current.as(StructDeclSyntax.self) { return type.name.text }
      if let type = current.as(ClassDeclSyntax.self) { return type.name.text }
      if let type = current.as(EnumDeclSyntax.self) { return type.name.text }
      if let type = current.as(ActorDeclSyntax.self) { return type.name.text }
      if let type = current.as(ProtocolDeclSyntax.self) { return type.name.text }
      if let type = current.as(ExtensionDeclSyntax.self) { return type.extendedType.trimmedDescription }
      parent = current.parent
    }
    return ""
  }
}
