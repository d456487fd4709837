import FlipbookScenes
import SwiftSyntax

/// What stands against a scene: the names that aren't there, each with its line, then what the compiler says that does
/// not follow from them.
struct CompileDiagnosis {
  struct Finding {
    var path: String
    var line: Int
    var column: Int
    var text: String
    /// What the compiler printed; nil for a missing name.
    var block: String?
    /// The name that is missing, also as a member of a type that is there; nil for another error.
    var name: String?
  }

  var findings: [Finding] = []
  /// How many of them are names.
  var nameCount: Int { findings.count { $0.block == nil } }

  /// - Parameters:
  ///   - parts: The files of the scene.
  ///   - messages: What the compiler said.
  ///   - generated: A file that was compiled with them and that no person wrote.
  ///   - modules: Modules that are compiled into the scene's own.
  init(
    parts: [SceneFile.Part], messages: [CompilerMessage], index: NameIndex,
    generated: SceneFile.Part? = nil, modules: Set<String> = []
  ) {
    // Names that the compiler takes are there, whoever makes them, such as types with members for any name.
    guard messages.contains(where: { $0.severity == .error }) else { return }
    let scans = parts.map { NameScan(source: $0.source) }
    var declared = scans.reduce(into: modules) { $0.formUnion($1.declared) }
    if let generated { declared.formUnion(NameScan(source: generated.source).declared) }
    for (part, scan) in zip(parts, scans) {
      let converter = SourceLocationConverter(fileName: "", tree: scan.tree)
      let errors = messages.filter { $0.severity == .error && $0.path == part.absolutePath }
      // Where the compiler has nothing to say, a name is there after all, such as one of a type's own parameters.
      let missing = scan.missing(in: index, alsoDeclared: declared).filter { _, node in
        guard let lines = Self.lines(of: Self.member(around: node), converter) else { return true }
        return errors.contains { lines.contains($0.line) }
      }
      var seen: Set<String> = []
      for (name, _) in missing where seen.insert("\(name.line) \(name.name)").inserted {
        findings.append(
          Finding(path: part.path, line: name.line, column: name.column, text: name.text, name: name.name))
      }
      let statements = missing.compactMap { Self.lines(of: Self.statement(around: $0.node), converter) }
      let members = missing.compactMap { Self.lines(of: Self.member(around: $0.node), converter) }
      for message in errors {
        // A name that exists as a member somewhere may still be missing here: the compiler knows.
        if let found = message.missingName {
          guard seen.insert("\(message.line) \(found.name)").inserted else { continue }
          let nearest = index.nearest(to: found.name, isMember: false)
          let name = MissingName(
            name: found.name, kind: found.kind, line: message.line, column: message.column, nearest: nearest)
          findings.append(
            Finding(
              path: part.path, line: message.line, column: message.column, text: name.text, name: found.name))
          continue
        }
        if statements.contains(where: { $0.contains(message.line) }) { continue }
        if message.isConsequence, members.contains(where: { $0.contains(message.line) }) { continue }
        // A type that is missing takes with it what its values are asked for.
        if message.isConsequence, message.text.contains(where: { $0 == "'" }),
          missing.contains(where: { message.text.contains("'\($0.name.name)'") })
        {
          continue
        }
        findings.append(
          Finding(
            path: part.path, line: message.line, column: message.column, text: message.text,
            block: message.block.replacing(part.absolutePath, with: part.path),
            name: message.text.firstMatch(of: /has no member '(\w+)'/).map { String($0.output.1) }))
      }
    }
    // Messages about no file of the scene, such as the linker's.
    let paths = Set(parts.map(\.absolutePath))
    for message in messages where message.severity == .error && !paths.contains(message.path) {
      guard findings.isEmpty || message.path.isEmpty else { continue }
      findings.append(
        Finding(path: "", line: 0, column: 0, text: message.text, block: message.block))
    }
    let order = Dictionary(parts.enumerated().map { ($1.path, $0) }) { first, _ in first }
    findings.sort {
      (order[$0.path] ?? .max, $0.line, $0.column) < (order[$1.path] ?? .max, $1.line, $1.column)
    }
  }

  /// The names first, a line each, then what the compiler printed.
  var text: String {
    let names = findings.filter { $0.block == nil }.map { "\($0.path):\($0.line):\($0.column): \($0.text)" }
    let rest = findings.compactMap(\.block)
    return (names + rest).joined(separator: "\n")
  }

  /// The innermost statement.
  private static func statement(around node: Syntax) -> Syntax? {
    var place: Syntax? = node
    while let current = place {
      if current.is(CodeBlockItemSyntax.self) || current.is(MemberBlockItemSyntax.self) { return current }
      place = current.parent
    }
    return nil
  }

  /// The member of a type, or the declaration at the top of the file.
  private static func member(around node: Syntax) -> Syntax? {
    var found: Syntax?
    var place: Syntax? = node
    while let current = place {
      if current.is(MemberBlockItemSyntax.self) { return current }
      if current.is(CodeBlockItemSyntax.self) { found = current }
      place = current.parent
    }
    return found
  }

  private static func lines(of node: Syntax?, _ converter: SourceLocationConverter) -> ClosedRange<Int>? {
    guard let node else { return nil }
    let start = converter.location(for: node.positionAfterSkippingLeadingTrivia).line
    return start...max(start, converter.location(for: node.endPositionBeforeTrailingTrivia).line)
  }
}
