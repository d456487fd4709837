import FlipbookScenes
import Foundation

/// The files of a scene, parsed, with the text and the path that each is compiled under.
struct StagedGroup {
  struct Member {
    var part: SceneFile.Part
    var scene: ParsedScene
    /// The path that the compiler is given.
    var visiblePath: String
    /// The text that is compiled.
    var text: String
  }

  private(set) var members: [Member] = []
  /// The names that the files declare.
  let declared: Set<String>
  /// The classes that the files declare.
  let classes: Set<String>
  /// The modules that the files of a folder stand for.
  let modules: Set<String>
  private let hasSamples: Bool

  /// - Parameters:
  ///   - isFolder: Whether the files are those of a folder.
  ///   - isKnown: Whether there is a module of a name.
  ///   - wanted: The scene that is asked for; nil for none.
  ///   - hasSamples: Whether views that ask for values may be shown with some made up, where nothing else is there.
  ///   - cuts: Parts of the files that are left out already, by the file's number.
  init(
    parts: [SceneFile.Part], isFolder: Bool, wanted: String? = nil, hasSamples: Bool = true,
    cuts: [[SourceCut]] = [], isKnown: (String) -> Bool
  ) {
    self.hasSamples = hasSamples
    let scans = parts.map { NameScan(source: $0.source) }
    let declared = scans.reduce(into: Set<String>()) { $0.formUnion($1.declared) }
    let modules = isFolder ? Self.modules(of: parts, scans: scans) : []
    (self.declared, self.modules) = (declared, modules)
    let facts = GroupFacts(trees: scans.map(\.tree))
    classes = Set(facts.hierarchy.classes.keys)
    var parsed = parts.enumerated().map { index, part in
      ParsedScene(
        source: part.source, number: isFolder ? index : nil, modules: modules, declared: declared,
        group: facts, isKnown: isKnown)
    }
    ParsedScene.moveMembers(among: &parsed, paths: parts.map(\.absolutePath))
    if isFolder { ParsedScene.connect(&parsed) }
    let isBare = !parsed.contains { !$0.complete.isEmpty }
    let sampled: Set<String>? =
      !hasSamples ? [] : isBare ? nil : isFolder ? Set([wanted].compactMap(\.self)) : []
    var names: [String: Int] = [:]
    for (index, (part, scene)) in zip(parts, parsed).enumerated() {
      // Private declarations are identified by the name of their file, so each name may be there once; and one called main.swift would be a
      // script.
      let name = (part.absolutePath as NSString).lastPathComponent
      names[name, default: 0] += 1
      let times = names[name] ?? 1
      let suffix = name == "main.swift" ? ".scene" : times > 1 ? ".\(times)" : ""
      // The compiler knows no other spelling of the extension.
      let isPlain = suffix.isEmpty && name.hasSuffix(".swift")
      let visible = isPlain ? part.absolutePath : part.absolutePath.dropLast(6) + suffix + ".swift"
      members.append(
        Member(
          part: part, scene: scene, visiblePath: visible,
          text: StagedScene(
            source: part.source, scene: scene, index: index, path: part.path, visiblePath: String(visible),
            sampled: sampled,
            uses: UnsupportedScan(source: part.source, declared: declared).uses,
            cuts: cuts.indices.contains(index) ? cuts[index] : []
          ).text))
    }
  }

  /// The names by which the files of a folder may name modules of the folder: those of the folders on the way to them, a
  /// target's among them, that no declaration has. A name that is extended, or stands alone for a type, is a type's.
  static func modules(of parts: [SceneFile.Part], scans: [NameScan]) -> Set<String> {
    let declared = scans.reduce(into: Set<String>()) {
      $0.formUnion($1.declared.union($1.extended).union($1.bareTypes))
    }
    let folders = parts.flatMap { $0.absolutePath.split(separator: "/").dropLast().map(String.init) }
    return Set(folders).subtracting(declared).subtracting(QualifiedNames.systemModules)
      .subtracting(ParsedScene.coveredModules).filter { $0.first?.isUppercase == true }
  }

  var scenes: [FoundScene] { members.flatMap(\.scene.scenes) }
  var hasNothingToShow: Bool {
    !members.contains { member in
      !member.scene.complete.isEmpty
        || (hasSamples && member.scene.scenes.contains { $0.sample != nil && !$0.isGeneric })
    }
  }
  var hasSyntaxErrors: Bool { members.contains(where: \.scene.hasSyntaxErrors) }

  var unknownModules: [(name: String, path: String, line: Int)] {
    members.flatMap { member in member.scene.unknownModules.map { ($0.name, member.part.path, $0.line) } }
  }
}
