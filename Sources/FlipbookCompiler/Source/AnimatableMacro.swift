import SwiftSyntax

/// `@Animatable` on a structure: its stored variables together are its animatable data, without those marked
/// `@AnimatableIgnored`.
enum AnimatableMacro {
  static func edits(for node: StructDeclSyntax) -> [SourceEdit] {
    guard let attribute = node.attributes.attribute(named: "Animatable") else { return [] }
    var edits = [SourceEdit(range: SourceFixer.range(of: attribute), text: "")]
    var parts: [(name: String, type: String)] = []
    for variable in node.memberBlock.members.compactMap({ $0.decl.as(VariableDeclSyntax.self) }) {
      if let ignored = variable.attributes.attribute(named: "AnimatableIgnored") {
        edits.append(SourceEdit(range: SourceFixer.range(of: ignored), text: ""))
        continue
      }
      let isMarked = variable.attributes.contains { $0.is(AttributeSyntax.self) }
      guard !isMarked, variable.bindingSpecifier.text == "var",
        !variable.modifiers.contains(where: { ["static", "lazy"].contains($0.name.text) })
      else { continue }
      for binding in variable.bindings where binding.accessorBlock == nil {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
          let type = binding.typeAnnotation?.type.trimmedDescription
            ?? binding.initializer.flatMap({ LiteralType.name($0.value) })
        else { continue }
        parts.append((name, type))
      }
    }
    guard !parts.isEmpty else { return edits }
    let brace = node.memberBlock.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
    edits.append(SourceEdit(range: brace..<brace, text: " \(data(parts));"))
    if node.inheritanceClause == nil {
      let end =
        (node.genericParameterClause?.endPositionBeforeTrailingTrivia
        ?? node.name.endPositionBeforeTrailingTrivia).utf8Offset
      edits.append(SourceEdit(range: end..<end, text: ": Animatable"))
    } else if let clause = node.inheritanceClause,
      !clause.inheritedTypes.contains(where: {
        ["Shape", "InsettableShape", "Animatable"].contains($0.type.trimmedDescription)
      })
    {
      let end = clause.endPositionBeforeTrailingTrivia.utf8Offset
      edits.append(SourceEdit(range: end..<end, text: ", Animatable"))
    }
    return edits
  }

  /// Pairs of pairs: `AnimatablePair<A, AnimatablePair<B, C>>`.
  private static func data(_ parts: [(name: String, type: String)]) -> String {
    var type = "\(parts[parts.count - 1].type).AnimatableData"
    var value = "\(parts[parts.count - 1].name).animatableData"
    for part in parts.dropLast().reversed() {
      type = "AnimatablePair<\(part.type).AnimatableData, \(type)>"
      value = "AnimatablePair(\(part.name).animatableData, \(value))"
    }
    var place = "newValue"
    var sets: [String] = []
    for (index, part) in parts.enumerated() {
      let isLast = index == parts.count - 1
      sets.append("\(part.name).animatableData = \(place)\(isLast ? "" : ".first")")
      place += ".second"
    }
    return "var animatableData: \(type) { get { \(value) } set { \(sets.joined(separator: "; ")) } }"
  }
}
