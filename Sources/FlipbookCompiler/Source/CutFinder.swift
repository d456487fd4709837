import SwiftParser
import SwiftSyntax

/// Finds the parts of a file that have to go for errors of the compiler: the smallest that is left.
struct CutFinder {
  let tree: SourceFileSyntax
  private let converter: SourceLocationConverter
  private let length: Int
  /// The function that ends the program where it gets to code that was cut.
  let ending: String

  init(source: String, ending: String = "Flipbook._uncompiled") {
    self.ending = ending
    tree = Parser.parse(source: source)
    converter = SourceLocationConverter(fileName: "", tree: tree)
    length = source.utf8.count
  }

  /// The cut of the whole file.
  func whole(reason: String) -> SourceCut {
    SourceCut(
      extent: .file, range: 0..<length, replacement: "", lines: lines(of: 0..<length), line: 1, reason: reason
    )
  }

  /// A part of the file that could go.
  struct Unit {
    var extent: SourceCut.Extent
    var range: Range<Int>
    var replacement: (String) -> String
  }

  /// Adds a cut for an error; of those that are inside it only the outer one counts.
  ///
  /// - Parameter place: The file as it is shown, for the reason.
  /// - Returns: False where nothing more can go.
  func add(line: Int, reason: String, place: String, to cuts: inout [SourceCut]) -> Bool {
    // A reason is printed as one line.
    let text = "\(place):\(line): \(reason)".replacing("\n", with: " ")
    for unit in attributes(named: reason, at: line) + closures(for: reason, at: line) + units(at: line) {
      if cuts.contains(where: { $0.range == unit.range && $0.extent >= unit.extent }) { continue }
      // A part inside one that was cut already can't be the cause any more: the part around it is.
      if cuts.contains(where: {
        $0.range.lowerBound <= unit.range.lowerBound && unit.range.upperBound <= $0.range.upperBound
      }) {
        continue
      }
      cuts.removeAll {
        unit.range.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= unit.range.upperBound
      }
      cuts.append(
        SourceCut(
          extent: unit.extent, range: unit.range, replacement: unit.replacement(SwiftText.literal(text)),
          lines: lines(of: unit.range), line: line, reason: reason))
      return true
    }
    return false
  }

  /// The attribute on a line that a reason says isn't known: what it stands on may do without it.
  private func attributes(named reason: String, at line: Int) -> [Unit] {
    guard let name = reason.wholeMatch(of: /unknown attribute '(\w+)'/)?.1 else { return [] }
    return AttributeCollector.attributes(in: tree).filter {
      $0.attributeName.trimmedDescription == name && lines(of: Syntax($0)).contains(line)
    }.map { node in Unit(extent: .body, range: SourceFixer.range(of: node)) { _ in "" } }
  }

  /// The parts around a line, the smallest first.
  private func units(at line: Int) -> [Unit] {
    var found: [Unit] = []
    var items: [Syntax] = []
    func descend(_ node: Syntax) {
      for child in node.children(viewMode: .sourceAccurate) where lines(of: child).contains(line) {
        if child.is(MemberBlockItemSyntax.self) { items.append(child) }
        if child.is(CodeBlockItemSyntax.self), child.parent?.parent?.is(SourceFileSyntax.self) == true {
          items.append(child)
        }
        if child.is(CodeBlockItemSyntax.self),
          child.parent?.parent?.parent?.is(IfConfigDeclSyntax.self) == true
        {
          items.append(child)
        }
        descend(child)
        // One line may hold several; the first is as good as any.
        return
      }
    }
    descend(Syntax(tree))
    for item in items.reversed() {
      if let body = body(of: item, at: line) { found.append(body) }
      found.append(Unit(extent: .declaration, range: SourceFixer.range(of: item)) { _ in "" })
    }
    found.append(Unit(extent: .file, range: 0..<length) { _ in "" })
    return found
  }

  /// The lines that the file's previews begin on, those that are macros.
  var previewLines: [Int] {
    tree.statements.compactMap { item in
      let name =
        item.item.as(MacroExpansionExprSyntax.self)?.macroName
        ?? item.item.as(MacroExpansionDeclSyntax.self)?.macroName
      return name?.text == "Preview"
        ? converter.location(for: item.positionAfterSkippingLeadingTrivia).line : nil
    }
  }

