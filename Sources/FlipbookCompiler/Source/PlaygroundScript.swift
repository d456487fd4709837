import SwiftSyntax

/// A playground: a file whose statements at the top are run in their order, and which says what to show.
///
/// Files other than scripts have no such statements. They become a function, with the variables among them, and the
/// declarations between them move behind it.
struct PlaygroundScript {
  /// The name of the view that shows what the statements set.
  let typeName: String
  /// Where the statements begin, and the line.
  let start: Int
  private let end: Int
  private let moved: [Range<Int>]

  /// Nil for files that are no playgrounds: they hand nothing over, or do nothing but that with a view that can be
  /// shown by itself.
  ///
  /// - Parameter hasScenes: Whether the file has scenes of its own.
  init?(tree: SourceFileSyntax, typeName: String, hasScenes: Bool) {
    var handsOver = false
    var hasSteps = false
    var steps: [Range<Int>] = []
    var variables: Set<String> = []
    var declarations: [(range: Range<Int>, names: Set<String>)] = []
    for statement in tree.statements {
      let range = SourceFixer.range(of: statement)
      switch statement.item {
      case .decl(let declaration):
        if let variable = declaration.as(VariableDeclSyntax.self) {
          steps.append(range)
          for binding in variable.bindings { variables.insert(binding.pattern.trimmedDescription) }
        } else if !declaration.is(ImportDeclSyntax.self) {
          declarations.append((range, Self.words(of: declaration)))
        }
      case .expr(let expression) where expression.is(MacroExpansionExprSyntax.self):
        declarations.append((range, []))
      default:
        steps.append(range)
        let isPage = Self.isPage(statement)
        handsOver = handsOver || isPage
        hasSteps = hasSteps || !isPage
      }
    }
    // Variables that types and functions name can't be local to a function.
    let isShared = declarations.contains { !$0.names.isDisjoint(with: variables) }
    guard handsOver, hasSteps || !hasScenes, !isShared, let first = steps.first, let last = steps.last else {
      return nil
    }
    (self.typeName, start, end) = (typeName, first.lowerBound, last.upperBound)
    moved = declarations.map(\.range).filter {
      $0.lowerBound > first.lowerBound && $0.upperBound < last.upperBound
    }
  }

  /// Whether a statement at the top is about the playground's page.
  static func isPage(_ statement: CodeBlockItemSyntax) -> Bool {
    ["PlaygroundPage.", "XCPlaygroundPage.", "PlaygroundSupport.PlaygroundPage."].contains {
      statement.trimmedDescription.hasPrefix($0)
    }
  }

  private static func words(of node: some SyntaxProtocol) -> Set<String> {
    Set(node.tokens(viewMode: .sourceAccurate).map(\.text))
  }

  /// The edits of a file with those that make a function of its statements.
  func move(in source: String, edits: [SourceEdit]) -> [SourceEdit] {
    let bytes = Array(source.utf8)
    func line(_ offset: Int) -> Int { bytes[..<offset].count { $0 == UInt8(ascii: "\n") } + 1 }
    func place(_ offset: Int) -> String {
      "\n#sourceLocation(file: \"\(ExtensionOverrides.pathMark)\", line: \(line(offset)))\n"
    }
    var edits = edits
    var tail = """
      }; struct \(typeName): Flipbook.View { var body: some Flipbook.View { \
      Flipbook._playgroundContent { \(typeName)_run() } } }
      """
    for range in moved {
      let own = edits.filter { range.contains($0.range.lowerBound) }
      edits.removeAll { range.contains($0.range.lowerBound) }
      let inside = own.map { edit in
        SourceEdit(
          range: (edit.range.lowerBound - range.lowerBound)..<(edit.range.upperBound - range.lowerBound),
          text: edit.text)
      }
      tail +=
        place(range.lowerBound) + SourceEdit.apply(inside, to: String(decoding: bytes[range], as: UTF8.self))
      edits.append(SourceEdit(range: range, text: ""))
    }
    if !moved.isEmpty { tail += place(end) }
    edits.append(SourceEdit(range: start..<start, text: "@MainActor func \(typeName)_run() { "))
    edits.append(SourceEdit(range: end..<end, text: "\n" + tail))
    return edits
  }
}
