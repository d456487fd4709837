import FlipbookScenes
import SwiftSyntax

/// The errors of a scene: the names that aren't there, each with its line, then the compiler's errors that don't follow
/// from them.
struct CompileDiagnosis {
  struct Finding {
    var path: String
    var line: Int
    var column: Int
    var text: String
    /// The compiler's message; nil for a missing name.
    var block: String?
    /// The name that is missing, also as a member of a type that is there; nil for another error.
    var name: String?
  }

  var findings: [Finding] = []
  /// How many of them are names.
  var nameCount: Int { findings.count { $0.block == nil } }

  /// - Parameters:
  ///   - parts: The files of the scene.
  ///   - messages: The compiler's messages.
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
      let file = ScannedPart(part, scan, messages: messages, index: index, declared: declared)
      var seen: Set<String> = []
      addMissingNames(of: file, &seen)
      for message in file.errors { add(message, about: file, index: index, &seen) }
    }
    addPlaceless(messages, beside: parts)
    sort(by: parts)
  }

  private mutating func addMissingNames(of file: ScannedPart, _ seen: inout Set<String>) {
    for (name, _) in file.missing where seen.insert("\(name.line) \(name.name)").inserted {
      findings.append(
        Finding(
          path: file.part.path, line: name.line, column: name.column, text: name.text, name: name.name))
    }
  }

  /// Adds what the compiler says of a file, but for what follows from a missing name.
  private mutating func add(
    _ message: CompilerMessage, about file: ScannedPart, index: NameIndex, _ seen: inout Set<String>
  ) {
    let part = file.part
    // A name that exists as a member somewhere may still be missing here: the compiler knows.
    if let found = message.missingName {
      guard seen.insert("\(message.line) \(found.name)").inserted else { return }
      let nearest = index.nearest(to: found.name, isMember: false)
      let name = MissingName(
        name: found.name, kind: found.kind, line: message.line, column: message.column, nearest: nearest)
      findings.append(
        Finding(
          path: part.path, line: message.line, column: message.column, text: name.text, name: found.name))
      return
    }
    guard !file.explains(message) else { return }
    findings.append(
      Finding(
        path: part.path, line: message.line, column: message.column, text: message.text,
        block: message.block.replacing(part.absolutePath, with: part.path),
        name: message.text.firstMatch(of: /has no member '(\w+)'/).map { String($0.output.1) }))
  }

  /// Adds messages about no file of the scene, such as the linker's.
  private mutating func addPlaceless(_ messages: [CompilerMessage], beside parts: [SceneFile.Part]) {
    let paths = Set(parts.map(\.absolutePath))
    for message in messages where message.severity == .error && !paths.contains(message.path) {
      guard findings.isEmpty || message.path.isEmpty else { continue }
      findings.append(
        Finding(path: "", line: 0, column: 0, text: message.text, block: message.block))
    }
  }

  private mutating func sort(by parts: [SceneFile.Part]) {
    let order = Dictionary(parts.enumerated().map { ($1.path, $0) }) { first, _ in first }
    findings.sort {
      (order[$0.path] ?? .max, $0.line, $0.column) < (order[$1.path] ?? .max, $1.line, $1.column)
    }
  }

  /// A file of the scene with the names that are missing in it, and what the compiler says of it.
  private struct ScannedPart {
    let part: SceneFile.Part
    let errors: [CompilerMessage]
    let missing: [(name: MissingName, node: Syntax)]
    /// The lines of the statements that missing names stand in.
    private let statements: [ClosedRange<Int>]
    /// The lines of the members of types that missing names stand in.
    private let members: [ClosedRange<Int>]

    /// - Parameter declared: The names that the files of the scene declare.
    init(
      _ part: SceneFile.Part, _ scan: NameScan, messages: [CompilerMessage], index: NameIndex,
      declared: Set<String>
    ) {
      let converter = SourceLocationConverter(fileName: "", tree: scan.tree)
      let errors = messages.filter { $0.severity == .error && $0.path == part.absolutePath }
      // Where the compiler has nothing to say, a name is there after all, such as one of a type's own parameters.
      let missing = scan.missing(in: index, alsoDeclared: declared).filter { _, node in
        guard let lines = CompileDiagnosis.lines(of: CompileDiagnosis.member(around: node), converter) else {
          return true
        }
        return errors.contains { lines.contains($0.line) }
      }
      self.part = part
      self.errors = errors
      self.missing = missing
      statements = missing.compactMap {
        CompileDiagnosis.lines(of: CompileDiagnosis.statement(around: $0.node), converter)
      }
      members = missing.compactMap {
        CompileDiagnosis.lines(of: CompileDiagnosis.member(around: $0.node), converter)
      }
    }

    /// Whether a message follows from a missing name.
    func explains(_ message: CompilerMessage) -> Bool {
      if statements.contains(where: { $0.contains(message.line) }) { return true }
      guard message.isConsequence else { return false }
      if members.contains(where: { $0.contains(message.line) }) { return true }
      // A type that is missing takes with it what its values are asked for.
      return message.text.contains(where: { $0 == "'" })
        && missing.contains(where: { message.text.contains("'\($0.name.name)'") })
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