  private func lines(of range: Range<Int>) -> ClosedRange<Int> {
    let start = converter.location(for: AbsolutePosition(utf8Offset: range.lowerBound)).line
    return start...max(start, converter.location(for: AbsolutePosition(utf8Offset: range.upperBound)).line)
  }

  func lines(of node: Syntax) -> ClosedRange<Int> {
    let start = converter.location(for: node.positionAfterSkippingLeadingTrivia).line
    return start...max(start, converter.location(for: node.endPositionBeforeTrailingTrivia).line)
  }

  // MARK: Bodies

  private func body(of item: Syntax, at line: Int) -> Unit? {
    let declaration =
      item.as(MemberBlockItemSyntax.self).map { Syntax($0.decl) }
      ?? item.as(CodeBlockItemSyntax.self).map { Syntax($0.item) }
    guard let declaration else { return nil }
    if let node = declaration.as(FunctionDeclSyntax.self) {
      return block(node.body, type: node.signature.returnClause?.type, at: line)
    }
    if let node = declaration.as(InitializerDeclSyntax.self) { return block(node.body, type: nil, at: line) }
    if let node = declaration.as(DeinitializerDeclSyntax.self) {
      return block(node.body, type: nil, at: line)
    }
    if let node = declaration.as(VariableDeclSyntax.self), let binding = node.bindings.first,
      node.bindings.count == 1
    {
      return property(binding, at: line)
    }
    if let node = declaration.as(SubscriptDeclSyntax.self), let accessors = node.accessorBlock {
      return accessor(accessors, type: node.returnClause.type, at: line)
    }
    if let node = declaration.as(MacroExpansionDeclSyntax.self), node.macroName.text == "Preview" {
      return preview(node.trailingClosure)
    }
    if let node = declaration.as(MacroExpansionExprSyntax.self), node.macroName.text == "Preview" {
      return preview(node.trailingClosure)
    }
    return nil
  }

  private func block(_ body: CodeBlockSyntax?, type: TypeSyntax?, at line: Int) -> Unit? {
    guard let body, lines(of: Syntax(body)).contains(line), let made = value(of: type) else {
      return nil
    }
    return Unit(extent: .body, range: SourceFixer.range(of: body)) { "{ \(made($0)) }" }
  }

  private func preview(_ closure: ClosureExprSyntax?) -> Unit? {
    guard let closure else { return nil }
    let start = closure.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
    let end = closure.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
    return Unit(extent: .body, range: start..<end) { " Flipbook._uncompiledView(\($0)) " }
  }

  private func property(_ binding: PatternBindingSyntax, at line: Int) -> Unit? {
    if let accessors = binding.accessorBlock, lines(of: Syntax(accessors)).contains(line) {
      return accessor(accessors, type: binding.typeAnnotation?.type, at: line)
    }
    if let initializer = binding.initializer, binding.typeAnnotation != nil,
      lines(of: Syntax(initializer)).contains(line)
    {
      return Unit(extent: .body, range: SourceFixer.range(of: initializer)) {
        "= \(ending)(\($0))"
      }
    }
    return nil
  }

  private func accessor(_ block: AccessorBlockSyntax, type: TypeSyntax?, at line: Int) -> Unit? {
    guard lines(of: Syntax(block)).contains(line) else { return nil }
    var names: Set<String> = []
    if case .accessors(let list) = block.accessors { names = Set(list.map(\.accessorSpecifier.text)) }
    if !names.isDisjoint(with: ["willSet", "didSet"]) {
      // The observer of a property is cut alone; the property stays, whether its type is written or not.
      return Unit(extent: .body, range: SourceFixer.range(of: block)) { _ in "" }
    }
    guard let type, let made = value(of: type) else { return nil }
    let setter = names.isDisjoint(with: ["set", "_modify"]) ? "" : " set { _ = newValue }"
    return Unit(extent: .body, range: SourceFixer.range(of: block)) { "{ get { \(made($0)) }\(setter) }" }
  }

  /// The expression that stands for a value of a type, for a reason; nil where a type is hidden that can't be made.
  private func value(of type: TypeSyntax?) -> ((String) -> String)? {
    guard let text = type?.trimmedDescription, text.contains("some ") else {
      // It ends before there is a value, so any type will do, and an initialiser need not have set anything.
      return { "Swift.fatalError(\(ending)(\($0)))" }
    }
    return ["some View", "some SwiftUI.View"].contains(text) ? { "Flipbook._uncompiledView(\($0))" } : nil
  }
}
