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
  /// Static constants that hold state behind a lock, and singletons, as `Type.name`.
  private(set) var guardedStatics: [String] = []
  /// Files with more than one type at the top that others can see.
  private(set) var filesOfSeveralTypes = 0
  /// Files of more than 500 lines.
  private(set) var longFiles: [String] = []
  /// Functions and initializers of more than 60 lines, comments left out, as `file:line`.
  private(set) var longFunctions: [String] = []

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
      guardedStatics += visitor.guardedStatics
      if visitor.visibleTypes > 1 { filesOfSeveralTypes += 1 }
      let converter = SourceLocationConverter(fileName: "", tree: tree)
      for function in visitor.functions {
        let first = function.startLocation(converter: converter, afterLeadingTrivia: true).line
        let last = function.endLocation(converter: converter).line
        if last - first >= 60 { longFunctions.append("\(name):\(first)") }
      }
      if text.split(separator: "\n", omittingEmptySubsequences: false).count > 501 { longFiles.append(name) }
    }
    mutableStatics.sort()
  }
}

private final class ReviewVisitor: SyntaxAnyVisitor {
  var undocumented = 0
  var mutableStatics: [String] = []
  var guardedStatics: [String] = []
  var visibleTypes = 0
  var functions: [Syntax] = []

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    // An extension's and an import's modifiers are no declaration's of their own.
    guard !node.is(ExtensionDeclSyntax.self), !node.is(ImportDeclSyntax.self),
      let declaration = node.asProtocol(WithModifiersSyntax.self)
    else { return .visitChildren }
    let words = declaration.modifiers.map(\.name.text)
    if words.contains("public") || words.contains("open"), !hasComment(node) { undocumented += 1 }
    if let variable = node.as(VariableDeclSyntax.self) { noteStatics(of: variable, words) }
    if node.is(FunctionDeclSyntax.self) || node.is(InitializerDeclSyntax.self) { functions.append(node) }
    guard node.isProtocol(DeclGroupSyntax.self) else { return .skipChildren }
    let isTop = node.parent?.parent?.parent?.is(SourceFileSyntax.self) ?? false
    if isTop, !words.contains("private"), !words.contains("fileprivate") { visibleTypes += 1 }
    return .visitChildren
  }

  private func hasComment(_ node: Syntax) -> Bool {
    node.leadingTrivia.contains {
      switch $0 {
      case .docLineComment, .docBlockComment: true
      default: false
      }
    }
  }

  private func noteStatics(of node: VariableDeclSyntax, _ words: [String]) {
    guard words.contains("static") || words.contains("class") else { return }
    guard node.bindingSpecifier.text == "var" else {
      for binding in node.bindings where holdsState(binding) {
        guardedStatics.append("\(enclosing(node)).\(binding.pattern.trimmedDescription)")
      }
      return
    }
    for binding in node.bindings where isStored(binding) {
      mutableStatics.append("\(enclosing(node)).\(binding.pattern.trimmedDescription)")
    }
  }

  private func holdsState(_ binding: PatternBindingSyntax) -> Bool {
    binding.pattern.trimmedDescription == "shared"
      || binding.initializer?.value.trimmedDescription.hasPrefix("Mutex") == true
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
      if let type = current.as(ExtensionDeclSyntax.self) { return type.extendedType.trimmedDescription }
      if current.isProtocol(DeclGroupSyntax.self), let type = current.asProtocol(NamedDeclSyntax.self) {
        return type.name.text
      }
      parent = current.parent
    }
    return ""
  }
}
