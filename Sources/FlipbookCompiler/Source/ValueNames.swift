import SwiftSyntax

/// The names that a file gives to parameters and variables, wherever.
final class ValueNames: SyntaxVisitor {
  private(set) var names: Set<String> = []

  init(_ tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visitPost(_ node: FunctionParameterSyntax) {
    names.insert((node.secondName ?? node.firstName).text)
  }
  override func visitPost(_ node: ClosureParameterSyntax) {
    names.insert((node.secondName ?? node.firstName).text)
  }
  override func visitPost(_ node: ClosureShorthandParameterSyntax) { names.insert(node.name.text) }
  override func visitPost(_ node: IdentifierPatternSyntax) { names.insert(node.identifier.text) }
}
